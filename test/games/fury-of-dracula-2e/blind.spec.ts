import type { Action } from '../../../src/games/fury-of-dracula-2e/actions.js';
import type { EventId } from '../../../src/games/fury-of-dracula-2e/data/event-cards.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import { furyOfDracula as game } from '../../../src/games/fury-of-dracula-2e/fury-of-dracula-2e.js';
import { isSea, LOCATION_IDS } from '../../../src/games/fury-of-dracula-2e/map.js';
import type { FurySeat } from '../../../src/games/fury-of-dracula-2e/seats.js';
import type { Step } from '../../../src/games/fury-of-dracula-2e/steps/steps.js';
import { sameValue } from '../../../src/games/kit/same-value.js';
import { fighting } from '../../support/games/fury-of-dracula-2e-combat.js';
import {
  byRoad,
  bySea,
  DRACULA_MOVES,
  encountersInHand,
  eventsInHand,
  given,
  huntersIn,
  laid,
  place,
  toDo,
  turnOf,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-2e.js';
import { faultsIn } from '../../support/games/twins/blind.js';

const hunterActs: Step = { is: 'hunterActs', hunter: 'lord-godalming', others: [], rested: false };

const isBlind = ({ state }: Fury, seat: FurySeat, action: Action) => game.blind(state, seat, action);

describe('a hunter probes every place', () => {
  const setsOut = (from: LocationId, dracula: LocationId, actionAfterLanding: boolean) =>
    given({ actionAfterLanding }, huntersIn({ 'dr-seward': from }), wentTo(dracula), turnOf('dr-seward'));

  /** Wherever hunters may go from there, Dracula is there, or he is not. */
  function probed(from: LocationId, actionAfterLanding: boolean) {
    return setsOut(from, from === 'madrid' ? 'vienna' : 'madrid', actionAfterLanding)
      .mayDo('dr-seward')
      .filter(({ type }) => type !== 'invite')
      .flatMap((action) => {
        const to = 'location' in action ? action.location : from;
        const [left, right] = [isSea(to) ? 'rome' : to, to === 'paris' ? 'toulouse' : 'paris'].map(
          (dracula) => setsOut(from, dracula as LocationId, actionAfterLanding).state,
        );
        if (left === undefined || right === undefined) return [];
        return [{ action, to, left, right, options: left.options, alike: ['dr-seward'] }];
      });
  }

  test('and never takes back a move by which a place is searched', () => {
    for (const from of LOCATION_IDS) {
      const found = probed(from, true).filter(({ to }) => !isSea(to));
      const free = found.filter(({ left, action }) => game.blind(left, 'dr-seward', action));
      expect(free.map(({ action }) => action)).toEqual([]);
    }
  });

  test('and learns nothing by any move that may be taken back', () => {
    for (const from of LOCATION_IDS) {
      for (const worlds of [...probed(from, true), ...probed(from, false)])
        expect(faultsIn(game, worlds, (action) => sameValue(action, worlds.action))).toEqual([]);
    }
  });

  test('and may take back a voyage, since nothing is met at sea', () => {
    expect(isBlind(setsOut('cadiz', 'madrid', false), 'dr-seward', bySea('bay-of-biscay'))).toBe(true);
  });

  test('and a move over a border, until Dracula has said whether he searches the luggage', () => {
    const moment = given(
      {},
      huntersIn({ 'dr-seward': 'venice' }),
      wentTo('munich'),
      eventsInHand('dracula', 'customs-search'),
      turnOf('dr-seward'),
    );
    const [over] = moment.mayDo('dr-seward').filter((action) => isBlind(moment, 'dr-seward', action));
    expect(over).toBeDefined();
  });
});

describe('Dracula may take back', () => {
  const begins = (...trail: readonly (readonly Event[])[]) =>
    given({}, huntersIn(), ...trail, encountersInHand('wolves'), ...DRACULA_MOVES);
  const atVienna = begins(wentTo('vienna'));

  test('a step in the dark', () => {
    expect(isBlind(atVienna, 'dracula', byRoad('budapest'))).toBe(true);
    expect(atVienna.after('dracula', byRoad('budapest')).asks()).toEqual(['placeEncounter dracula']);
  });

  test('nothing after which he draws', () => {
    expect(isBlind(atVienna.after('dracula', byRoad('budapest')), 'dracula', place('wolves'))).toBe(false);
    expect(isBlind(atVienna, 'dracula', { type: 'darkCall' })).toBe(false);
  });

  test('no step that is seen: to where hunters are, or home', () => {
    const near = given({}, huntersIn({ 'dr-seward': 'vienna' }), wentTo('budapest'), ...DRACULA_MOVES);
    expect(isBlind(near, 'dracula', byRoad('vienna'))).toBe(false);
    expect(isBlind(begins(wentTo('klausenburg')), 'dracula', byRoad('castle-dracula'))).toBe(false);
  });

  test('no step by which all see where he hid', () => {
    const since = wentTo('rome', 'florence', 'genoa', 'venice', 'vienna');
    const hid = begins(wentTo('naples'), laid('hide', 'naples'), since);
    const roamed = begins(wentTo('naples', 'bari'), since);
    expect(isBlind(roamed, 'dracula', byRoad('budapest'))).toBe(true);
    expect(isBlind(hid, 'dracula', byRoad('budapest'))).toBe(false);
  });
});

describe('of the cards of a combat', () => {
  test('the first may be taken back, and not the last, which shows all of them', () => {
    const claws: Action = { type: 'playTactic', tactic: 'claws' };
    expect(isBlind(fighting(), 'dracula', claws)).toBe(true);
    const last = fighting().after('dracula', claws);
    expect(isBlind(last, 'lord-godalming', { type: 'playTactic', tactic: 'punch' })).toBe(false);
  });
});

describe('a card that finds something', () => {
  const finds = (...cards: readonly EventId[]) =>
    given(
      {},
      huntersIn(),
      wentTo('north-sea'),
      eventsInHand('dr-seward', 'money-trail'),
      eventsInHand('dracula', ...cards),
      turnOf('dr-seward'),
    );
  const moneyTrail: Action = { type: 'playEvent', card: 'money-trail' };

  test('may be taken back as long as Dracula is asked about it, whatever he holds', () => {
    expect(isBlind(finds('devilish-power'), 'dr-seward', moneyTrail)).toBe(true);
    expect(isBlind(finds('rage'), 'dr-seward', moneyTrail)).toBe(true);
  });

  test('and not if he holds nothing', () => {
    expect(isBlind(finds(), 'dr-seward', moneyTrail)).toBe(false);
  });
});

test('a hunter does not take back freely what he shows by keeping it open, nor a rest, for which one draws', () => {
  const bitten = given(
    {},
    huntersIn(),
    wentTo('madrid'),
    { type: 'BitesChanged', seat: 'lord-godalming', by: 1, bites: 1 },
    eventsInHand('lord-godalming', 'long-day', 'good-luck'),
    toDo({ is: 'keepOpen', hunter: 'lord-godalming' }, hunterActs),
  );
  expect(isBlind(bitten, 'lord-godalming', { type: 'keepEventOpen', card: 'long-day' })).toBe(false);
  const rests = given({}, huntersIn(), wentTo('madrid'), toDo(hunterActs));
  expect(isBlind(rests, 'lord-godalming', { type: 'rest' })).toBe(false);
});
