import type { Envelope } from './envelope.js';
import type { Inbox } from './inbox.js';
import { mailHeaders, valuesOf } from './mail-headers.js';
import type { Bounces } from './ports.js';
import { boxTokenIn, replyHash, replyTokenIn } from './reply-token.js';
import type { ReplyTokens } from './reply-tokens.js';

/** 1 MiB: a reply with the pictures of a signature is smaller. */
export const MOST_MAIL_BYTES = 2 ** 20;

export interface Brought extends Pick<Envelope, 'from' | 'ip' | 'helo'> {
  /** Addresses that the mail goes to. */
  readonly to: readonly string[];
}

/** Takes mails in, whoever brings them: once `take` returns, a mail may be acknowledged. */
export class Reception {
  constructor(
    private readonly inbox: Inbox,
    private readonly tokens: ReplyTokens,
    private readonly bounces: Bounces,
    private readonly domain: string,
  ) {}

  /** Whether an address is of the form that mail is taken for. Nobody is told whether its token was ever given out. */
  takesFor(address: string): boolean {
    return [replyTokenIn(address, this.domain), boxTokenIn('bounce', address, this.domain)].some(Boolean);
  }

  async take(raw: Buffer, { to, from, ip, helo }: Brought): Promise<void> {
    for (const address of to.filter((one, place) => to.indexOf(one) === place)) {
      const reply = replyTokenIn(address, this.domain);
      const bounce = boxTokenIn('bounce', address, this.domain);
      if (reply !== undefined && (await this.tokens.find(reply)) !== undefined)
        await this.inbox.keep(raw, { from, token: replyHash(reply).toString('hex'), ip, helo });
      else if (bounce !== undefined && from === '' && hasFailed(raw)) await this.bounces.bouncedBy(bounce);
    }
  }

  /** To whom and from whom a mail is, by its own headers: where nobody says what the envelope said. */
  envelopeIn(raw: Buffer): Pick<Brought, 'to' | 'from'> {
    const headers = mailHeaders(raw);
    const addresses = ['x-original-to', 'delivered-to', 'to', 'cc'].flatMap((name) =>
      valuesOf(headers, name).flatMap((value) => value.split(/[\s<>,;:"()]/)),
    );
    const returned = valuesOf(headers, 'return-path')[0]?.replace(/[<>\s]/g, '');
    return { to: addresses.filter((address) => this.takesFor(address)), from: returned ?? 'unknown' };
  }
}

/** A report may also say that a mail is only late (RFC 3464, section 2.3.3). */
function hasFailed(raw: Buffer): boolean {
  return /^action:[ \t]*failed/im.test(raw.toString('latin1'));
}
