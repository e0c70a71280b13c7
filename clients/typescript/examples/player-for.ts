import type { Harker, Player, RulesetId } from 'harker-client';
import { Board } from './board.js';
import { dracula } from './dracula.js';
import { hunter } from './hunters.js';
import { graveRobber } from './vampire-graves.js';

/** A bot for a seat of any game. */
export async function playerFor<R extends RulesetId>(
  harker: Harker,
  ruleset: R,
  seat: string,
): Promise<Player<R>>;
export async function playerFor(harker: Harker, ruleset: RulesetId, seat: string): Promise<unknown> {
  const { components } = await harker.ruleset(ruleset);
  if (!('roads' in components)) return graveRobber();
  const board = new Board(components);
  return seat === 'dracula' ? dracula(board) : hunter(board);
}
