import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import type { TrailCard } from '../../../src/games/fury-of-dracula-4e/values.js';
import {
  acts,
  anyChance,
  encountersInHand,
  given,
  holding,
  huntersIn,
  laid,
  pass,
  phaseIs,
  toDo,
  wentTo,
  type Fury,
} from '../../support/games/fury-of-dracula-4e.js';

const SEWARD = 'dr-seward';
const MINA = 'mina-harker';
type Some = Event | readonly Event[];

/** The oldest hideout slides off the trail. */
const leavingOf = (hideout: readonly Event[]): Fury =>
  given(
    { rumorAtStart: 1 },
    huntersIn(),
    hideout,
    wentTo('lisbon', 'cadiz', 'granada', 'alicante', 'saragossa'),
    encountersInHand('wolves'),
    phaseIs('night'),
    toDo(
      { is: 'hunterActs', hunter: MINA, part: 'night', left: 1, done: [] },
      { is: 'draculaPhase' },
      { is: 'beginRound' },
    ),
  ).after(MINA, pass, anyChance);

/** The hideout in Madrid, where rats lie, slides off. */
const leaving = (...more: readonly Some[]): Fury =>
  leavingOf([...wentTo('madrid'), ...holding('rats'), ...more.flat()]);

/** A lair in Madrid. */
const LAIR: readonly Event[] = [
  wentTo('madrid'),
  holding('rats'),
  wentTo('lisbon', 'cadiz', 'granada', 'alicante', 'saragossa', 'bordeaux'),
  { type: 'LairMade', space: 2 } as const,
].flat();

describe('a lair', () => {
  test('has no rumors: they go back to the box', () => {
    const rumor: Event = { type: 'RumorPlaced', area: 'trail', space: 1 };
    const makeLair = { type: 'makeLair', encounter: 'wolves' } as const;
    leaving(rumor)
      .when('dracula', makeLair)
      .thenAmongOthers(
        { type: 'RumorsGone', area: 'leaving', space: 1 },
        { type: 'LairMade', space: 1 },
        { type: 'EncounterPlaced', area: 'lairs', space: 1 },
      );
    const [lair] = leaving(rumor).after('dracula', makeLair, anyChance).sees('spectator').lairs;
    expect(lair?.rumors).toBe(0);
  });

  test('C15: keeps the location card alone: powers and the bat go back to him', () => {
    const hideout = (...cards: readonly TrailCard[]): readonly Event[] => [
      ...laid('madrid', 'madrid', ...cards),
      ...holding('rats'),
    ];
    for (const card of ['wolf-form', 'escape-as-bat'] as const) {
      const made = leavingOf(hideout(card)).after(
        'dracula',
        { type: 'makeLair', encounter: 'wolves' },
        anyChance,
      );
      expect(made.state.lairs.map(({ cards }) => cards)).toEqual([[{ card: 'madrid', faceUp: false }]]);
      expect(made.mayDo('dracula').some(({ type }) => type === 'takeWolfForm')).toBe(true);
    }
  });

  test('none lies at sea or in the castle', () => {
    for (const place of ['castle-dracula', 'black-sea'] as const)
      expect(leavingOf([...wentTo(place), ...holding('rats')]).mayDo('dracula')).toEqual([
        { type: 'clearHideout' },
        { type: 'matureEncounter', encounter: 'rats' },
      ]);
  });

  test('C20: may be cleared as his phase begins', () => {
    const begins = given(
      {},
      huntersIn(),
      LAIR,
      phaseIs('night'),
      toDo({ is: 'hunterActs', hunter: MINA, part: 'night', left: 1, done: [] }, { is: 'draculaPhase' }),
    ).after(MINA, pass, anyChance);
    expect(begins.mayDo('dracula')).toEqual([pass, { type: 'clearLair', space: 2 }]);
    const cleared = begins.after('dracula', { type: 'clearLair', space: 2 }, anyChance);
    expect([cleared.sees('spectator').lairs, cleared.sees('spectator').piles.encounters.faceDown]).toEqual([
      [],
      1,
    ]);
  });

  test('C18: must be cleared before a fourth one is made', () => {
    const CITIES = [
      ['paris', 'bats'],
      ['berlin', 'spy'],
      ['rome', 'hoax'],
    ] as const;
    const lairs = CITIES.flatMap(([city, encounter], index): readonly Event[] => [
      ...wentTo(city),
      ...holding(encounter),
      ...wentTo('dublin', 'galway', 'london', 'leipzig', 'milan', 'venice'),
      { type: 'LairMade', space: index + 1 },
      ...[1, 2, 3, 4, 5, 6].map((space): Event => ({ type: 'HideoutCleared', area: 'trail', space })),
    ]);
    const full = given(
      {},
      huntersIn(),
      lairs,
      wentTo('madrid'),
      holding('rats'),
      wentTo('lisbon', 'cadiz', 'granada', 'alicante', 'saragossa'),
      encountersInHand('wolves'),
      { type: 'TrailSlid' },
      toDo(
        { is: 'placeHunter', hunter: MINA },
        { is: 'hideoutLeaves', matured: false },
        { is: 'draculaMoves', misdirected: false, stuck: false },
      ),
    ).after(MINA, { type: 'startIn', location: 'edinburgh' }, anyChance);
    const offered = full.mayDo('dracula').map(({ type }) => type);
    expect(offered).toEqual(['clearHideout', 'matureEncounter', 'clearLair', 'clearLair', 'clearLair']);
    const room = full.after('dracula', { type: 'clearLair', space: 2 }, anyChance);
    const made = room.after('dracula', { type: 'makeLair', encounter: 'wolves' }, anyChance);
    expect(made.state.lairs.map(({ at }) => at)).toEqual(['paris', 'madrid', 'rome']);
  });
});

describe('a hunter who comes to a lair', () => {
  const came = (...more: readonly Some[]) =>
    given({}, huntersIn({ [SEWARD]: 'saragossa' }), more.flat(), LAIR, acts(SEWARD)).after(
      SEWARD,
      { type: 'moveByRoad', location: 'madrid' },
      anyChance,
    );

  test('may be ambushed, or Dracula clears it: then nothing is left to meet', () => {
    expect(came().mayDo('dracula')).toEqual([
      pass,
      { type: 'ambushWith', encounter: 'rats' },
      { type: 'clearLair', space: 2 },
    ]);
    const cleared = came().after('dracula', { type: 'clearLair', space: 2 }, anyChance);
    expect([cleared.sees('spectator').lairs, cleared.asks()]).toEqual([[], ['hunterActs lord-godalming']]);
  });

  test('sees its card, which stays open', () => {
    expect(came().sees('spectator').lairs[0]?.cards).toEqual([
      { back: 'land', faceUp: true, card: 'madrid' },
    ]);
  });

  test('who is late keeps it', () => {
    expect(came().inTime()).toEqual(pass);
  });

  test('only a lair of that city is offered, and no hideout of the trail', () => {
    const there = given(
      {},
      huntersIn({ [SEWARD]: 'saragossa' }),
      LAIR,
      [2, 3, 4, 5, 6].map((space): Event => ({ type: 'HideoutCleared', area: 'trail', space })),
      wentTo('barcelona'),
      holding('spy'),
      wentTo('toulouse'),
      acts(SEWARD),
    ).after(SEWARD, { type: 'moveByRoad', location: 'barcelona' }, anyChance);
    expect(there.mayDo('dracula')).toEqual([pass, { type: 'ambushWith', encounter: 'spy' }]);
  });
});
