import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import { pass } from '../../support/games/fury-of-dracula-2e-cards.js';
import {
  anyChance,
  bloodIs,
  byRoad,
  bySea,
  DRACULA_MOVES,
  encountersInHand,
  eventsInHand,
  given,
  holding,
  huntersIn,
  itIs,
  laid,
  place,
  toDo,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-2e.js';
import { LONG } from '../../support/games/fury-long-trail.js';

/** What the source document says of Dracula, point by point. */
const HAND = encountersInHand('rats', 'plague', 'hoax', 'wolves', 'spy');

const draculaIn = (places: readonly LocationId[], ...more: Parameters<typeof given>[1][]): Fury =>
  given({}, huntersIn(), HAND, wentTo(...places), ...more, DRACULA_MOVES);

/** Seven cards lie, the oldest with a New Vampire, and an eighth is laid. */
const eighth = () =>
  given(
    {},
    huntersIn(),
    HAND,
    wentTo('paris'),
    holding('new-vampire'),
    wentTo(...LONG.slice(1)),
    DRACULA_MOVES,
  )
    .after('dracula', byRoad('budapest'))
    .after('dracula', place('rats'));

describe('the source document: Dracula', () => {
  test('A1: time goes on by one unless he is at sea; the new dawn moves both tracks by one', () => {
    const after = (at: LocationId) =>
      given(
        {},
        huntersIn(),
        wentTo(at),
        itIs('small-hours'),
        eventsInHand('dracula', 'trap'),
        { type: 'TurnStarted', seat: 'dracula', round: 3 },
        toDo({ is: 'draculaBegins' }, { is: 'passTime' }, { is: 'draculaMoves', punished: false }),
      ).after('dracula', pass).state;
    expect(after('vienna')).toMatchObject({ time: 'dawn', vampires: 1, resolve: 1 });
    expect(after('black-sea')).toMatchObject({ time: 'small-hours', vampires: 0, resolve: 0 });
  });

  test('A2: the newest card is where he is, older ones lie behind it', () => {
    expect(draculaIn(['prague', 'vienna']).sees('dracula')).toMatchObject({
      dracula: { at: 'vienna' },
      trail: [{ card: 'vienna' }, { card: 'prague' }],
    });
  });

  test('A3: he lays the card of where he goes face down, face up where hunters are; or a power', () => {
    const laidAt = (city: LocationId) =>
      given({}, huntersIn({ 'dr-seward': 'prague' }), HAND, wentTo('vienna'), DRACULA_MOVES).after(
        'dracula',
        byRoad(city),
      );
    expect(laidAt('budapest').sees('spectator').trail[0]).toMatchObject({ back: 'land', faceUp: false });
    expect(laidAt('prague').sees('spectator').trail[0]).toMatchObject({ card: 'prague', faceUp: true });
    expect(draculaIn(['vienna']).mayDo('dracula')).toContainEqual({ type: 'hide' });
  });

  test('A4: the eighth card goes to the catacombs or to his hand, a power only to his hand', () => {
    expect(eighth().mayDo('dracula')).toEqual([{ type: 'takeBack' }, { type: 'sendToCatacombs' }]);
    const feed = given({}, huntersIn(), HAND, laid('feed', 'paris'), wentTo(...LONG.slice(1)), DRACULA_MOVES)
      .after('dracula', byRoad('budapest'))
      .after('dracula', place('rats'), anyChance);
    expect(feed.asks()).toEqual(['hunterMoves lord-godalming']);
    expect(feed.state.trail.map(({ card }) => card)).not.toContain('feed');
    expect(feed.state.catacombs).toEqual([]);
  });

  test('A5: he does not walk back; no possible move counts as cheating', () => {
    expect(draculaIn(['budapest', 'vienna']).mayDo('dracula')).not.toContainEqual(byRoad('budapest'));
    const stuck = given(
      {},
      huntersIn(),
      wentTo('alicante', 'mediterranean-sea', 'cagliari'),
      bloodIs(9),
      { type: 'StormChanged', location: 'tyrrhenian-sea', turns: 2 },
      laid('hide', 'cagliari'),
      eventsInHand('dracula', 'trap'),
      toDo({ is: 'draculaBegins' }, { is: 'draculaMoves', punished: false }),
    );
    stuck.when('dracula', pass).thenAmongOthers({ type: 'NoMoveLeft' });
  });

  test('A6: by road he goes to a city that one road joins directly', () => {
    const roads = draculaIn(['vienna'])
      .mayDo('dracula')
      .flatMap((action) => (action.type === 'moveByRoad' ? [action.location] : []));
    expect(roads).toEqual(['budapest', 'munich', 'prague', 'zagreb']);
  });

  test('A7: Nantes, Bay of Biscay, Atlantic, Mediterranean, Marseilles cost 1, 0, 1, 0', () => {
    let moment = draculaIn(['nantes']);
    const blood = (['bay-of-biscay', 'atlantic-ocean', 'mediterranean-sea', 'marseilles'] as const).map(
      (to) => {
        const before = moment.state.blood;
        const there = moment.after('dracula', bySea(to), anyChance);
        const trail = there.state.trail.toReversed().flatMap(({ card, at }) => laid(card, at));
        moment = given({}, huntersIn(), HAND, bloodIs(there.state.blood), trail, DRACULA_MOVES);
        return there.state.blood - before;
      },
    );
    expect(blood).toEqual([-1, 0, -1, 0]);
  });

  test('A7: with one blood he does not embark, sails once and then must land; blue backs, no powers', () => {
    const ways = (...places: LocationId[]) =>
      draculaIn(places, bloodIs(1), itIs('midnight'))
        .mayDo('dracula')
        .map((action) => ('location' in action ? action.location : action.type));
    expect(ways('dublin')).not.toContain('irish-sea');
    expect(ways('nantes', 'bay-of-biscay')).toContain('atlantic-ocean');
    expect(ways('nantes', 'bay-of-biscay', 'atlantic-ocean')).toEqual(['cadiz', 'galway', 'lisbon']);
    expect(draculaIn(['nantes', 'bay-of-biscay']).sees('spectator').trail[0]).toMatchObject({ back: 'sea' });
  });

  test('A8: at sea he does nothing, hunters he must attack, elsewhere he places an encounter', () => {
    const moment = given({}, huntersIn({ 'dr-seward': 'prague' }), HAND, wentTo('venice'), DRACULA_MOVES);
    expect(moment.after('dracula', bySea('adriatic-sea'), anyChance).state.turn).toBe('lord-godalming');
    expect(moment.after('dracula', byRoad('munich')).asks()).toEqual(['placeEncounter dracula']);
    const attack = given({}, huntersIn({ 'dr-seward': 'prague' }), HAND, wentTo('vienna'), DRACULA_MOVES);
    expect(attack.after('dracula', byRoad('prague')).state.combat).toMatchObject({
      opponent: 'dracula',
      hunters: ['dr-seward'],
      by: 'dracula',
    });
  });

  test('A9: what lies on the eighth card may mature if that is taken back', () => {
    const taken = eighth().after('dracula', { type: 'takeBack' });
    expect(taken.mayDo('dracula')).toEqual([{ type: 'letGo' }, { type: 'mature' }]);
    expect(taken.after('dracula', { type: 'mature' }, anyChance).state.vampires).toBe(2);
    expect(eighth().after('dracula', { type: 'sendToCatacombs' }).asks()).toEqual(['placeEncounter dracula']);
  });

  test('A10: at the end he draws encounters up to five, or seven', () => {
    const after = (...events: Parameters<typeof given>[1][]) =>
      draculaIn(['vienna'], ...events)
        .after('dracula', byRoad('prague'))
        .after('dracula', place('rats'), anyChance).state.encounters.hand.length;
    expect(after()).toBe(5);
    const card = 'draculas-brides';
    expect(
      after({ type: 'EventTurnedUp', seat: 'dracula', card }, { type: 'AllyArrived', side: 'dracula', card }),
    ).toBe(7);
  });
});
