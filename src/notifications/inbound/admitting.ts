import type { AddressBook } from '../mail/address-book.js';
import type { Authenticity } from './authenticity.js';
import { isAutomatic } from './automatic-mail.js';
import { sameAddress } from './envelope.js';
import type { WaitingMail } from './inbox.js';
import { mailHeaders, type MailHeader, valuesOf } from './mail-headers.js';
import type { MailParser, ParsedMail } from './mail-parser.js';
import type { ReplyGrant } from './reply-tokens.js';

/** `ignored`: nothing is answered. `refused`: the reason is told to the player's own address. */
export type Admission =
  | { readonly is: 'admitted'; readonly mail: ParsedMail }
  | { readonly is: 'ignored' }
  | { readonly is: 'refused'; readonly because: 'unreadable' | 'sender' | 'forged' }
  /** Nobody can say yet. */
  | { readonly is: 'later' };

const IGNORED: Admission = { is: 'ignored' };
const LATER: Admission = { is: 'later' };
const UNREADABLE: Admission = { is: 'refused', because: 'unreadable' };

/** A machine that has much to do may be too slow for a mail that can be read. */
const MOST_READINGS = 3;

/** Says whether a mail is from whom it has to be. */
export class Admitting {
  constructor(
    private readonly parser: MailParser,
    private readonly authenticity: Authenticity,
    private readonly book: Pick<AddressBook, 'addressOf'>,
    private readonly domain: string,
  ) {}

  async admit(kept: WaitingMail, grant: ReplyGrant): Promise<Admission> {
    const headers = mailHeaders(kept.raw);
    const mail = await this.parser.parse(kept.raw);
    const { from } = kept.envelope;
    if (isAutomatic(headers, { from, subject: mail?.subject ?? '', domain: this.domain })) return IGNORED;
    const address = await this.addressOf(grant);
    if (address === undefined) return IGNORED;
    if (mail === undefined) return kept.attempts < MOST_READINGS ? LATER : UNREADABLE;
    if (!isFrom(address, mail, headers)) return { is: 'refused', because: 'sender' };
    return this.proven(kept, headers, address, mail);
  }

  private async proven(
    kept: WaitingMail,
    headers: readonly MailHeader[],
    address: string,
    mail: ParsedMail,
  ): Promise<Admission> {
    const verdict = await this.authenticity.of(kept, headers, address);
    if (verdict === 'unknown') return LATER;
    return verdict === 'authentic' ? { is: 'admitted', mail } : { is: 'refused', because: 'forged' };
  }

  /** Who has to have written it: a player, or the owner of an address that nobody has confirmed. */
  private async addressOf({ kind, playerId, email }: ReplyGrant): Promise<string | undefined> {
    if (kind === 'confirm' || kind === 'invitation') return email;
    return playerId && (await this.book.addressOf(playerId));
  }
}

/** One header, with one address. */
function isFrom(address: string, { from }: ParsedMail, headers: readonly MailHeader[]): boolean {
  return (
    from.length === 1 && valuesOf(headers, 'from').length === 1 && sameAddress(from[0]!.address, address)
  );
}
