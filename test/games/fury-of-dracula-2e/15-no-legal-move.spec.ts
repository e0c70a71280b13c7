import {
  anyChance,
  bloodIs,
  encountersInHand,
  eventsInHand,
  given,
  huntersIn,
  toDo,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';

const HAND = encountersInHand('fog', 'fog', 'rats', 'plague', 'wolves');

describe('no legal move', () => {
  /** In Cagliari, with no blood to go on board, there is no way out. */
  const stuck = (blood: number, options: Partial<Options> = {}) =>
    given(
      options,
      huntersIn(),
      HAND,
      wentTo('alicante', 'mediterranean-sea', 'cagliari'),
      bloodIs(blood),
      { type: 'StormChanged', location: 'tyrrhenian-sea', turns: 2 },
      { type: 'CardChosen', card: 'hide', at: 'cagliari', powers: [] },
      { type: 'CardChosen', card: 'feed', at: 'cagliari', powers: [] },
      { type: 'CardChosen', card: 'dark-call', at: 'cagliari', powers: [] },
      { type: 'TurnStarted', seat: 'mina-harker', round: 1 },
      { type: 'TurnMissed', seat: 'lord-godalming' },
      { type: 'TurnMissed', seat: 'dr-seward' },
      { type: 'TurnMissed', seat: 'van-helsing' },
      {
        type: 'AgendaChanged',
        question: 1,
        agenda: [
          { is: 'hunterActs', hunter: 'mina-harker', others: [], rested: false },
          { is: 'beginTurn', seat: 'dracula' },
        ],
      },
    ).after('mina-harker', { type: 'supply', draw: 'event' }, anyChance);

  test.each([
    [14, 10],
    [11, 10],
    [10, 5],
    [7, 5],
    [5, 0],
  ])('costs the blood down to the next red number: from %i to %i', (before, after) => {
    expect(stuck(before).state.blood).toBe(after);
  });

  test('exactly at a red number it costs none, as an option', () => {
    expect(stuck(10, { cheatAtRedNumber: 'stay' }).state.blood).toBe(10);
  });

  test('clears the trail to the place where he is, which is turned up, and then he moves', () => {
    const { state } = stuck(9);
    expect(state.trail).toEqual([{ card: 'cagliari', at: 'cagliari', faceUp: true, powers: [], tokens: [] }]);
    const open = { type: 'keepEventOpen', card: 'advance-planning' } as const;
    expect(stuck(9).after('mina-harker', open).asks()).toEqual(['draculaMoves dracula']);
  });

  test('destroys him at five or less', () => {
    expect(stuck(4).state.over?.reason).toBe('blood');
  });

  test('as an option his turn ends with the penalty', () => {
    const moment = stuck(9, { cheatThenMoves: false });
    expect(moment.state.blood).toBe(5);
    expect(moment.after('mina-harker', { type: 'keepEventOpen', card: 'advance-planning' }).asks()).toEqual([
      'hunterMoves lord-godalming',
    ]);
  });

  test('a second time in one turn costs nothing more, and what was pushed off before is still asked about', () => {
    const moment = given(
      {},
      huntersIn(),
      encountersInHand('fog', 'fog', 'rats', 'plague', 'wolves'),
      wentTo('paris'),
      { type: 'CardPushedOff' },
      wentTo('dublin'),
      bloodIs(1),
      { type: 'StormChanged', location: 'irish-sea', turns: 2 },
      { type: 'GroundConsecrated', location: 'dublin' },
      { type: 'HostPlaced', location: 'galway' },
      eventsInHand('dracula', 'trap'),
      { type: 'TurnStarted', seat: 'dracula', round: 2 },
      toDo(
        { is: 'draculaBegins' },
        { is: 'draculaMoves', punished: true },
        { is: 'draculaArrives' },
        { is: 'pushedOff' },
        { is: 'refill' },
        { is: 'endTurn', seat: 'dracula' },
      ),
    ).after('dracula', { type: 'pass' });
    expect([moment.state.blood, moment.asks()]).toEqual([1, ['pushedOff dracula']]);
  });
});
