import type { Action } from '../actions.js';
import { type About, cancelling, EVENT_RULES, playable, playEvent, usable, useItem } from '../cards/play.js';
import { isHunter, type FurySeat } from '../seats.js';
import type { State } from '../state.js';
import type { StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import { askedIn, eventsFor, itemsFor } from '../windows.js';
import type { Deed, Question } from './phase.js';

type Window = StepOf<'window'>;

function answers(state: State, step: Window, seat: FurySeat): readonly Action[] {
  return [
    { type: 'pass' },
    ...playable(state, seat, step, eventsFor(step, seat)),
    ...usable(state, seat, step, itemsFor(step, seat)),
  ];
}

/** A card of an odd place in the chain stands for the first card, one of an even place against it. */
function closeChain(tale: Tale, step: Window): void {
  const [first, against] = step.chain ?? [];
  const stands = (step.chain ?? []).length % 2 === 1;
  if (first === undefined || against === undefined || stands) return;
  tale.tell({ type: 'EventCancelled', card: first.card });
  tale.drop('takeEffect');
  EVENT_RULES[first.card].isCancelled?.(tale, step, against.card);
}

/** Whom the card on the table, or the window, is about. */
const aboutOf = ({ hunters, hunter }: Window): About => ({
  ...(hunters && { hunters }),
  ...(hunter && { hunter }),
});

/** Who plays a card in a window may play another one there, and so may the others. */
function playInWindow(
  tale: Tale,
  step: Window,
  seat: FurySeat,
  card: Parameters<typeof playEvent>[1]['card'],
): void {
  const { chain } = step;
  if (chain !== undefined) {
    tale.tell({ type: 'EventPlayed', seat, card });
    return tale.next(cancelling([...chain, { seat, card }], aboutOf(step)));
  }
  tale.next(step);
  playEvent(tale, { seat, card }, aboutOf(step));
}

/** Asks on public facts alone, always whether to pass or to play: what the hand holds tells nothing. */
export const window: Question<'window'> = {
  kind: ({ window: name }) => name,
  asks: askedIn,
  mayDo: answers,
  inTime: () => ({ type: 'pass' }),
  unasked: closeChain,
  does: {
    pass: (tale, { step, seat }) => {
      tale.tell({ type: 'EventPassed', seat });
      tale.stillAsk({ ...step, passed: [...step.passed, seat] });
    },
    playEvent: (tale, { step, seat, action: { card } }) => playInWindow(tale, step, seat, card),
    useItem: (tale, { step, seat, action: { item } }, random) => {
      tale.next(step);
      if (isHunter(seat)) useItem(tale, seat, item, step, random);
    },
  },
};

export const takeEffect: Deed<'takeEffect'> = {
  happens: (tale, step, random) => EVENT_RULES[step.card].takesEffect(tale, step, random),
};
