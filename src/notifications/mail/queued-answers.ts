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
}
