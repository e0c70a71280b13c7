import { ownerOf } from '../../../src/games/fury-of-dracula-4e/chance.js';
import type { Action } from '../../../src/games/fury-of-dracula-4e/actions/actions.js';
import type { EventId } from '../../../src/games/fury-of-dracula-4e/data/event-cards.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import type { HunterId } from '../../../src/games/fury-of-dracula-4e/seats.js';
import type { Step } from '../../../src/games/fury-of-dracula-4e/steps/steps.js';
import {
  anyChance,
  drawing,
  encountersInHand,
  eventsInHand,
  given,
  huntersIn,
  pass,
  phaseIs,
  placeIn,
  toDo,
  wentTo,
  type Fury,
} from './fury-of-dracula-4e.js';

export const SEWARD = 'dr-seward';
export const GODALMING = 'lord-godalming';
export const MINA = 'mina-harker';

type Some = Event | readonly Event[];
type Places = Partial<Record<HunterId, LocationId>>;

/** Words for the phase of Dracula, in which he plays his events. */
export const plays = (card: EventId) => ({ type: 'playEvent', card }) as const;

export const types = (moment: Fury): readonly string[] => moment.mayDo('dracula').map(({ type }) => type);

/** Dracula does one after another. */
export const does = (moment: Fury, ...actions: readonly Action[]): Fury =>
  actions.reduce((now, action) => now.after('dracula', action, anyChance), moment);

const NIGHT: readonly Step[] = [
  { is: 'hunterActs', hunter: MINA, part: 'night', left: 1, done: [] },
  { is: 'draculaPhase' },
  { is: 'beginRound' },
];

/** His phase is about to end, with these events in his hand. */
export function atEnd(cards: readonly EventId[], ...more: readonly Some[]): Fury {
  const moment = given(
    { rumorAtStart: 0 },
    huntersIn(),
    wentTo('madrid', 'lisbon', 'cadiz'),
    encountersInHand('rats', 'spy'),
    eventsInHand('dracula', ...cards),
    more.flat(),
    phaseIs('dracula'),
    toDo(
      { is: 'placeHunter', hunter: GODALMING },
      { is: 'window', window: 'endOfDraculaPhase', passed: [] },
      { is: 'refill' },
      { is: 'draculaEnds' },
      { is: 'beginRound' },
    ),
  );
  return moment.after(GODALMING, { type: 'startIn', location: 'edinburgh' }, anyChance);
}

/** His phase begins, with these events in his hand. */
export function atStart(cards: readonly EventId[], ...more: readonly Some[]): Fury {
  const moment = given(
    { rumorAtStart: 0 },
    huntersIn(),
    wentTo('lisbon'),
    eventsInHand('dracula', ...cards),
    more.flat(),
    phaseIs('night'),
    toDo(...NIGHT),
  );
  return moment.after(MINA, pass, anyChance);
}

/** Mina Harker takes supplies by night, and at the bottom lies this card of Dracula. */
export function drawn(card: EventId, places: Places = {}, ...more: readonly Some[]): Fury {
  const moment = given(
    {},
    huntersIn({ [MINA]: 'granada', ...places }),
    wentTo('dublin'),
    more.flat(),
    phaseIs('night'),
    toDo(...NIGHT),
  );
  return moment.after(MINA, { type: 'supply' }, fromTheBottom(moment, card));
}

/** The card at the bottom is this one of Dracula. */
export function fromTheBottom({ state }: Fury, card: EventId): ReturnType<typeof drawing> {
  const his = Object.entries(state.events.unseen).filter(([id]) => ownerOf(id as EventId) === 'dracula');
  const at = placeIn(Object.fromEntries(his), card);
  return drawing({ 'event back': [60], 'event for dracula': [at] });
}

const WITHOUT_MUCH = ['pass', 'standUp', 'moveTo'];
const MOST_STEPS = 60;

/** Nothing much is done until this is asked. */
export function until(moment: Fury, asked: string): Fury {
  let now = moment;
  for (let steps = 0; steps < MOST_STEPS && !now.asks()[0]?.startsWith(asked); steps += 1) {
    const [, seat = ''] = now.asks()[0]?.split(' ') ?? [];
    const action = now.mayDo(seat).find(({ type }) => WITHOUT_MUCH.includes(type));
    now = now.after(seat, action ?? now.inTime(anyChance()), anyChance);
  }
  return now;
}
