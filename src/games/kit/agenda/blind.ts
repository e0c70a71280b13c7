import type { SeatId } from '../audience.js';
import { foreseen, isForeseen, type ForesightOfActions } from '../foresight.js';
import type { Typed } from '../game-definition.js';
import type { Agenda } from './agenda.js';
import { foresightOf, type ForesightOfSteps } from './foresight.js';
import type { World } from './phase.js';

export interface BlindRules<W extends World, Event extends Typed> {
  readonly agenda: Agenda<W, Event>;
  /** What an answer does by itself. What it leads to is the matter of the steps. */
  readonly answers: ForesightOfActions<W['state'], W['action']>;
  readonly steps: ForesightOfSteps<W['step']>;
  /** Events by which somebody learns what lay face down or was held in a hand, whoever knew it before. */
  readonly turnsUp: readonly Event['type'][];
}

/** See `GameDefinition`. What an answer leads to is followed to the next question, or until nobody can tell any more. */
export const blindBy =
  <W extends World, Event extends Typed>({ agenda, answers, steps, turnsUp }: BlindRules<W, Event>) =>
  (state: W['state'], seat: SeatId, action: W['action']): boolean => {
    if (!isForeseen(answers, state, seat, action)) return false;
    const ahead = agenda.lookingAhead((step) => foresightOf(steps, step, seat));
    const events = foreseen((random) => ahead.decide(state, seat, action, random));
    return events !== undefined && !events.some(({ type }) => turnsUp.includes(type));
  };
