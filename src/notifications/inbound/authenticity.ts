import dns from 'node:dns/promises';
import os from 'node:os';
import { authenticate, type Authenticated, type Status } from 'mailauth';
import { getAlignment } from 'mailauth/lib/tools.js';
import { authenticationResults, type MethodResult } from './authentication-results.js';
import { domainOf, type Envelope, sameAddress } from './envelope.js';
import type { WaitingMail } from './inbox.js';
import { type MailHeader, valuesOf } from './mail-headers.js';

/**
 * By what it is known that a mail comes from the address that it says. `dmarc`: a signature or the server that brought
 * it. `provider`: the verdict of a provider that was there first. `none`: only from this machine.
 */
export const MAIL_AUTHS = ['dmarc', 'provider', 'none'] as const;
export type MailAuth = (typeof MAIL_AUTHS)[number];

export type Resolver = (name: string, type: string) => Promise<unknown>;

/** `unknown`: it cannot be said now, since a name server does not answer. */
export type Verdict = 'authentic' | 'forged' | 'unknown';

// Each is looked up, so a mail with very many of them would be a burden to others.
const MOST_SIGNATURES = 10;
/** So long name servers are waited for, at first and again. */
const PATIENCE_MS = 20_000;
const PATIENCE_AGAIN_MS = 5_000;

const lookUp: Resolver = (name, type) => dns.resolve(name, type);

export class Authenticity {
  /** @param authserv the provider's name in Authentication-Results (RFC 8601) */
  constructor(
    private readonly by: MailAuth,
    private readonly authserv: string | undefined,
    private readonly resolver: Resolver = lookUp,
  ) {}

  /** @param from the address that the mail says it comes from */
  async of(
    { raw, envelope, attempts }: Pick<WaitingMail, 'raw' | 'envelope' | 'attempts'>,
    headers: readonly MailHeader[],
    from: string,
  ): Promise<Verdict> {
    if (this.by === 'none') return 'authentic';
    if (this.by === 'provider') return this.provided(headers, from);
    if (valuesOf(headers, 'dkim-signature').length > MOST_SIGNATURES) return 'forged';
    const patience = attempts > 1 ? PATIENCE_AGAIN_MS : PATIENCE_MS;
    return withPatience(patience, this.verified(raw, envelope, from));
  }

  /** The provider puts its verdict on top, and takes away what claims to be one of its own (RFC 8601, section 5). */
  private provided(headers: readonly MailHeader[], from: string): Verdict {
    const own = valuesOf(headers, 'authentication-results')
      .map(authenticationResults)
      .find(({ authserv }) => authserv === this.authserv?.toLowerCase());
    return own?.results !== undefined && isPassed(own.results, from) ? 'authentic' : 'forged';
  }

  private async verified(raw: Buffer, envelope: Envelope, from: string): Promise<Verdict> {
    const resolver = this.onlyFor(from);
    const options = { mta: os.hostname(), disableArc: true, disableBimi: true, resolver };
    const brought = broughtFor(from, envelope);
    const { dkim, spf, dmarc } = await authenticate(raw, { ...options, ...brought });
    // Two readers of one header must not see two senders.
    if (dkim.headerFrom.length !== 1 || !sameAddress(dkim.headerFrom[0]!, from)) return 'forged';
    const strict = dmarc === false ? undefined : dmarc.alignment;
    const signers = dkim.results.filter(({ status }) => isWhole(status)).map((one) => one.signingDomain);
    const aligned =
      signers.some((domain) => isAligned(from, domain, strict?.dkim.strict)) ||
      bringersIn(spf, brought.ip).some((domain) => isAligned(from, domain, strict?.spf.strict));
    if (aligned) return 'authentic';
    return isUnsure([...dkim.results, spf, dmarc]) ? 'unknown' : 'forged';
  }

  /** Keys of others prove nothing, and are not asked for: their name servers may be slow on purpose. */
  private onlyFor(from: string): Resolver {
    return async (name, type) => {
      const signer = /\._domainkey\.(.+)$/.exec(name)?.[1];
      if (signer === undefined || isAligned(from, signer)) return this.resolver(name, type);
      throw Object.assign(new Error(`${name} is of no use`), { code: 'ENOTFOUND' });
    };
  }
}

/** Who brought a mail counts only for the domain of its sender, and is not looked up for another one. */
function broughtFor(from: string, { from: sender, ip, helo = '' }: Envelope) {
  return isAligned(from, domainOf(sender || helo)) ? { sender, ip, helo } : { sender, ip: undefined };
}

/** Without the address of who brought a mail there is nothing to compare. */
function bringersIn(spf: Authenticated['spf'], ip: string | undefined): string[] {
  return ip !== undefined && spf !== false && isWhole(spf.status) ? [spf.domain] : [];
}

function isWhole({ result, underSized = 0 }: Status): boolean {
  return result === 'pass' && underSized === 0;
}

function isUnsure(results: readonly ({ readonly status: Status } | false)[]): boolean {
  return results.some((one) => one !== false && one.status.result === 'temperror');
}

/** One verdict of DMARC at most, and none that is against the mail, whatever else is said. */
function isPassed(results: readonly MethodResult[], from: string): boolean {
  const verdicts = results.flat().filter(([name]) => name === 'dmarc');
  if (verdicts.length > 1 || verdicts.some(([, result]) => result === 'fail')) return false;
  return results.some(
    (one) => passes(one, 'dmarc', 'header.from', from) || passes(one, 'dkim', 'header.d', from),
  );
}

/** Whether a method has passed for a domain that belongs to the one of the address. */
function passes([first, ...more]: MethodResult, method: string, property: string, from: string): boolean {
  const [domain, another] = more.filter(([name]) => name === property).map(([, value]) => value);
  const hasPassed = first?.[0] === method && first[1] === 'pass';
  return hasPassed && another === undefined && /^[\w.-]+$/.test(domain ?? '') && isAligned(from, domain!);
}

/** RFC 7489, section 3.1. */
function isAligned(from: string, domain: string, strict = false): boolean {
  if (strict) return domainOf(from) === domain.toLowerCase();
  return getAlignment(domainOf(from), [domain], { strict: false }) !== false;
}

async function withPatience(patience: number, verdict: Promise<Verdict>): Promise<Verdict> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Verdict>((resolve) => {
    timer = setTimeout(resolve, patience, 'unknown');
  });
  return Promise.race([verdict, late]).finally(() => clearTimeout(timer));
}
