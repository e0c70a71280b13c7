import {
  anyChance,
  byRoad,
  DRACULA_MOVES,
  given,
  holding,
  huntersIn,
  laid,
  place,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';
import type { TrailCard } from '../../../src/games/fury-of-dracula-2e/values.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import { HAND, LONG, moved } from '../../support/games/fury-long-trail.js';

describe('the trail', () => {
  test('holds seven cards; the eighth is pushed off', () => {
    const { state } = moved(['bats']);
    expect(state.trail.map(({ card }) => card)).toEqual(['budapest', ...LONG.toReversed().slice(0, 6)]);
    expect(state.leaving.map(({ card }) => card)).toEqual(['paris']);
  });

  test('published: holds six', () => {
    const six = given({ preset: 'published' }, huntersIn(), HAND, wentTo(...LONG.slice(0, 6)), DRACULA_MOVES);
    const { state } = six.after('dracula', byRoad('vienna')).after('dracula', place('rats'), anyChance);
    expect(state.trail).toHaveLength(6);
  });

  test('Dracula sends the card pushed off to the catacombs or takes it back', () => {
    const moment = moved(['bats']);
    expect(moment.asks()).toEqual(['pushedOff dracula']);
    expect(moment.mayDo('dracula')).toEqual([{ type: 'takeBack' }, { type: 'sendToCatacombs' }]);
  });

  test('a card taken back may be played again', () => {
    const { state } = moved([]).after('dracula', { type: 'takeBack' }, anyChance);
    expect([...state.trail, ...state.catacombs, ...state.leaving].map(({ card }) => card)).not.toContain(
      'paris',
    );
  });
});

describe('the catacombs', () => {
  test('a card keeps its encounter and gets a second one', () => {
    const moment = moved(['bats']).after('dracula', { type: 'sendToCatacombs' });
    expect(moment.asks()).toEqual(['placeEncounter dracula']);
    const { catacombs } = moment.after('dracula', place('plague'), anyChance).state;
    expect(catacombs).toHaveLength(1);
    expect(catacombs[0]?.tokens.map(({ encounter }) => encounter)).toEqual(['bats', 'plague']);
  });

  const full = (['madrid', 'lisbon', 'cadiz'] as const).flatMap((card): Event[] => [
    ...laid(card, card),
    { type: 'CardPushedOff' },
    { type: 'CardSentToCatacombs' },
  ]);

  test('hold three cards at the most, so that nothing is asked when they are full', () => {
    const catacombs = given({}, huntersIn(), HAND, full, wentTo(...LONG), DRACULA_MOVES);
    const after = catacombs.after('dracula', byRoad('budapest')).after('dracula', place('rats'), anyChance);
    expect(after.state.turn).toBe('lord-godalming');
    expect(after.state.catacombs).toHaveLength(3);
  });

  test('Dracula is asked at the start of his turn whether he empties them', () => {
    const moment = given({}, huntersIn(), full, wentTo('vienna'), {
      type: 'AgendaChanged',
      question: 1,
      agenda: [{ is: 'draculaBegins' }, { is: 'passTime' }, { is: 'draculaMoves', punished: false }],
    });
    expect(moment.mayDo('dracula')).toEqual([
      { type: 'pass' },
      ...[1, 2, 3].map((space) => ({ type: 'emptyCatacombs', space })),
    ]);
    const emptied = moment.after('dracula', { type: 'emptyCatacombs', space: 2 });
    expect(emptied.state.catacombs.map(({ card }) => card)).toEqual(['cadiz', 'madrid']);
  });

  test('hold as many as there are, as an option', () => {
    const full = (options: Partial<Options>) =>
      given(
        options,
        huntersIn(),
        HAND,
        ['granada', 'madrid', 'cadiz'].flatMap((city) => [
          ...wentTo(city as LocationId),
          { type: 'CardPushedOff' } as const,
          { type: 'CardSentToCatacombs' } as const,
        ]),
        wentTo(...LONG),
        DRACULA_MOVES,
      )
        .after('dracula', byRoad('budapest'))
        .after('dracula', place('rats'), anyChance);
    expect(full({}).asks()).toEqual(['hunterMoves lord-godalming']);
    expect(full({ catacombSpaces: 'any' }).mayDo('dracula')).toContainEqual({ type: 'sendToCatacombs' });
  });

  const seaPushedOff = (options: Partial<Options>) =>
    given(options, huntersIn(), HAND, wentTo('bay-of-biscay', 'nantes', ...LONG.slice(0, 5)), DRACULA_MOVES)
      .after('dracula', byRoad('prague'))
      .after('dracula', place('rats'), anyChance);

  test('sea cards do not go there, and by their back nobody need be asked', () => {
    expect(seaPushedOff({}).state.turn).toBe('lord-godalming');
  });

  test('sea cards may go there, as an option', () => {
    expect(seaPushedOff({ seasInCatacombs: true }).mayDo('dracula')).toContainEqual({
      type: 'sendToCatacombs',
    });
  });
});

describe('a card pushed off face down', () => {
  /** The oldest of seven cards, and whether the castle lies open. */
  const pushedOff = (card: TrailCard, at: LocationId, options: Partial<Options> = {}) =>
    given(
      { castleFaceUp: false, ...options },
      huntersIn(),
      HAND,
      laid(card, at),
      holding('bats'),
      wentTo(...LONG.slice(1)),
      DRACULA_MOVES,
    )
      .after('dracula', byRoad('budapest'))
      .after('dracula', place('rats'));
  const castle = () => pushedOff('castle-dracula', 'castle-dracula');

  test('is asked about, whether it could go to the catacombs or not: to the table all are alike', () => {
    const seen = [castle(), pushedOff('hide', 'paris'), pushedOff('paris', 'paris')].map((moment) => [
      moment.asks(),
      moment.sees('mina-harker'),
    ]);
    expect(seen[0]).toEqual(seen[2]);
    expect(seen[1]).toEqual(seen[2]);
    expect(seen[2]?.[0]).toEqual(['pushedOff dracula']);
  });

  test('but only what fits may go there', () => {
    const back = { type: 'takeBack' };
    const both = [back, { type: 'sendToCatacombs' }];
    expect(castle().mayDo('dracula')).toEqual([back]);
    expect(pushedOff('hide', 'paris').mayDo('dracula')).toEqual([back]);
    expect(pushedOff('paris', 'paris').mayDo('dracula')).toEqual(both);
    const option = { castleInCatacombs: true };
    expect(pushedOff('castle-dracula', 'castle-dracula', option).mayDo('dracula')).toEqual(both);
  });
});

describe('Hide', () => {
  const hidden = () =>
    given(
      {},
      huntersIn(),
      HAND,
      wentTo('paris'),
      holding('bats'),
      laid('hide', 'paris'),
      holding('new-vampire'),
      wentTo('brussels', 'cologne', 'leipzig', 'berlin', 'prague'),
      DRACULA_MOVES,
    );

  test('looks like a land card, with an encounter', () => {
    const [, , , , , hide] = hidden().sees('mina-harker').trail;
    expect(hide).toEqual({ back: 'land', faceUp: false, powers: [], tokens: [{ faceUp: false }] });
  });

  test('is taken out, for all to see, when the card of its place leaves the trail; its encounter may mature', () => {
    const moment = hidden();
    moment
      .when('dracula', byRoad('vienna'))
      .thenAmongOthers({ type: 'CardPushedOff' }, { type: 'HideTakenOut', space: 7, ripens: true });
    const placed = moment.after('dracula', byRoad('vienna')).after('dracula', place('rats'));
    expect(placed.asks()).toEqual(['pushedOff dracula']);
    const first = placed.after('dracula', { type: 'takeBack' });
    expect(first.mayDo('dracula')).toEqual([{ type: 'letGo' }, { type: 'mature' }]);
    const second = first.after('dracula', { type: 'letGo' });
    expect(second.asks()).toEqual(['mature dracula']);
    expect(second.mayDo('dracula')).toEqual([{ type: 'letGo' }]);
  });
});
