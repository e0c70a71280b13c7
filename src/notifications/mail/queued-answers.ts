import { createHash } from 'node:crypto';
import type { Outside } from '../../events/outside.js';
import type { Outbox } from '../deliveries/outbox.js';
import { type MailAnswer, MailAnswers } from '../inbound/ports.js';

/** Answers to mails go the way of all that is told. */
export class QueuedAnswers extends MailAnswers {
  constructor(
    private readonly outbox: Outbox,
    private readonly outside: Outside,
  ) {
    super();
  }

  override async send({ id, playerId, game, seat, inReplyTo, lines, shows }: MailAnswer): Promise<void> {
    await this.outbox.add({
      ...{ topic: game ?? playerId, id: `msg_${id.slice(0, 32)}`, type: 'mail.answer', channel: 'mail' },
      ...(seat === undefined ? {} : { seat }),
      ...{ playerId, target: playerId, at: this.outside.now() },
      data: { lines, shows, ...(inReplyTo === undefined ? {} : { inReplyTo }) },
    });
  }

  /** That a guest can have no account here. Told once for each game. */
  async tellGuest(game: string, seat: string, address: string): Promise<void> {
    const id = createHash('sha256').update(`${game} ${address.toLowerCase()}`).digest('hex').slice(0, 32);
    await this.outbox.add({
      ...{ topic: game, id: `msg_${id}`, type: 'invitation', channel: 'mail' },
      ...{ target: id, data: { address, seat }, at: this.outside.now() },
    });
  }
}
