import { EVENT_CARDS, type EventId } from '../../../src/games/fury-of-dracula-2e/data/event-cards.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import { DRACULA_TURN_EVENTS, TURN_EVENTS, WINDOWS } from '../../../src/games/fury-of-dracula-2e/windows.js';
import { itIs, wentTo } from '../../support/games/fury-of-dracula-2e.js';
import {
  acting,
  bringing,
  draculaBegins,
  moving,
  play,
} from '../../support/games/fury-of-dracula-2e-cards.js';
import { eventsInHand } from '../../support/games/fury-of-dracula-2e.js';

const playedSomewhere = new Set<EventId>([
  ...TURN_EVENTS,
  ...DRACULA_TURN_EVENTS,
  ...Object.values(WINDOWS).flatMap(({ events }) => events),
]);

/** Whatever the cards need: noon, a bite that can go, an ally, company. */
const READY: readonly Event[] = [
  itIs('noon'),
  { type: 'BitesChanged', seat: 'van-helsing', by: 1, bites: 1 },
  { type: 'EventTurnedUp', seat: 'dracula', card: 'quincey-p-morris' },
  { type: 'AllyArrived', side: 'dracula', card: 'quincey-p-morris' },
  { type: 'EventTurnedUp', seat: 'dr-seward', card: 'rufus-smith' },
  { type: 'AllyArrived', side: 'hunters', card: 'rufus-smith' },
];
const inPort = { places: { 'dr-seward': 'barcelona', 'van-helsing': 'barcelona' } } as const;
const anyTime: readonly EventId[] = [
  'blood-transfusion',
  'good-luck',
  'hypnosis',
  'long-day',
  'money-trail',
  'mystic-research',
  'stormy-seas',
];
const beforeMoving: readonly EventId[] = ['chartered-carriage', 'excellent-weather', 'sense-of-emergency'];

describe('when cards are played', () => {
  test('each card that is kept has its time, and no other card is played from a hand', () => {
    for (const { id, type } of EVENT_CARDS)
      expect([id, playedSomewhere.has(id)]).toEqual([id, type === 'keep']);
  });

  test('those for the own turn before moving as well as before acting', () => {
    for (const card of anyTime) {
      const before = moving(inPort, [card], wentTo('vienna'), READY).mayDo('dr-seward');
      expect([card, before]).toEqual([card, expect.arrayContaining([play(card)])]);
      const later = acting(inPort, wentTo('vienna'), READY, eventsInHand('dr-seward', card)).mayDo(
        'dr-seward',
      );
      expect([card, later]).toEqual([card, expect.arrayContaining([play(card)])]);
    }
  });

  test('those that change the move only before it', () => {
    for (const card of beforeMoving) {
      const before = moving(inPort, [card], wentTo('vienna'), READY).mayDo('dr-seward');
      expect([card, before]).toEqual([card, expect.arrayContaining([play(card)])]);
      const later = acting(inPort, wentTo('vienna'), READY, eventsInHand('dr-seward', card)).mayDo(
        'dr-seward',
      );
      expect([card, later.filter(({ type }) => type === 'playEvent')]).toEqual([card, []]);
    }
    expect([...anyTime, ...beforeMoving].toSorted()).toEqual(TURN_EVENTS.toSorted());
  });

  test('those of Dracula at the start of his turn', () => {
    for (const card of DRACULA_TURN_EVENTS) {
      const offered = draculaBegins({}, [card], wentTo('vienna'), READY).mayDo('dracula');
      expect([card, offered]).toEqual([card, expect.arrayContaining([play(card)])]);
    }
  });

  test('at a rest the cards of the hunters have no effect, whatever they are', () => {
    for (const { id, owner } of EVENT_CARDS) {
      if (owner === 'dracula') continue;
      const moment = acting({}, wentTo('prague', 'vienna'));
      const chance = bringing(moment, id, { 'event back': [0, 0] });
      const { state } = moment.after('dr-seward', { type: 'rest' }, chance);
      expect([id, state.events.discard[id] > 0, state.turn]).toEqual([id, true, 'lord-godalming']);
    }
  });
});
