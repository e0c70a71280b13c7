import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import { pass } from '../../support/games/fury-of-dracula-2e-cards.js';
import {
  anyChance,
  encountersInHand,
  eventsInHand,
  given,
  huntersIn,
  toDo,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';

describe('refilling', () => {
  const card = 'draculas-brides';
  const BRIDES: readonly Event[] = [
    { type: 'EventTurnedUp', seat: 'dracula', card },
    { type: 'AllyArrived', side: 'dracula', card },
  ];
  const refilled = (brides: boolean) =>
    given(
      {},
      huntersIn(),
      wentTo('vienna'),
      encountersInHand('rats', 'plague'),
      brides ? BRIDES : [],
      eventsInHand('dracula', 'trap'),
      { type: 'TurnStarted', seat: 'dracula', round: 2 },
      toDo({ is: 'draculaBegins' }, { is: 'refill' }, { is: 'endTurn', seat: 'dracula' }),
    ).after('dracula', pass, anyChance);

  test('brings the encounters of Dracula to five', () => {
    expect(refilled(false).state.encounters.hand).toHaveLength(5);
  });

  test('with his brides brings them to seven', () => {
    expect(refilled(true).state.encounters.hand).toHaveLength(7);
  });

  test('tells others how many there are, and not which', () => {
    const { dracula } = refilled(false).sees('mina-harker');
    expect(dracula).toEqual({ blood: 15, encounterCount: 5, eventCount: 1 });
  });
});
