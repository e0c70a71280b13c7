import { createHash } from 'node:crypto';
import type { Outside } from '../../events/outside.js';
import type { Outbox } from '../deliveries/outbox.js';

/** `happened`: since the seat last acted, that included. `access`: a link that gives a token of the API. */
export type Shown = 'happened' | 'options' | 'board' | 'help' | 'access';

/** What is answered to a mail. `lines` are text as it is to be read; what else is shown is put in by who sends. */
export interface MailAnswer {
  /** The hash of the mail that is answered (hex): the same answer again is sent once. */
  readonly id: string;
  readonly playerId: string;
  readonly game?: string | undefined;
  readonly seat?: string | undefined;
  /** The Message-ID that is answered, with its angle brackets. */
  readonly inReplyTo?: string | undefined;
  readonly lines: readonly string[];
  /** What comes below, as it is when the mail is sent: by then the seat may not be told everything any more. */
  readonly shows: readonly Shown[];
}

/** Why a guest does not sit at the table: there is no account, or no seat any more. */
export type NoSeat = 'noAccount' | 'tooLate';

/** Which answer was not understood: to a mail that asked to confirm an address, or to an invitation. */
export type Unclear = 'notConfirmed' | 'notJoined';

export interface UnclearAnswer {
  /** A game, or the player whose address it is. */
  readonly topic: string;
  readonly playerId?: string | undefined;
  readonly address: string;
  readonly why: Unclear;
  readonly language: string;
}

/** Answers to mails go the way of all that is told. */
export class QueuedAnswers {
  constructor(
    private readonly outbox: Outbox,
    private readonly outside: Outside,
  ) {}

  /** Once this returns, the answer is kept. */
  async send({ id, playerId, game, seat, inReplyTo, lines, shows }: MailAnswer): Promise<void> {
    await this.outbox.add({
      ...{ topic: game ?? playerId, id: `msg_${id.slice(0, 32)}`, type: 'mail.answer', channel: 'mail' },
      ...(seat === undefined ? {} : { seat }),
      ...{ playerId, target: playerId, at: this.outside.now() },
      data: { lines, shows, ...(inReplyTo === undefined ? {} : { inReplyTo }) },
    });
  }

  /** Told once for each game. */
  async tellGuest(game: string, seat: string, address: string, why: NoSeat, language: string): Promise<void> {
    const id = idOf(`${game} ${address.toLowerCase()}${why === 'noAccount' ? '' : ` ${why}`}`);
    await this.toGuest(game, id, { address, seat, why, language });
  }

  /** Told once for each address in question: nobody has confirmed it yet. */
  async tellUnclear({ topic, playerId, address, why, language }: UnclearAnswer): Promise<void> {
    await this.toGuest(
      topic,
      idOf(`${topic} ${address.toLowerCase()} ${why}`),
      { address, why, language },
      playerId,
    );
  }

  private async toGuest(topic: string, id: string, data: object, playerId?: string): Promise<void> {
    await this.outbox.add({
      ...{ topic, id: `msg_${id}`, type: 'invitation', channel: 'mail' },
      ...{ target: id, data: { ...data }, at: this.outside.now() },
      ...(playerId === undefined ? {} : { playerId }),
    });
  }
}

function idOf(what: string): string {
  return createHash('sha256').update(what).digest('hex').slice(0, 32);
}
