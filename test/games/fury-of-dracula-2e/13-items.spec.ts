import {
  drawing,
  eventsInHand,
  given,
  holding,
  huntersIn,
  itemsInHand,
  toDo,
  wentTo,
} from '../../support/games/fury-of-dracula-2e.js';
import { acting, choose, drawn, moving, play } from '../../support/games/fury-of-dracula-2e-cards.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';

const use = (item: 'heavenly-host' | 'holy-water' | 'local-rumors') => ({ type: 'useItem', item }) as const;

const bite = (seat: 'dr-seward' | 'van-helsing'): Event => ({ type: 'BitesChanged', seat, by: 1, bites: 1 });

describe('a Heavenly Host', () => {
  const HOST = itemsInHand('dr-seward', 'heavenly-host');

  test('is discarded to keep Dracula out of the city of the hunter', () => {
    const { state } = moving({}, [], wentTo('vienna'), HOST).after('dr-seward', use('heavenly-host'));
    expect(state.board.hosts).toEqual(['geneva']);
    expect(state.items.discard['heavenly-host']).toBe(1);
  });

  test('is for a city that has none, and there are three tokens', () => {
    const there = moving({}, [], wentTo('vienna'), HOST, { type: 'HostPlaced', location: 'geneva' });
    expect(there.mayDo('dr-seward')).not.toContainEqual(use('heavenly-host'));
    const three = (['rome', 'paris', 'milan'] as const).map((location): Event => ({
      type: 'HostPlaced',
      location,
    }));
    expect(moving({}, [], wentTo('vienna'), HOST, three).mayDo('dr-seward')).not.toContainEqual(
      use('heavenly-host'),
    );
    const atSea = moving({ places: { 'dr-seward': 'adriatic-sea' } }, [], wentTo('vienna'), HOST);
    expect(atSea.mayDo('dr-seward')).not.toContainEqual(use('heavenly-host'));
  });
});

describe('Holy Water', () => {
  const sprinkled = (die: number) =>
    acting(
      { places: { 'van-helsing': 'geneva' } },
      wentTo('vienna'),
      itemsInHand('dr-seward', 'holy-water'),
      bite('van-helsing'),
    )
      .after('dr-seward', use('holy-water'))
      .after('dr-seward', choose('van-helsing'), drawing({ die: [die - 1] })).state.hunters['van-helsing'];

  test('1 costs two health, 2 to 4 do nothing, 5 and 6 take the bite away', () => {
    expect([1, 2, 4, 5, 6].map((die) => [sprinkled(die).health, sprinkled(die).bites])).toEqual([
      [6, 1],
      [8, 1],
      [8, 1],
      [8, 0],
      [8, 0],
    ]);
  });

  test('is for a bitten hunter in the same city, never for the bite of Mina Harker', () => {
    const water = itemsInHand('dr-seward', 'holy-water');
    const apart = acting({}, wentTo('vienna'), water, bite('van-helsing'));
    expect(apart.mayDo('dr-seward')).not.toContainEqual(use('holy-water'));
    const withMina = acting({ places: { 'mina-harker': 'geneva' } }, wentTo('vienna'), water);
    expect(withMina.mayDo('dr-seward')).not.toContainEqual(use('holy-water'));
  });
});

describe('Local Rumors', () => {
  test('turn up one encounter, and not its place', () => {
    const moment = moving(
      {},
      [],
      wentTo('prague'),
      holding('rats'),
      wentTo('vienna'),
      holding('fog'),
      itemsInHand('dr-seward', 'local-rumors'),
    ).after('dr-seward', use('local-rumors'));
    const spot = { area: 'trail', space: 2 } as const;
    expect(moment.mayDo('dr-seward')).toEqual([
      { type: 'chooseToken', spot: { area: 'trail', space: 1 }, token: 1 },
      { type: 'chooseToken', spot, token: 1 },
    ]);
    const { trail } = moment.after('dr-seward', { type: 'chooseToken', spot, token: 1 }).sees('spectator');
    expect(trail[1]).toMatchObject({ faceUp: false, tokens: [{ encounter: 'rats', faceUp: true }] });
    expect(trail[1]?.card).toBeUndefined();
  });

  test('need an encounter that lies face down', () => {
    const none = moving({}, [], wentTo('vienna'), itemsInHand('dr-seward', 'local-rumors'));
    expect(none.mayDo('dr-seward')).not.toContainEqual(use('local-rumors'));
  });
});

describe('a fifth event of Dracula', () => {
  const FOUR = eventsInHand('dracula', 'roadblock', 'trap', 'time-runs-short', 'unearthly-swiftness');

  test('lets him play one before he discards', () => {
    const moment = drawn(acting({}, wentTo('vienna'), FOUR), 'rage');
    expect(moment.asks()).toEqual(['discardDown dracula']);
    const plays = moment.mayDo('dracula').filter(({ type }) => type === 'playEvent');
    expect(plays).toEqual([play('roadblock'), play('time-runs-short')]);
    const played = moment.after('dracula', play('time-runs-short'));
    expect(played.state.time).toBe('noon');
    expect(played.state.turn).toBe('lord-godalming');
  });
});

describe('two cards for one thing', () => {
  test('the second finds nothing, and play goes on', () => {
    const moment = given(
      {},
      huntersIn(),
      wentTo('vienna'),
      toDo(
        { is: 'cardAsks', card: 'devilish-power', seat: 'dracula' },
        { is: 'hunterActs', hunter: 'dr-seward', others: [], rested: false },
      ),
    );
    expect(moment.mayDo('dracula')).toEqual([{ type: 'pass' }]);
    expect(moment.after('dracula', { type: 'pass' }).asks()).toEqual(['hunterActs dr-seward']);
  });
});

describe('cards for the own turn', () => {
  test('may be played by those who come along, before their party moves', () => {
    const moment = given(
      {},
      huntersIn({ 'dr-seward': 'geneva', 'van-helsing': 'geneva' }),
      wentTo('vienna'),
      eventsInHand('van-helsing', 'money-trail'),
      itemsInHand('van-helsing', 'heavenly-host'),
      toDo(
        { is: 'window', window: 'partyBegins', passed: [], hunters: ['dr-seward', 'van-helsing'] },
        { is: 'hunterMoves', hunters: ['dr-seward', 'van-helsing'], train: true, invite: false },
      ),
    );
    expect(moment.mayDo('van-helsing')).toContainEqual(play('money-trail'));
    const placed = moment.after('van-helsing', use('heavenly-host'));
    expect(placed.state.board.hosts).toEqual(['geneva']);
    expect(placed.asks()).toEqual(['partyBegins van-helsing']);
  });
});
