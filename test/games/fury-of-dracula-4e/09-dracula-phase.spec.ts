import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import type { TrailPlaceId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import {
  anyChance,
  draculaMoves,
  encountersInHand,
  eventsInHand,
  given,
  holding,
  huntersIn,
  laid,
  phaseIs,
  toDo,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';

type Some = Event | readonly Event[];

const moving = (...more: readonly Some[]): Fury =>
  given({ rumorAtStart: 0 }, huntersIn(), more.flat(), encountersInHand('rats'), draculaMoves);

const to = (location: TrailPlaceId) => ({ type: 'moveTo', location }) as const;
const reached = (moment: Fury, type = 'moveTo') =>
  moment
    .mayDo('dracula')
    .flatMap((action) => (action.type === type && 'location' in action ? [action.location as string] : []))
    .toSorted();

describe('9. where Dracula goes', () => {
  test('by one road or one sea way, never where his card lies', () => {
    expect(reached(moving(wentTo('madrid', 'lisbon')))).toEqual(['atlantic-ocean', 'cadiz', 'santander']);
  });

  test('the card lies on the first space, and the table sees its back', () => {
    const moved = moving(wentTo('lisbon')).after('dracula', to('cadiz'), anyChance);
    const [first, second] = moved.sees('spectator').trail;
    expect([first?.space, first?.cards, second?.space]).toEqual([1, [{ back: 'land', faceUp: false }], 2]);
    const sailed = moving(wentTo('lisbon')).after('dracula', to('atlantic-ocean'), anyChance);
    expect(sailed.sees('spectator').trail[0]?.cards).toEqual([{ back: 'sea', faceUp: false }]);
  });

  test('E7: tokens of the hunters bar him, those of his own do not', () => {
    const barred: readonly Event[] = [
      { type: 'GroundConsecrated', location: 'madrid' },
      { type: 'HostPlaced', location: 'cadiz' },
      { type: 'FogPlaced', location: 'santander', tokens: 1 },
      { type: 'StormRaised', location: 'atlantic-ocean' },
    ];
    expect(reached(moving(wentTo('lisbon'), barred))).toEqual(['atlantic-ocean', 'santander']);
  });

  test('from sea to sea he suffers one damage, two with Rufus Smith; going on board and landing none', () => {
    const damage = (moment: Fury, place: TrailPlaceId) =>
      moment.after('dracula', to(place), anyChance).state.dracula.damage;
    expect(damage(moving(wentTo('north-sea')), 'english-channel')).toBe(1);
    expect(damage(moving(wentTo('lisbon')), 'atlantic-ocean')).toBe(0);
    expect(damage(moving(wentTo('atlantic-ocean')), 'lisbon')).toBe(0);
    const rufus: readonly Event[] = [
      { type: 'EventTurnedUp', seat: 'dr-seward', card: 'rufus-smith' },
      { type: 'AllyArrived', side: 'hunters', card: 'rufus-smith' },
    ];
    expect(damage(moving(wentTo('north-sea'), rufus), 'english-channel')).toBe(2);
  });

  test('in a city he places an encounter of his hand; at sea and in the castle none', () => {
    expect(moving(wentTo('lisbon')).after('dracula', to('cadiz'), anyChance).asks()).toEqual([
      'placeEncounter dracula',
    ]);
    for (const [from, place] of [
      ['lisbon', 'atlantic-ocean'],
      ['galatz', 'castle-dracula'],
    ] as const) {
      const there = moving(wentTo(from)).after('dracula', to(place), anyChance);
      expect(there.asks()).not.toContain('placeEncounter dracula');
    }
  });

  test('the castle is seen, and heals two damage', () => {
    const hurt: Event = { type: 'DraculaHarmed', by: 5, damage: 5 };
    const home = moving(wentTo('galatz'), hurt).after('dracula', to('castle-dracula'), anyChance);
    expect(home.state.dracula.damage).toBe(3);
    expect(home.sees('spectator').trail[0]?.cards[0]?.card).toBe('castle-dracula');
  });

  test('R1: with three despair tokens each move to a city brings three influence', () => {
    const despair: Event = { type: 'DespairPlaced', despair: 3 };
    const influence = (place: TrailPlaceId) =>
      moving(wentTo('lisbon'), despair).after('dracula', to(place), anyChance).state.influence;
    expect([influence('cadiz'), influence('atlantic-ocean')]).toEqual([3, 0]);
  });

  test('D5: who cannot move is shown, the rest of the trail is cleared, and he goes on', () => {
    const barred: Event = { type: 'GroundConsecrated', location: 'dublin' };
    const closed = given(
      { rumorAtStart: 0 },
      huntersIn(),
      wentTo('atlantic-ocean', 'galway'),
      laid('galway', 'hide'),
      laid('galway', 'dark-call'),
      laid('galway', 'feed'),
      barred,
      encountersInHand('rats'),
      phaseIs('dracula'),
      toDo(
        { is: 'placeHunter', hunter: 'lord-godalming' },
        { is: 'slide' },
        { is: 'draculaMoves', misdirected: true, stuck: false },
      ),
    ).after('lord-godalming', { type: 'startIn', location: 'rome' }, anyChance);
    expect(closed.sees('spectator').trail.map(({ space }) => space)).toEqual([2, 3, 4, 5]);
    expect(closed.sees('spectator').trail.at(-1)?.cards[0]?.card).toBe('galway');
    expect(reached(closed)).toEqual(['atlantic-ocean']);
  });
});

describe('9. where he can go nowhere', () => {
  test('D5: not even then, he stays, and suffers one damage', () => {
    const barred: readonly Event[] = [
      { type: 'GroundConsecrated', location: 'madrid' },
      { type: 'HostPlaced', location: 'cadiz' },
      { type: 'HostPlaced', location: 'alicante' },
    ];
    const closed = given(
      { rumorAtStart: 0 },
      huntersIn(),
      wentTo('lisbon'),
      laid('granada', 'granada', 'wolf-form'),
      laid('granada', 'hide'),
      laid('granada', 'dark-call'),
      laid('granada', 'feed'),
      barred,
      phaseIs('dracula'),
      toDo(
        { is: 'placeHunter', hunter: 'lord-godalming' },
        { is: 'slide' },
        { is: 'draculaMoves', misdirected: true, stuck: false },
        { is: 'beginRound' },
      ),
    ).after('lord-godalming', { type: 'startIn', location: 'rome' }, anyChance);
    const { dracula, trail, round } = closed.state;
    expect([dracula.at, dracula.damage, round]).toEqual(['granada', 1, 1]);
    expect(trail.map(({ space, at }) => [space, at])).toEqual(
      [2, 3, 4, 5].map((space) => [space, 'granada']),
    );
  });
});

describe('9. powers', () => {
  test('Hide looks like a land card, and an encounter is placed with it', () => {
    const hid = moving(wentTo('lisbon')).after('dracula', { type: 'hide' }, anyChance);
    expect(hid.sees('spectator').trail[0]?.cards).toEqual([{ back: 'land', faceUp: false }]);
    expect([hid.state.dracula.at, hid.asks()]).toEqual(['lisbon', ['placeEncounter dracula']]);
  });

  test('E8: Wolf Form costs one damage, goes up to two roads, and lies with the card', () => {
    const moment = moving(wentTo('lisbon'));
    expect(reached(moment, 'takeWolfForm')).toContain('saragossa');
    const ran = moment.after('dracula', { type: 'takeWolfForm', location: 'saragossa' }, anyChance);
    expect(ran.state.dracula.damage).toBe(1);
    expect(ran.sees('spectator').trail[0]?.cards).toEqual([
      { back: 'land', faceUp: false },
      { back: 'land', faceUp: true, card: 'wolf-form' },
    ]);
  });

  test('Feed heals two, Dark Call brings five encounters of which five stay', () => {
    const hurt: Event = { type: 'DraculaHarmed', by: 5, damage: 5 };
    const fed = moving(wentTo('lisbon'), hurt).after('dracula', { type: 'feed' }, anyChance);
    expect(fed.state.dracula.damage).toBe(3);
    const called = moving(wentTo('lisbon')).after('dracula', { type: 'darkCall' }, anyChance);
    expect([called.state.encounters.hand.length, called.asks()]).toEqual([6, ['discardEncounters dracula']]);
  });

  test('no power at sea but Misdirect, and none twice while its card lies on the trail', () => {
    const types = (moment: Fury) => new Set(moment.mayDo('dracula').map(({ type }) => type));
    expect(types(moving(wentTo('lisbon', 'atlantic-ocean')))).toEqual(new Set(['moveTo', 'misdirect']));
    expect(types(moving(wentTo('lisbon'), laid('lisbon', 'hide')))).not.toContain('hide');
  });

  test('in the castle he may hide, without an encounter, and not feed', () => {
    const home = moving(wentTo('castle-dracula'));
    expect(home.mayDo('dracula')).not.toContainEqual({ type: 'feed' });
    const hid = home.after('dracula', { type: 'hide' }, anyChance);
    expect(hid.asks()).not.toContain('placeEncounter dracula');
  });

  test('Feed and Dark Call place no encounter; Feed lies open, Dark Call face down', () => {
    for (const [type, card] of [
      ['feed', 'feed'],
      ['darkCall', undefined],
    ] as const) {
      const stayed = moving(wentTo('lisbon')).after('dracula', { type }, anyChance);
      expect(stayed.asks()).not.toContain('placeEncounter dracula');
      expect(stayed.sees('spectator').trail[0]?.cards[0]?.card).toBe(card);
    }
  });

  test('Wolf Form that would destroy him is not offered', () => {
    const dying = moving(wentTo('lisbon'), { type: 'DraculaHarmed', by: 14, damage: 14 });
    expect(reached(dying, 'takeWolfForm')).toEqual([]);
  });

  test('C12: Misdirect clears a space of the trail, which stays his, and he moves after it', () => {
    const moment = moving(wentTo('madrid'), holding('rats'), wentTo('lisbon'));
    const cleared = moment.after('dracula', { type: 'misdirect', space: 3 }, anyChance);
    expect(cleared.sees('spectator').trail.map(({ space, cards }) => [space, cards[0]?.card])).toEqual([
      [2, undefined],
      [3, 'misdirect'],
    ]);
    expect(reached(cleared)).toContain('madrid');
    expect(cleared.sees('spectator').piles.encounters.faceDown).toBe(1);
    cleared.when('dracula', { type: 'misdirect', space: 2 }).thenRefused();
    moment.when('dracula', { type: 'misdirect', space: 2 }).thenRefused();
  });
});

describe('9. the end of his phase', () => {
  test('he draws encounters up to five, and then discards events down to four, not before', () => {
    const HIS = ['customs-search', 'enraged', 'enraged', 'false-tip', 'seduction', 'wild-horses'] as const;
    let now = given(
      { rumorAtStart: 0 },
      huntersIn(),
      wentTo('lisbon'),
      eventsInHand('dracula', ...HIS),
      encountersInHand('rats', 'spy'),
      phaseIs('night'),
      toDo(
        { is: 'hunterActs', hunter: 'mina-harker', part: 'night', left: 1, done: [] },
        { is: 'draculaPhase' },
        { is: 'beginRound' },
      ),
    ).after('mina-harker', { type: 'pass' }, anyChance);
    expect(now.asks()).toEqual(['draculaBegins dracula']);
    now = now.after('dracula', { type: 'pass' }, anyChance).after('dracula', to('cadiz'), anyChance);
    now = now.after('dracula', { type: 'placeEncounter', encounter: 'rats' }, anyChance);
    expect([now.asks(), now.state.encounters.hand]).toEqual([['endOfDraculaPhase dracula'], ['spy']]);
    now = now.after('dracula', { type: 'pass' }, anyChance);
    expect([now.asks(), now.state.encounters.hand.length]).toEqual([['discardDown dracula'], 5]);
    expect(now.mayDo('dracula')).toContainEqual({ type: 'discardEvent', card: 'seduction' });
    now = now.after('dracula', { type: 'discardEvent', card: 'seduction' }, anyChance);
    expect(now.asks()).toEqual(['discardDown dracula']);
    now = now.after('dracula', { type: 'discardEvent', card: 'enraged' }, anyChance);
    expect([now.state.round, now.state.dracula.events]).toEqual([
      1,
      ['customs-search', 'enraged', 'false-tip', 'wild-horses'],
    ]);
  });
});

describe('8. hideouts that slide off, and lairs', () => {
  const OLD = ['madrid', 'lisbon', 'cadiz', 'granada', 'alicante', 'saragossa'] as const;
  const leaving = (...more: readonly Some[]) =>
    given(
      { rumorAtStart: 0 },
      huntersIn(),
      wentTo('madrid'),
      holding('rats', 'bats'),
      wentTo(...OLD.slice(1)),
      encountersInHand('wolves'),
      more.flat(),
      phaseIs('night'),
      toDo(
        { is: 'hunterActs', hunter: 'mina-harker', part: 'night', left: 1, done: [] },
        { is: 'draculaPhase' },
        { is: 'placeHunter', hunter: 'lord-godalming' },
      ),
    ).after('mina-harker', { type: 'pass' }, anyChance);

  test('it matures or becomes a lair', () => {
    expect(leaving().asks()).toEqual(['hideoutLeaves dracula']);
    expect(leaving().mayDo('dracula')).toEqual([
      { type: 'clearHideout' },
      { type: 'matureEncounter', encounter: 'rats' },
      { type: 'matureEncounter', encounter: 'bats' },
      { type: 'makeLair', encounter: 'wolves' },
    ]);
  });

  test('as many encounters mature as he likes, and the rest is discarded', () => {
    const matured = leaving().after('dracula', { type: 'matureEncounter', encounter: 'rats' }, anyChance);
    expect(matured.mayDo('dracula').map(({ type }) => type)).toEqual(['clearHideout', 'matureEncounter']);
    const cleared = matured.after('dracula', { type: 'clearHideout' }, anyChance);
    expect([cleared.state.leaving, cleared.asks()]).toEqual([[], ['draculaMoves dracula']]);
    expect(reached(cleared)).toContain('madrid');
  });

  test('a lair gets one more encounter, and is seen as a lair', () => {
    const made = leaving().after('dracula', { type: 'makeLair', encounter: 'wolves' }, anyChance);
    const [lair] = made.sees('spectator').lairs;
    expect([lair?.space, lair?.cards, lair?.encounters.length]).toEqual([
      1,
      [{ back: 'land', faceUp: false }],
      3,
    ]);
    expect(made.state.encounters.hand).toEqual([]);
  });

  test('there he places one more encounter, and does not slide away what lies there', () => {
    const made = leaving(encountersInHand('spy')).after(
      'dracula',
      { type: 'makeLair', encounter: 'wolves' },
      anyChance,
    );
    const back = made.after('dracula', to('madrid'), anyChance);
    expect(back.asks()).toEqual(['placeEncounter dracula']);
    const placed = back.after('dracula', { type: 'placeEncounter', encounter: 'spy' }, anyChance);
    expect(placed.state.trail[0]?.encounters.map(({ encounter }) => encounter)).toEqual([
      'rats',
      'bats',
      'wolves',
      'spy',
    ]);
  });

  test('C21: he may go back to a lair: it lies on the first space again', () => {
    const made = leaving().after('dracula', { type: 'makeLair', encounter: 'wolves' }, anyChance);
    const back = made.after('dracula', to('madrid'), anyChance);
    const [first] = back.state.trail;
    expect([back.state.lairs, first?.space, first?.at, first?.encounters.length]).toEqual([
      [],
      1,
      'madrid',
      3,
    ]);
  });

  test('a sea card just goes back', () => {
    const sea = given(
      { rumorAtStart: 0 },
      huntersIn(),
      wentTo('atlantic-ocean', 'lisbon', 'cadiz', 'granada', 'alicante', 'saragossa'),
      phaseIs('night'),
      toDo(
        { is: 'hunterActs', hunter: 'mina-harker', part: 'night', left: 1, done: [] },
        { is: 'draculaPhase' },
      ),
    ).after('mina-harker', { type: 'pass' }, anyChance);
    expect([sea.asks(), sea.state.leaving]).toEqual([['draculaMoves dracula'], []]);
  });

  test('a vampire that matures is shown, adds influence, and clears the oldest spaces', () => {
    const scene = (rumor: readonly Event[]) =>
      given(
        {},
        huntersIn(),
        wentTo('madrid'),
        holding('new-vampire'),
        rumor,
        wentTo(...OLD.slice(1)),
        phaseIs('night'),
        toDo(
          { is: 'hunterActs', hunter: 'mina-harker', part: 'night', left: 1, done: [] },
          { is: 'draculaPhase' },
        ),
      )
        .after('mina-harker', { type: 'pass' }, anyChance)
        .after('dracula', { type: 'matureEncounter', encounter: 'new-vampire' }, anyChance);
    const plain = scene([]);
    expect([plain.state.influence, plain.state.trail.map(({ space }) => space)]).toEqual([3, [2, 3]]);
    expect(scene([{ type: 'RumorPlaced', area: 'trail', space: 1 }]).state.influence).toBe(6);
  });
});
