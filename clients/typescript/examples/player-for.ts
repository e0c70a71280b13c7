import type { Components, Player, RulesetId } from 'harker-client';
import { Board } from './board.js';
import { dracula } from './dracula.js';
import { hunter } from './hunters.js';
import { graveRobber } from './vampire-graves.js';

/** A bot for a seat of any game. @param components what is printed, as the ruleset tells it */
export function playerFor<R extends RulesetId>(components: Components<R>, seat: string): Player<R>;
export function playerFor(components: Components<RulesetId>, seat: string): unknown {
  if (!('roads' in components)) return graveRobber();
  const board = new Board(components);
  return seat === 'dracula' ? dracula(board) : hunter(board);
}
