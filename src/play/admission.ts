import type { Typed } from '../games/kit/game-definition.js';
import { Refusal } from '../refusals/refusal.js';
import { askedAction, type AskedAction } from './asked-action.js';
import type { LiveGame } from './live-game.js';
import { offeredActions } from './offer.js';
import {
  actingSeat,
  mustBePlaying,
  mustHaveSeen,
  mustStillBeAsked,
  type Asker,
  type OpenThen,
} from './requirements.js';
import { isTableAction, kindAnswered } from './table/table-questions.js';

/** Whose action it is to be, and what it is. */
export interface Asking {
  readonly playerId: string;
  readonly asked: AskedAction;
  /** An ETag of this seat's view; the action is refused if the game has moved on since. */
  readonly ifMatch?: string | undefined;
}

const askerOf = ({ type }: Typed): Asker => (isTableAction(type) ? kindAnswered(type) : 'standing');

/** The action that is meant, if the seat may answer now. Whether it is legal is the rules' to say. @throws Refusal */
export function admittedAction(
  live: LiveGame,
  seat: string,
  { playerId, asked, ifMatch }: Asking,
  then: OpenThen,
): Typed {
  actingSeat(live, playerId, seat);
  mustHaveSeen(live, ifMatch);
  mustBePlaying(live);
  const action = askedAction(live, seat, asked, then);
  mustStillBeAsked(live, seat, askerOf(action), then);
  return action;
}

/** @throws Refusal that says what would be legal */
export function refuseIllegal(live: LiveGame, seat: string, action: Typed): never {
  const { ruleset } = live.at.ruleset;
  const actions = offeredActions(live.at, seat, live.secrets.actionKey);
  throw new Refusal('illegal-action', { action: action.type, seat, ruleset }, { actions });
}
