import type { Action } from '../../../src/games/fury-of-dracula-4e/actions/actions.js';
import type { EventId } from '../../../src/games/fury-of-dracula-4e/data/event-cards.js';
import type { LocationId, TrailPlaceId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import { furyOfDracula as game } from '../../../src/games/fury-of-dracula-4e/fury-of-dracula-4e.js';
import { CASTLE, isCity, LOCATION_IDS } from '../../../src/games/fury-of-dracula-4e/map.js';
import type { FurySeat } from '../../../src/games/fury-of-dracula-4e/seats.js';
import { sameValue } from '../../../src/games/kit/same-value.js';
import { attack, fight } from '../../support/games/fury-of-dracula-4e-combat.js';
import {
  acts,
  draculaMoves,
  encountersInHand,
  eventsInHand,
  given,
  holding,
  huntersIn,
  laid,
  pass,
  ticketsOf,
  toDo,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';
import { faultsIn } from '../../support/games/twins/blind.js';

const isBlind = ({ state }: Fury, seat: FurySeat, action: Action) => game.blind(state, seat, action);
const by = (type: 'moveByRoad' | 'moveBySea', location: LocationId) => ({ type, location }) as Action;
const MINA = 'mina-harker';

/** Mina Harker, the last to act by day, and Dracula, who holds these cards. */
const dayOf = (from: LocationId, dracula: TrailPlaceId, ...cards: readonly EventId[]) =>
  given(
    {},
    huntersIn({ [MINA]: from }),
    ticketsOf(MINA, '2-1', '3-2'),
    wentTo(dracula),
    eventsInHand('dracula', ...cards),
    acts(MINA),
  );

describe('a hunter probes every place', () => {
  /** Wherever a hunter may go from there, Dracula is there, or he is not. */
  function probed(from: LocationId) {
    return dayOf(from, from === 'madrid' ? 'vienna' : 'madrid')
      .mayDo(MINA)
      .flatMap((action) => {
        const to = 'location' in action ? action.location : from;
        const there = isCity(to) && to !== CASTLE ? to : 'rome';
        const [left, right] = [there, there === 'paris' ? 'toulouse' : 'paris'].map(
          (dracula) => dayOf(from, dracula as TrailPlaceId).state,
        );
        if (left === undefined || right === undefined) return [];
        return [{ action, to, left, right, options: left.options, alike: [MINA] }];
      });
  }

  test('and never takes back a move to a city', () => {
    for (const from of LOCATION_IDS) {
      const moves = probed(from).filter(({ action, to }) => action.type.startsWith('moveBy') && isCity(to));
      const free = moves.filter(({ left, action }) => game.blind(left, MINA, action));
      expect(free.map(({ action }) => action)).toEqual([]);
    }
  });

  test('and learns nothing by anything that may be taken back', () => {
    for (const from of LOCATION_IDS) {
      for (const worlds of probed(from))
        expect(faultsIn(game, worlds, (action) => sameValue(action, worlds.action))).toEqual([]);
    }
  });

  test('and may take back a voyage, since nothing is met at sea', () => {
    expect(isBlind(dayOf('cadiz', 'madrid'), MINA, by('moveBySea', 'atlantic-ocean'))).toBe(true);
  });

  test('and a road, until Dracula has said whether he plays on it, whatever he holds', () => {
    const road = by('moveByRoad', 'lisbon');
    expect(isBlind(dayOf('cadiz', 'madrid'), MINA, road)).toBe(false);
    expect(isBlind(dayOf('cadiz', 'madrid', 'wild-horses'), MINA, road)).toBe(true);
    expect(isBlind(dayOf('cadiz', 'lisbon', 'seduction'), MINA, road)).toBe(true);
  });

  test('and may ask for no secret', () => {
    const company = given(
      {},
      huntersIn({ [MINA]: 'rome', 'dr-seward': 'rome' }),
      wentTo('madrid'),
      acts(MINA),
    );
    expect(isBlind(company, MINA, { type: 'askRegion' })).toBe(false);
    expect(isBlind(company, MINA, { type: 'rest' })).toBe(true);
    expect(isBlind(company, MINA, { type: 'trade' })).toBe(true);
  });
});

describe('Dracula may take back', () => {
  const begins = (...before: Parameters<typeof given>[1][]) =>
    given({}, huntersIn(), ...before, encountersInHand('wolves'), ...draculaMoves);
  const to = (location: TrailPlaceId): Action => ({ type: 'moveTo', location });

  test('a step in the dark, and Hide', () => {
    const atVienna = begins(wentTo('vienna'));
    expect(isBlind(atVienna, 'dracula', to('budapest'))).toBe(true);
    expect(isBlind(atVienna, 'dracula', { type: 'hide' })).toBe(true);
    expect(isBlind(atVienna, 'dracula', { type: 'darkCall' })).toBe(false);
  });

  test('no step that is seen: to where hunters are, or home', () => {
    const near = given({}, huntersIn({ [MINA]: 'vienna' }), wentTo('budapest'), ...draculaMoves);
    expect(isBlind(near, 'dracula', to('vienna'))).toBe(false);
    expect(isBlind(begins(wentTo('klausenburg')), 'dracula', to(CASTLE))).toBe(false);
  });

  test('that he declines to ambush, and no card that he turned up for it', () => {
    const found = given(
      {},
      huntersIn({ [MINA]: 'madrid' }),
      laid('madrid', 'madrid'),
      holding('wolves'),
      { type: 'CardTurnedUp', area: 'trail', space: 1, card: 'madrid' },
      toDo({ is: 'ambush', hunter: MINA, location: 'madrid', met: [] }, { is: 'placeHunter', hunter: MINA }),
    );
    expect(isBlind(found, 'dracula', pass)).toBe(true);
    expect(isBlind(found, 'dracula', { type: 'ambushWith', encounter: 'wolves' })).toBe(false);
  });
});

describe('of the cards of a combat', () => {
  test('the first may be taken back, and not the last, which shows all of them', () => {
    expect(isBlind(fight({}), 'dracula', { type: 'attackWith', card: 'claws', hunter: 'dr-seward' })).toBe(
      true,
    );
    const last = attack(fight({}), 'claws');
    expect(isBlind(last, 'dr-seward', { type: 'fightWith', card: 'punch' })).toBe(false);
  });
});

describe('of two cities that Hired Scouts are sent to', () => {
  test('the first may be named otherwise, and not the second, after which one knows', () => {
    const asks = (left: number, ...locations: readonly LocationId[]) =>
      given(
        {},
        huntersIn(),
        wentTo('madrid'),
        toDo(
          { is: 'cardAsks', card: 'hired-scouts', seat: MINA, left, locations: [...locations] },
          { is: 'placeHunter', hunter: MINA },
        ),
      );
    const rome: Action = { type: 'chooseLocation', location: 'rome' };
    expect(isBlind(asks(1), MINA, rome)).toBe(true);
    expect(isBlind(asks(0, 'paris'), MINA, rome)).toBe(false);
  });
});
