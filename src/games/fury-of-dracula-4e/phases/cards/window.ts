import type { Action } from '../../actions/actions.js';
import { playable, playEvent, usable, useItem } from '../../cards/play.js';
import { omit } from '../../../kit/change.js';
import type { EventId } from '../../data/event-cards.js';
import { isHunter, type FurySeat } from '../../seats.js';
import type { State } from '../../state.js';
import type { About } from '../../steps/cards.js';
import type { StepOf } from '../../steps/steps.js';
import type { Tale } from '../../tale.js';
import { askedIn, eventsFor, itemsFor } from '../../windows.js';
import type { Question } from '../phase.js';

type Window = StepOf<'window'>;

const answers = (state: State, step: Window, seat: FurySeat): readonly Action[] => [
  { type: 'pass' },
  ...playable(state, seat, step, eventsFor(step, seat)),
  ...usable(state, seat, step, itemsFor(step, seat)),
];

/** What the window is about. */
const aboutOf = (step: Window): About => omit(step, 'is', 'window', 'passed', 'played');

/** The card on the table has no effect. */
function cancel(tale: Tale, step: Window, by: { seat: FurySeat; card: EventId }): void {
  if (step.played === undefined) return;
  const { card } = step.played;
  tale.tell({ type: 'EventPlayed', ...by });
  tale.tell({ type: 'EventCancelled', card });
  tale.drop('takeEffect');
}

/** Who plays a card may play another one, and so may the others. */
function play(tale: Tale, step: Window, played: { seat: FurySeat; card: EventId }): void {
  if (step.played !== undefined) return cancel(tale, step, played);
  tale.next(step);
  playEvent(tale, played, aboutOf(step));
}

/** Asks on public facts alone, always whether to pass or to play: what the hand holds tells nothing. */
export const window: Question<'window'> = {
  kind: ({ window: name }) => name,
  asks: askedIn,
  mayDo: answers,
  inTime: () => ({ type: 'pass' }),
  does: {
    pass: (tale, { step, seat }) => {
      tale.tell({ type: 'Passed', seat });
      tale.stillAsk({ ...step, passed: [...step.passed, seat] });
    },
    playEvent: (tale, { step, seat, action: { card } }) => play(tale, step, { seat, card }),
    useItem: (tale, { step, seat, action: { item } }, random) => {
      tale.next(step);
      if (isHunter(seat)) useItem(tale, seat, item, step, random);
    },
  },
};
