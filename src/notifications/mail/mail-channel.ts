import type { Outside } from '../../events/outside.js';
import type { Channel, Delivery, Sent } from '../deliveries/channel.js';
import { nextAttempt } from '../deliveries/schedule.js';
import type { AddressBook } from './address-book.js';
import { accountLetter } from './account-letters.js';
import type { Digest } from './digest.js';
import { MOST_CONNECTIONS, type Mail, type Postman } from './envelope.js';
import type { InvitationMails } from './invitation-mails.js';
import { quietUntil } from './local-time.js';
import type { Recipient } from './mail-settings.js';
import type { MailTokens } from './mail-tokens.js';
import type { MailWriter } from './mail-writer.js';

const TIDY_EVERY_MS = 3_600_000;
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
    const { mode, quietFrom, quietTo, zone } = to;
    const quiet =
      quietFrom === null || quietTo === null
        ? undefined
        : quietUntil(this.outside.now(), quietFrom, quietTo, zone);
    if (mode === 'digest' && delivery.game !== null)
      return this.digest.send(delivery, to, (mail) => this.posted(delivery, mail, to.playerId));
    return quiet === undefined ? this.now(delivery, to) : { outcome: 'later', at: quiet };
  }

  private async now(delivery: Delivery, to: Recipient): Promise<Sent> {
    const mail =
      delivery.game === null
        ? await this.writer.aboutAccount(
            delivery,
            to,
            accountLetter(delivery, this.writer.words.about(undefined, to.language)),
          )
        : await this.writer.aboutGame(delivery, to);
    return this.posted(delivery, mail, to.playerId);
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
      if (playerId !== null) await this.book.arrived(playerId);
      return { outcome: 'delivered', ...said };
    }
    if (outcome === 'refused' && playerId !== null) await this.book.bounced(playerId);
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
