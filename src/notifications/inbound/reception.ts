import type { ReturnedMail } from '../mail/returned-mail.js';
import type { Envelope } from './envelope.js';
import type { Inbox } from './inbox.js';
import { mailHeaders, valuesOf } from './mail-headers.js';
import { boxTokenIn, replyHash, replyTokenIn } from './reply-token.js';
import type { ReplyTokens } from './reply-tokens.js';

/** 1 MiB: a reply with the pictures of a signature is smaller. */
export const MOST_MAIL_BYTES = 2 ** 20;

export interface Brought extends Pick<Envelope, 'from' | 'ip' | 'helo'> {
  /** Addresses that the mail goes to. */
  readonly to: readonly string[];
}

/** A mail goes to no more addresses than this. */
export const MOST_RECIPIENTS = 10;

/** So many mails wait that this one has to come later. */
export class TooManyWait extends Error {}

/** Takes mails in, whoever brings them: once `take` returns, a mail may be acknowledged. */
export class Reception {
  constructor(
    private readonly inbox: Inbox,
    private readonly tokens: ReplyTokens,
    private readonly returned: Pick<ReturnedMail, 'bouncedBy'>,
    private readonly domain: string,
  ) {}

  /** Whether an address is of the form that mail is taken for. Nobody is told whether its token was ever given out. */
  takesFor(address: string): boolean {
    return [replyTokenIn(address, this.domain), boxTokenIn('bounce', address, this.domain)].some(Boolean);
  }

  /** @throws TooManyWait: the whole mail has to come again, and what of it was kept is known then */
  async take(raw: Buffer, brought: Brought): Promise<void> {
    const { to, from } = brought;
    for (const address of new Set(to.map((one) => one.toLowerCase()))) {
      const reply = replyTokenIn(address, this.domain);
      const bounce = boxTokenIn('bounce', address, this.domain);
      if (reply !== undefined) await this.keep(raw, reply, brought);
      else if (bounce !== undefined && from === '' && hasFailed(raw)) await this.returned.bouncedBy(bounce);
    }
  }

  private async keep(raw: Buffer, reply: string, { from, ip, helo }: Brought): Promise<void> {
    const grant = await this.tokens.find(reply);
    if (grant === undefined) return;
    const token = replyHash(reply).toString('hex');
    if (!(await this.inbox.keep(raw, { from, token, ip, helo }, grant.topic))) throw new TooManyWait();
  }

  /** To whom and from whom a mail is, by its own headers: where nobody says what the envelope said. */
  envelopeIn(raw: Buffer): Pick<Brought, 'to' | 'from'> {
    const headers = mailHeaders(raw);
    const addresses = ['x-original-to', 'delivered-to', 'to', 'cc'].flatMap((name) =>
      valuesOf(headers, name).flatMap((value) => value.split(/[\s<>,;:"()]/)),
    );
    const returned = valuesOf(headers, 'return-path')[0]?.replace(/[<>\s]/g, '');
    const own = addresses.filter((address) => this.takesFor(address));
    return { to: [...new Set(own)].slice(0, MOST_RECIPIENTS), from: returned ?? 'unknown' };
  }
}

/** A report may also say that a mail is only late (RFC 3464, section 2.3.3). */
function hasFailed(raw: Buffer): boolean {
  return /^action:[ \t]*failed/im.test(raw.toString('latin1'));
}
