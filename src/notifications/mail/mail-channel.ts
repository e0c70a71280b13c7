import type { Outside } from '../../events/outside.js';
import type { Channel, Delivery, Sent } from '../deliveries/channel.js';
import { nextAttempt } from '../deliveries/schedule.js';
import type { AddressBook } from './address-book.js';
import { accountLetter } from './account-letters.js';
import type { Digest } from './digest.js';
import { MOST_CONNECTIONS, type Mail, type Postman } from './postman.js';
import type { InvitationMails } from './invitation-mails.js';
import { quietUntil } from './local-time.js';
import type { Recipient } from './mail-settings.js';
import type { ReturnedMail } from './returned-mail.js';
import type { MailTokens } from './mail-tokens.js';
import type { MailWriter } from './mail-writer.js';

const TIDY_EVERY_MS = 3_600_000;
// What is left of a decision's time when its reminder comes, where quiet hours let it.
const TIME_TO_ANSWER_MS = 3_600_000;
const EXPIRED: Sent = { outcome: 'expired' };

/** Tells by mail. What a mail says is written when it is sent. */
export class MailChannel implements Channel {
  readonly name = 'mail';
  readonly atOnce = MOST_CONNECTIONS;
  private tidied = 0;

  constructor(
    private readonly book: AddressBook,
    private readonly writer: MailWriter,
    private readonly invitations: InvitationMails,
    private readonly digest: Digest,
    private readonly postman: Postman,
    private readonly tokens: MailTokens,
    private readonly outside: Outside,
    private readonly returned: ReturnedMail,
  ) {}

  async send(delivery: Delivery): Promise<Sent> {
    await this.tidy();
    if (delivery.type === 'invitation')
      return this.posted(delivery, await this.invitations.written(delivery), null);
    const to = await this.book.recipient(delivery.target, delivery.topic);
    if (to === undefined) return EXPIRED;
    if (delivery.type === 'address.confirm') return this.askToConfirm(delivery, to);
    if (!to.confirmed) return EXPIRED;
    // Who writes is awake, and waits for the answer.
    if (delivery.type === 'mail.answer') return this.now(delivery, to);
    return to.mode === 'never' ? EXPIRED : this.whenWanted(delivery, to);
  }

  close(): Promise<void> {
    return this.postman.close();
  }

  private whenWanted(delivery: Delivery, to: Recipient): Promise<Sent> | Sent {
    const quiet = this.quietFor(delivery, to);
    if (quiet !== undefined) return { outcome: 'later', at: quiet };
    // A reminder does not wait for the mail of the day: that may come too late.
    if (to.mode === 'digest' && delivery.game !== null && delivery.type !== 'turn.reminder')
      return this.digest.send(delivery, to, (mail) => this.posted(delivery, mail, to.playerId));
    return this.now(delivery, to);
  }

  /** Until when nothing is sent. A reminder breaks the quiet where little time would be left after it. */
  private quietFor({ type, deadline }: Delivery, { quietFrom, quietTo, zone }: Recipient): Date | undefined {
    if (quietFrom === null || quietTo === null) return undefined;
    const until = quietUntil(this.outside.now(), quietFrom, quietTo, zone);
    if (until === undefined || type !== 'turn.reminder' || deadline === null) return until;
    return deadline.getTime() - until.getTime() < TIME_TO_ANSWER_MS ? undefined : until;
  }

  private async now(delivery: Delivery, to: Recipient): Promise<Sent> {
    const mail = await (delivery.game === null
      ? this.aboutAccount(delivery, to)
      : this.writer.aboutGame(delivery, to));
    return this.posted(delivery, mail, to.playerId);
  }

  private async aboutAccount(delivery: Delivery, to: Recipient): Promise<Mail> {
    const phrases = this.writer.words.about(undefined, to.language);
    const links = await this.writer.linksOf(delivery, to, undefined);
    return this.writer.aboutAccount(delivery, to, accountLetter(delivery, { to, phrases, links }));
  }

  private async askToConfirm(delivery: Delivery, to: Recipient): Promise<Sent> {
    if (to.confirmed || delivery.data?.['address'] !== to.address) return EXPIRED;
    return this.posted(delivery, await this.writer.toConfirm(delivery, to), null);
  }

  /** @param playerId whose address it is, where that is known */
  private async posted(delivery: Delivery, mail: Mail | undefined, playerId: string | null): Promise<Sent> {
    if (mail === undefined) return EXPIRED;
    const began = performance.now();
    const { outcome, ...said } = { ...(await this.postman.post(mail)), latency: performance.now() - began };
    if (outcome === 'sent') {
      if (playerId !== null) await this.returned.arrived(playerId);
      return { outcome: 'delivered', ...said };
    }
    if (outcome === 'refused' && playerId !== null) await this.returned.bounced(playerId);
    const at = outcome === 'failed' ? this.nextAt(delivery) : undefined;
    return at === undefined ? { outcome: 'failed', ...said } : { outcome: 'retry', at, ...said };
  }

  private nextAt({ attempts }: Delivery): Date | undefined {
    const chance = this.outside.bytes(2).readUInt16BE() / 65_536;
    return nextAttempt({ attempts: attempts + 1, now: this.outside.now(), chance });
  }

  private async tidy(): Promise<void> {
    const now = this.outside.now().getTime();
    if (now - this.tidied < TIDY_EVERY_MS) return;
    this.tidied = now;
    await this.tokens.tidy();
  }
}
