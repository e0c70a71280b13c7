import type { Action } from '../../actions/actions.js';
import { eventsOf, goesOpenly, hunterOf, huntersAt, itemsOf, kindsOf, whereIs } from '../../reading.js';
import { isHunter, type HunterId } from '../../seats.js';
import type { State } from '../../state.js';
import type { StepOf } from '../../steps/steps.js';
import type { Tale } from '../../tale.js';
import type { Question } from '../phase.js';

type Trade = StepOf<'trade'>;

/** Ruling: so that a trade ends. */
const MOST_GIFTS = 12;

const partners = (state: State, { hunter, done, gifts }: Trade): readonly HunterId[] =>
  gifts >= MOST_GIFTS ? [] : huntersAt(state, whereIs(state, hunter)).filter((one) => !done.includes(one));

function gifts(state: State, seat: HunterId): readonly Action[] {
  const others = huntersAt(state, whereIs(state, seat)).filter((one) => one !== seat);
  return others.flatMap((to): Action[] => [
    ...kindsOf(itemsOf(state, seat)).map((item): Action => ({ type: 'giveItem', item, to })),
    ...kindsOf(hunterOf(state, seat).tickets).map((ticket): Action => ({ type: 'giveTicket', ticket, to })),
    { type: 'showHand', to },
  ]);
}

/** After a gift those who had done may go on. */
function goOn(tale: Tale, step: Trade): void {
  tale.next({ ...step, done: [], gifts: step.gifts + 1 });
}

/** Published: items and tickets change hands; events are shown, and stay where they are. All may hand over at once. */
export const trade: Question<'trade'> = {
  asks: partners,
  mayDo: (state, _step, seat) => [{ type: 'pass' }, ...(isHunter(seat) ? gifts(state, seat) : [])],
  inTime: () => ({ type: 'pass' }),
  does: {
    pass: (tale, { step, seat }) => {
      tale.tell({ type: 'Passed', seat });
      if (isHunter(seat)) tale.stillAsk({ ...step, done: [...step.done, seat] });
    },
    giveItem: (tale, { step, seat, action: { item, to } }) => {
      if (!isHunter(seat)) return;
      const open = goesOpenly(tale.state, seat, item);
      tale.tell({ type: 'ItemPassed', seat, to, item });
      tale.tell({ type: 'ItemGiven', seat, to, open });
      goOn(tale, step);
    },
    giveTicket: (tale, { step, seat, action: { ticket, to } }) => {
      if (!isHunter(seat)) return;
      tale.tell({ type: 'TicketGiven', seat, to, ticket });
      goOn(tale, step);
    },
    showHand: (tale, { step, seat, action: { to } }) => {
      if (!isHunter(seat)) return;
      const items = [...itemsOf(tale.state, seat)];
      const cards = [...eventsOf(tale.state, seat)];
      tale.tell({ type: 'HandShown', seat, to, items, cards });
      tale.tell({ type: 'HandOpened', seat, to });
      goOn(tale, step);
    },
  },
};
