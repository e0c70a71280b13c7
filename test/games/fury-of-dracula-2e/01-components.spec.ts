import {
  DRACULA_TACTICS,
  AGENT_TACTICS,
  HUNTER_TACTICS,
  OPPONENTS,
} from '../../../src/games/fury-of-dracula-2e/data/combat-cards.js';
import { ENEMY_WINS, HUNTER_WINS } from '../../../src/games/fury-of-dracula-2e/data/combat-results.js';
import { ENCOUNTERS } from '../../../src/games/fury-of-dracula-2e/data/encounters.js';
import { EVENT_CARDS } from '../../../src/games/fury-of-dracula-2e/data/event-cards.js';
import { INITIATIVE } from '../../../src/games/fury-of-dracula-2e/data/initiative.js';
import { ITEM_CARDS } from '../../../src/games/fury-of-dracula-2e/data/item-cards.js';
import { PLACES, type LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import { POWERS } from '../../../src/games/fury-of-dracula-2e/data/powers.js';
import { PORTS, RAILS, ROADS, SEA_LINKS } from '../../../src/games/fury-of-dracula-2e/data/routes.js';
import {
  CARD_IDS,
  CASTLE,
  CITY_IDS,
  HOSPITAL,
  isPort,
  isSea,
  LOCATION_IDS,
  railsFrom,
  roadsFrom,
  seaWaysFrom,
  SEA_IDS,
  within,
} from '../../../src/games/fury-of-dracula-2e/map.js';

const total = (cards: readonly { count: number }[]) => cards.reduce((sum, { count }) => sum + count, 0);
const of = (owner: string) => EVENT_CARDS.filter((card) => card.owner === owner);

describe('the box', () => {
  test('holds 75 events: 50 of the hunters, 25 of Dracula', () => {
    expect([total(EVENT_CARDS), total(of('hunters')), total(of('dracula'))]).toEqual([75, 50, 25]);
  });

  test('holds 40 items, 45 encounters and 5 powers', () => {
    expect([total(ITEM_CARDS), total(ENCOUNTERS), POWERS.length]).toEqual([40, 45, 5]);
  });

  test('holds 70 location cards: every place but the hospital', () => {
    expect(CARD_IDS).toHaveLength(70);
    expect(LOCATION_IDS.filter((id) => !CARD_IDS.includes(id))).toEqual([HOSPITAL]);
  });

  test('holds 8 tactics of Dracula, 5 of his agents, 3 of every hunter', () => {
    const basic = HUNTER_TACTICS.filter((tactic) => tactic.basic);
    expect([DRACULA_TACTICS.length, AGENT_TACTICS.length, basic.length]).toEqual([8, 5, 3]);
  });

  test('names nothing twice', () => {
    for (const things of [PLACES, EVENT_CARDS, ITEM_CARDS, ENCOUNTERS, POWERS]) {
      expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
    }
  });

  test('tells of every card what it does, in words without marks', () => {
    const words = [...EVENT_CARDS, ...ITEM_CARDS, ...ENCOUNTERS, ...POWERS].map(({ effect }) => effect);
    expect(words.filter((text) => text.length < 10 || /[[\]]/.test(text))).toEqual([]);
  });
});

describe('the map', () => {
  test('has 71 places: 59 cities, ten seas, the castle and the hospital', () => {
    expect([LOCATION_IDS.length, CITY_IDS.length, SEA_IDS.length]).toEqual([71, 59, 10]);
    expect(PLACES.filter(({ kind }) => kind === 'castle').map(({ id }) => id)).toEqual([CASTLE]);
  });

  test('has 115 roads, 43 rails, ten sea routes and 30 ways to a port', () => {
    expect([ROADS, RAILS, SEA_LINKS, PORTS].map((links) => links.length)).toEqual([115, 43, 10, 30]);
    expect(LOCATION_IDS.filter(isPort)).toHaveLength(29);
  });

  test('has no way twice and none that leads nowhere', () => {
    for (const links of [ROADS, RAILS, SEA_LINKS, PORTS]) {
      const names = links.map(([a, b]) => [a, b].toSorted().join());
      expect(new Set(names).size).toBe(links.length);
      expect(links.filter(([a, b]) => (a as string) === b)).toEqual([]);
    }
  });

  test.each([
    ['road', roadsFrom],
    ['rail', railsFrom],
    ['sea', seaWaysFrom],
  ] as const)('leads back wherever it leads, by %s', (_way, ways) => {
    for (const from of LOCATION_IDS) for (const to of ways(from)) expect(ways(to)).toContain(from);
  });

  test('keeps roads and rails on land', () => {
    expect(SEA_IDS.filter((sea) => roadsFrom(sea).length > 0 || railsFrom(sea).length > 0)).toEqual([]);
  });

  test('is one: from anywhere to anywhere', () => {
    const ways = (from: LocationId) => [...roadsFrom(from), ...seaWaysFrom(from)];
    expect(within(ways, 'galway', LOCATION_IDS.length)).toHaveLength(LOCATION_IDS.length - 1);
  });

  test('has the hospital and the castle at their roads alone', () => {
    expect(roadsFrom(HOSPITAL)).toEqual(['belgrade', 'sarajevo', 'szeged', 'zagreb']);
    expect(roadsFrom(CASTLE)).toEqual(['galatz', 'klausenburg']);
    expect([...railsFrom(HOSPITAL), ...railsFrom(CASTLE), ...seaWaysFrom(CASTLE)]).toEqual([]);
  });

  test('divides the land between East and West', () => {
    expect(PLACES.filter(({ id, region }) => isSea(id) !== (region === 'none'))).toEqual([]);
  });

  test('calls a rail western if both its ends are', () => {
    const region = new Map<string, string>(PLACES.map((place) => [place.id, place.region]));
    for (const [a, b, colour] of RAILS) {
      const both = region.get(a) === region.get(b);
      expect(colour).toBe(both ? region.get(a) : 'crossing');
    }
  });
});

describe('the results of combats', () => {
  const cells = (table: Readonly<Record<string, Readonly<Record<string, unknown>>>>) =>
    Object.values(table).flatMap((row) => Object.keys(row)).length;

  test('are 128 in each direction', () => {
    expect([cells(HUNTER_WINS), cells(ENEMY_WINS)]).toEqual([128, 128]);
  });

  test('no result wounds an agent: it is killed or not', () => {
    const agents = AGENT_TACTICS.map(({ id }) => id);
    const results = Object.values(HUNTER_WINS).flatMap((row) =>
      agents.flatMap((agent) => (row as Record<string, { result: string }>)[agent]?.result ?? []),
    );
    expect(new Set(results)).toEqual(new Set(['continue', 'kill', 'end']));
  });

  test('no two cards that can meet have the same initiative', () => {
    const hunters = Object.values(INITIATIVE.hunters);
    const enemies = Object.values(INITIATIVE.enemy);
    expect(hunters.filter((initiative) => enemies.includes(initiative))).toEqual([]);
    expect(new Set(hunters).size).toBe(hunters.length);
  });

  test('by day Dracula has three cards, by night eight', () => {
    expect(OPPONENTS.dracula.day).toEqual(['claws', 'dodge', 'escape-man']);
    expect(OPPONENTS.dracula.night).toHaveLength(8);
  });
});
