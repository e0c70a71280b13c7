import type { Typed } from '../games/kit/game-definition.js';
import { sameValue } from '../games/kit/same-value.js';
import { Refusal } from '../refusals/refusal.js';
import { askedAction, type AskedAction } from './asked-action.js';
import type { LiveGame } from './live-game.js';
import { offeredActions } from './offer.js';
import { mustBePlaying, mustHaveSeen, mustStillBeAsked, type Asker, type OpenThen } from './requirements.js';
import type { OfferedAction } from './table/shapes.js';
import { isTableAction, kindAnswered } from './table/table-questions.js';

/** Whose action it is to be, and what it is. */
export interface Asking {
  readonly playerId: string;
  readonly asked: AskedAction;
  /** An ETag of this seat's view; the action is refused if the game has moved on since. */
  readonly ifMatch?: string | undefined;
}

const askerOf = ({ type }: Typed): Asker => (isTableAction(type) ? kindAnswered(type) : 'standing');

/**
 * The action that is meant, as it is offered to the seat now: what is tried out passes here as what is done does.
 * @throws Refusal
 */
export function admittedAction(
  live: LiveGame,
  seat: string,
  { asked, ifMatch }: Omit<Asking, 'playerId'>,
  then: OpenThen,
): OfferedAction {
  mustHaveSeen(live, ifMatch);
  mustBePlaying(live);
  const action = askedAction(live, seat, asked, then);
  mustStillBeAsked(live, seat, askerOf(action), then);
  return legalAction(live, seat, action);
}

/** @throws Refusal that says what would be legal */
function legalAction(live: LiveGame, seat: string, action: Typed): OfferedAction {
  const { ruleset } = live.at.ruleset;
  const actions = offeredActions(live.at, seat, live.secrets.actionKey);
  const offer = actions.find((one) => sameValue(one.action, action));
  if (offer !== undefined) return offer;
  throw new Refusal('illegal-action', { action: action.type, seat, ruleset }, { actions });
}
