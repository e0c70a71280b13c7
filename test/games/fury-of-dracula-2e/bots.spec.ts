import type { Action } from '../../../src/games/fury-of-dracula-2e/actions.js';
import { distance } from '../../../src/games/fury-of-dracula-2e/bot/distance.js';
import { prowess } from '../../../src/games/fury-of-dracula-2e/bot/fight.js';
import { traced } from '../../../src/games/fury-of-dracula-2e/bot/trace.js';
import type { ItemId } from '../../../src/games/fury-of-dracula-2e/data/item-cards.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import { furyOfDracula } from '../../../src/games/fury-of-dracula-2e/fury-of-dracula-2e.js';
import { isSea, roadsFrom } from '../../../src/games/fury-of-dracula-2e/map.js';
import type { Time } from '../../../src/games/fury-of-dracula-2e/values.js';
import type { HunterView } from '../../../src/games/fury-of-dracula-2e/view-schema.js';
import { BotGames } from '../../support/games/bot-games.js';
import {
  eventsInHand,
  given,
  huntersIn,
  turnOf,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-2e.js';

const games = new BotGames(furyOfDracula);

/** Chance for a bot: the first of what it likes best. */
const first = { below: () => 0 };

describe('bots', () => {
  test('play whole games of both sides, and never do what is not legal', () => {
    for (const preset of ['source', 'published'] as const)
      for (const seed of [1, 2])
        expect(games.play({ preset }, seed, ['dracula', 'hunters']).over).toBeDefined();
  });

  // `npm run duels` plays 200 games each.
  test.each([
    ['dracula', 'vampires'],
    ['hunters', 'blood'],
  ] as const)('of %s win nine in ten games against random play', (side, reason) => {
    const GAMES = 30;
    const ends = Array.from({ length: GAMES }, (_, seed) => games.play({}, seed, [side]).over?.reason);
    expect(ends.filter((end) => end === reason).length).toBeGreaterThanOrEqual(0.9 * GAMES);
  });

  test('do the same with the same chance', () => {
    const [one, other] = [1, 2].map(() => games.play({}, 7, ['dracula', 'hunters']));
    expect(one).toEqual(other);
  });

  test('do what their seat may know: the same where Dracula hid other things from them', () => {
    const choice = (moment: Fury) => games.decided(moment.state, 'dr-seward', [], first);
    const there = (place: 'vienna' | 'prague', card: 'trap' | 'rage') =>
      given({}, huntersIn(), wentTo('budapest', place), eventsInHand('dracula', card), turnOf('dr-seward'));
    expect(choice(there('vienna', 'trap'))).toEqual(choice(there('prague', 'rage')));
  });

  test('hunters go where Dracula was seen', () => {
    const open = { type: 'CardTurnedUp', area: 'trail', space: 1, card: 'paris' } as const;
    const moment = given(
      {},
      huntersIn({ 'dr-seward': 'strasbourg' }),
      wentTo('paris'),
      open,
      turnOf('dr-seward'),
    );
    const going = games.decided(moment.state, 'dr-seward', [], first);
    expect(going).toEqual({ type: 'moveByRoad', location: 'paris' });
  });

  test('Dracula goes away from hunters', () => {
    const moment = given({}, huntersIn({ 'dr-seward': 'venice' }), wentTo('milan'), turnOf('dracula'));
    const going: Action = games.decided(moment.state, 'dracula', [], first);
    expect('location' in going && distance(going.location, 'venice') >= 2).toBe(true);
  });

  describe('work out where Dracula may be', () => {
    const seen = (moment: Fury, ...heard: readonly Event[]) =>
      traced(
        moment.sees('dr-seward'),
        heard.map((event) => ({ entry: 1, event })),
      );
    const open = (space: number, card: LocationId): Event => ({
      type: 'CardTurnedUp',
      area: 'trail',
      space,
      card,
    });

    test('by the backs of his cards', () => {
      const [now] = seen(given({}, huntersIn(), wentTo('nantes', 'bay-of-biscay')));
      expect([...(now?.keys() ?? [])].every(isSea)).toBe(true);
    });

    test('by roads that lead on from a card that lies open', () => {
      const [now] = seen(given({}, huntersIn(), wentTo('paris', 'brussels'), open(2, 'paris')));
      const near = roadsFrom('paris').reduce((sum, place) => sum + (now?.get(place) ?? 0), 0);
      expect(near).toBeGreaterThan(0.9);
    });

    test('back from where he was seen later', () => {
      const [, before] = seen(given({}, huntersIn(), wentTo('paris', 'brussels'), open(1, 'brussels')));
      const near = roadsFrom('brussels').reduce((sum, place) => sum + (before?.get(place) ?? 0), 0);
      expect(near).toBeGreaterThan(0.9);
    });

    const laid: Event = { type: 'CardLaid', back: 'land', powers: [] };

    test('not where a search found nothing, as long as no card was laid since', () => {
      const moment = given({}, huntersIn(), wentTo('paris'));
      const searched = { type: 'PlaceSearched', location: 'nantes', found: false } as const;
      expect(seen(moment)[0]?.get('nantes')).toBeGreaterThan(0);
      expect(seen(moment, searched)[0]?.get('nantes') ?? 0).toBe(0);
      expect(seen(moment, searched, laid)[0]?.get('nantes')).toBeGreaterThan(0);
    });

    test('anywhere after Evasion', () => {
      const moment = given({}, huntersIn(), wentTo('paris', 'brussels'), open(2, 'paris'));
      const evasion = { type: 'EventTurnedUp', seat: 'dracula', card: 'evasion' } as const;
      expect(seen(moment, evasion, laid)[0]?.get('athens')).toBeGreaterThan(0.01);
      expect(seen(moment, laid)[0]?.get('athens')).toBeLessThan(0.01);
    });
  });

  describe('fight', () => {
    const by = (time: Time, ...items: readonly ItemId[]) => {
      const view = { ...given({}, huntersIn(), wentTo('paris')).sees('dr-seward'), time };
      const me = view.hunters.find(({ seat }) => seat === 'dr-seward') as HunterView;
      return prowess(view, { ...me, items: [...items] });
    };

    test('rather with a stake than with bare hands', () => {
      expect(by('noon', 'stake')).toBeGreaterThan(by('noon'));
    });

    test('rather by day than at night', () => {
      expect(by('noon', 'stake', 'knife')).toBeGreaterThan(by('midnight', 'stake', 'knife'));
    });
  });

  test('are asked for nothing but one of what is legal', () => {
    const moment = given({}, huntersIn(), wentTo('paris'), turnOf('mina-harker'));
    expect(moment.mayDo('mina-harker')).toContainEqual(games.decided(moment.state, 'mina-harker', [], first));
  });
});
