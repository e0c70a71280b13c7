import { EVERYONE, type Entry } from '../../src/events/entry.js';
import { isDisputed, isStated, isDisputeWithdrawn } from '../../src/play/disputes/disputing.js';
import { isRuled, type Decided } from '../../src/play/disputes/ruling.js';
import { isGranted } from '../../src/play/arbiters/chairs.js';
import type { Happening } from '../../src/play/entry-writer.js';
import { tableEvent } from '../../src/play/happenings.js';
import type { TableEvent } from '../../src/play/table/events.js';
import type { TableActionType } from '../../src/play/table/table-questions.js';
import {
  isAnswered,
  isAskedToTakeBack,
  isFree,
  isRedone,
  isTakenBack,
  lastActionOf,
  redoOf,
} from '../../src/play/take-back/taking-back.js';
import type { PaperGame } from './paper-game.js';

/** What happens at the table of a game on paper, as the server does it. */

const written = (text: string) => ({ text, salt: '5a'.repeat(32), playerId: null });

/** Takes the seat's last action back, or asks the others to let it. */
export function takesBack(game: PaperGame, seat: string): Entry {
  const entry = lastActionOf(game.live.at, seat)!;
  return game.happens(
    isFree(game.live.at, game, entry, (one) => one === seat)
      ? isTakenBack(seat, entry, game)
      : isAskedToTakeBack(game.live, seat, entry),
  );
}

/** Each seat has a player of its own. */
export function answers(game: PaperGame, seat: string, type: TableActionType): Entry {
  return game.happens(isAnswered(game.live, seat, { type }, game));
}

/** All who are asked let the seat take it back. */
export function agree(game: PaperGame): void {
  for (const seat of game.live.at.table.takeBack!.open) answers(game, seat, 'agreeToTakeBack');
}

export function redoes(game: PaperGame, seat: string): Entry {
  return game.happens(isRedone(seat, redoOf(game.live.at, seat, game)!, game));
}

export function disputes(game: PaperGame, seat: string, entry: number): Entry {
  return game.happens(isDisputed(game.live, seat, entry, written('I did not do that.')));
}

/** In the newest dispute. */
export function states(game: PaperGame, by: string): Entry {
  const { length } = game.live.at.table.disputes;
  return game.happens(isStated(game.live, length, by, 'player', written('You did.')));
}

export function withdraws(game: PaperGame): Entry {
  return game.happens(isDisputeWithdrawn(game.live.at.table.disputes.length));
}

export function comesAsArbiter(game: PaperGame, name: string): Entry {
  return game.happens(isGranted(game.live, name, 'installation')!);
}

/** In the newest dispute. */
export function rules(game: PaperGame, decided: Decided, arbiter = 'arbiter-1'): Entry {
  const given = { dispute: game.live.at.table.disputes.length, arbiter, decided };
  return game.happens(isRuled(game.live, given, written('So it is.'), game));
}

/** What is said at the table, whatever a server would say of it. */
export function says(...events: TableEvent[]): Happening {
  const asked = { action: { type: 'say' }, by: 'host' } as const;
  return { asked, askedSlot: EVERYONE, events: events.map((event) => tableEvent(event)) };
}
