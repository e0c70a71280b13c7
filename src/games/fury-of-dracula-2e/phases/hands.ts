import type { Action } from '../actions.js';
import { playable, playEvent } from '../cards/play.js';
import { pickFor } from '../chance.js';
import type { EventId } from '../data/event-cards.js';
import { hunterOf, kindsOf } from '../reading.js';
import { isHunter, type FurySeat, type HunterId } from '../seats.js';
import type { State } from '../state.js';
import { eventLimit, hasTooMany, isOverLimit, mustKeepOpen } from './checks.js';
import type { Question } from './phase.js';

const eventsToDiscard = (cards: State['draculaEvents']) =>
  kindsOf(cards).map((card): Action => ({ type: 'discardEvent', card }));

/** Ruling: those cards for the start of his turn that need no turn to follow. */
const PLAYED_INSTEAD: readonly EventId[] = ['devilish-power', 'roadblock', 'time-runs-short'];

function discards(state: State, seat: FurySeat): readonly Action[] {
  if (!isHunter(seat)) return eventsToDiscard(state.draculaEvents);
  const { items, events } = hunterOf(state, seat);
  return [
    ...(hasTooMany.items(state, seat)
      ? kindsOf(items).map((item): Action => ({ type: 'discardItem', item }))
      : []),
    ...(hasTooMany.events(state, seat) ? eventsToDiscard(events) : []),
  ];
}

/** Three items and three events each, one more for Dr Seward; four events for Dracula. Published: he may play a card instead. */
export const discardDown: Question<'discardDown'> = {
  asks: (state, { seat }) => {
    const over = isHunter(seat) ? isOverLimit(state, seat) : state.draculaEvents.length > eventLimit(state);
    return over ? [seat] : [];
  },
  mayDo: (state, step) => [
    ...discards(state, step.seat),
    ...(step.seat === 'dracula' ? playable(state, 'dracula', step, PLAYED_INSTEAD) : []),
  ],
  inTime: (state, { seat }, _seat, random) => pickFor(seat, discards(state, seat), random),
  does: {
    discardItem: (tale, { step: { seat }, action: { item } }) => {
      if (isHunter(seat)) tale.tell({ type: 'ItemDiscarded', seat, item });
    },
    playEvent: (tale, { seat, action: { card } }) => playEvent(tale, { seat, card }),
    discardEvent: (tale, { step: { seat }, action: { card } }) =>
      tale.tell({ type: 'EventDiscarded', seat, card }),
  },
};

function toKeepOpen(state: State, hunter: HunterId): readonly Action[] {
  const { items, events } = hunterOf(state, hunter);
  return [
    ...(mustKeepOpen(state, hunter, 'item')
      ? kindsOf(items).map((item): Action => ({ type: 'keepItemOpen', item }))
      : []),
    ...(mustKeepOpen(state, hunter, 'event')
      ? kindsOf(events).map((card): Action => ({ type: 'keepEventOpen', card }))
      : []),
  ];
}

/** Who is bitten keeps an item and an event open to Dracula. */
export const keepOpen: Question<'keepOpen'> = {
  asks: (state, { hunter }) => (toKeepOpen(state, hunter).length > 0 ? [hunter] : []),
  mayDo: (state, { hunter }) => toKeepOpen(state, hunter),
  inTime: (state, { hunter }, seat, random) => pickFor(seat, toKeepOpen(state, hunter), random),
  does: {
    keepItemOpen: (tale, { step: { hunter }, action: { item } }) => {
      tale.tell({ type: 'CardKeptOpen', seat: hunter, item });
      tale.tell({ type: 'CardOpened', seat: hunter, kind: 'item' });
    },
    keepEventOpen: (tale, { step: { hunter }, action: { card } }) => {
      tale.tell({ type: 'CardKeptOpen', seat: hunter, card });
      tale.tell({ type: 'CardOpened', seat: hunter, kind: 'event' });
    },
  },
};
