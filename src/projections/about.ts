import type { GameColumns } from '../events/append.js';
import type { Decision, Outcome } from '../games/kit/game-definition.js';
import { awaitedSeats, decisionsOf, type GameAt } from '../play/table/game-at.js';

/** What readers need of a game beside its views, kept in its row: readable by one look-up from any instance. */
export interface About {
  readonly decisions: readonly Decision[];
  readonly acted: GameAt['acted'];
  readonly turn: GameAt['turn'];
  readonly outcome: Outcome | null;
}

export function gameColumns(game: GameAt): GameColumns {
  const about: About = {
    decisions: decisionsOf(game),
    acted: game.acted,
    turn: game.turn,
    outcome: game.table.outcome ?? null,
  };
  return { status: game.table.status, awaiting: awaitedSeats(game), about: JSON.stringify(about) };
}
