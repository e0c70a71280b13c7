import { CHARACTERS } from '../../../src/games/fury-of-dracula-4e/data/characters.js';
import {
  DRACULA_COMBAT_CARDS,
  HUNTER_COMBAT_CARDS,
} from '../../../src/games/fury-of-dracula-4e/data/combat-cards.js';
import { ENCOUNTERS } from '../../../src/games/fury-of-dracula-4e/data/encounters.js';
import { EVENT_CARDS } from '../../../src/games/fury-of-dracula-4e/data/event-cards.js';
import { ITEM_CARDS } from '../../../src/games/fury-of-dracula-4e/data/item-cards.js';
import { TOKENS } from '../../../src/games/fury-of-dracula-4e/data/limits.js';
import { HOSPITALS, PLACES, type CityId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import { POWERS } from '../../../src/games/fury-of-dracula-4e/data/powers.js';
import { PORTS, RAILS, ROADS, SEA_LINKS } from '../../../src/games/fury-of-dracula-4e/data/routes.js';
import { TICKETS } from '../../../src/games/fury-of-dracula-4e/data/tickets.js';
import {
  CARD_IDS,
  CITY_IDS,
  HOSPITAL_IDS,
  isPort,
  LOCATION_IDS,
  nearestHospitals,
  placeOf,
  regionOf,
  roadsFrom,
  SEA_IDS,
  seaWaysFrom,
  whiteRailsFrom,
} from '../../../src/games/fury-of-dracula-4e/map.js';
import { TIMES } from '../../../src/games/fury-of-dracula-4e/values.js';

const total = (cards: readonly { count: number }[]) => cards.reduce((sum, { count }) => sum + count, 0);
const of = (owner: string) => EVENT_CARDS.filter((card) => card.owner === owner);
const PLAIN = { genevaMilanRoad: false };

describe('the box', () => {
  test('holds 75 events: 50 of the hunters, 25 of Dracula', () => {
    expect([total(EVENT_CARDS), total(of('hunters')), total(of('dracula'))]).toEqual([75, 50, 25]);
  });

  test('holds 38 items, 28 encounters, 5 powers and 16 tickets', () => {
    expect([total(ITEM_CARDS), total(ENCOUNTERS), POWERS.length, total(TICKETS)]).toEqual([38, 28, 5, 16]);
  });

  test('holds 30 and 17 titles of events, 12 of items, 13 of encounters, 7 and 3 of combat cards', () => {
    expect([of('hunters'), of('dracula'), ITEM_CARDS, ENCOUNTERS].map((cards) => cards.length)).toEqual([
      30, 17, 12, 13,
    ]);
    expect([DRACULA_COMBAT_CARDS.length, HUNTER_COMBAT_CARDS.length]).toEqual([7, 3]);
  });

  test('holds three allies of either side, one copy of each', () => {
    const allies = EVENT_CARDS.filter((card) => 'ally' in card);
    expect(allies.map(({ owner, count }) => [owner, count])).toEqual([
      ...Array.from({ length: 3 }, () => ['hunters', 1]),
      ...Array.from({ length: 3 }, () => ['dracula', 1]),
    ]);
  });

  test('has tickets of which none is better than 3 by white and 2 by yellow rails, and some have no yellow number', () => {
    for (const ticket of TICKETS) {
      const yellow = 'yellow' in ticket ? ticket.yellow : 0;
      expect([ticket.white <= 3, yellow <= 2, ticket.white >= yellow]).toEqual([true, true, true]);
    }
    expect(total(TICKETS.filter((ticket) => !('yellow' in ticket)))).toBe(4);
  });

  test('has the published numbers of tokens', () => {
    expect(TOKENS).toEqual({
      storm: 6,
      fog: 4,
      bats: 2,
      despair: 3,
      bite: 4,
      host: 3,
      roadblock: 8,
      rumor: 4,
    });
  });

  test('holds 13 combat cards of Dracula, and 3 of every hunter', () => {
    expect([total(DRACULA_COMBAT_CARDS), HUNTER_COMBAT_CARDS.length * CHARACTERS.length]).toEqual([13, 12]);
  });

  test('holds 70 location cards: every city and every sea', () => {
    expect([CARD_IDS.length, CITY_IDS.length, SEA_IDS.length]).toEqual([70, 60, 10]);
  });

  test('has tokens for two roadblock events and two saboteurs, and for two summoned storms', () => {
    const count = (id: string) => [...EVENT_CARDS, ...ENCOUNTERS].find((card) => card.id === id)?.count ?? 0;
    expect(count('roadblock') * 3 + count('saboteur')).toBe(TOKENS.roadblock);
    expect(count('summon-storms') * 3).toBe(TOKENS.storm);
    expect(ITEM_CARDS.find(({ id }) => id === 'heavenly-host')?.count).toBe(TOKENS.host);
    expect(CHARACTERS.reduce((sum, { biteSpaces }) => sum + biteSpaces, 0)).toBe(TOKENS.bite);
  });

  test('names nothing twice', () => {
    for (const things of [PLACES, EVENT_CARDS, ITEM_CARDS, ENCOUNTERS, POWERS, TICKETS]) {
      expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
    }
  });

  test('tells of every card what it does, in words without marks', () => {
    const words = [...EVENT_CARDS, ...ITEM_CARDS, ...ENCOUNTERS, ...POWERS].map(({ effect }) => effect);
    expect(words.filter((text) => text.length < 10 || /[[\]]/.test(text))).toEqual([]);
    expect(words.filter((text) => /\b(?!OR\b)[A-Z]{2,}\b/.test(text))).toEqual([]);
  });
});

describe('the map', () => {
  test('has 111 roads, 43 rails, ten sea routes and 30 ways to a port', () => {
    expect([ROADS, RAILS, SEA_LINKS, PORTS].map((links) => links.length)).toEqual([111, 43, 10, 30]);
  });

  test('has 24 white rails and 19 yellow ones, which lie in Italy, in Prague or east of it', () => {
    const yellow = RAILS.filter(([, , colour]) => colour === 'yellow');
    expect([RAILS.length - yellow.length, yellow.length]).toEqual([24, 19]);
    const isEastern = (city: CityId) => ['italy', 'east'].includes(placeOf(city).region) || city === 'prague';
    expect(yellow.filter(([a, b]) => !isEastern(a) && !isEastern(b))).toEqual([]);
    expect(whiteRailsFrom('milan')).toEqual([]);
  });

  test('has no way twice and none that leads nowhere', () => {
    for (const links of [ROADS, RAILS, SEA_LINKS, PORTS]) {
      const names = links.map(([a, b]) => [a, b].toSorted().join());
      expect(new Set(names).size).toBe(links.length);
      expect(links.filter(([a, b]) => (a as string) === b)).toEqual([]);
    }
  });

  test('joins every place to some other, except hospitals, which stand beside a large city', () => {
    const lonely = CARD_IDS.filter((id) => roadsFrom(id, PLAIN).length + seaWaysFrom(id).length === 0);
    expect(lonely).toEqual([]);
    for (const city of Object.values(HOSPITALS)) expect(placeOf(city).kind).toBe('large');
  });

  test('has six regions of cities, none of seas and hospitals', () => {
    expect(new Set(CITY_IDS.map(regionOf)).size).toBe(6);
    expect([...SEA_IDS, ...HOSPITAL_IDS].filter((id) => regionOf(id) !== undefined)).toEqual([]);
  });

  test('knows ports by their seas', () => {
    expect(LOCATION_IDS.filter(isPort)).toHaveLength(29);
  });

  test('R14: joins Geneva and Milan only as an option', () => {
    expect(roadsFrom('geneva', PLAIN)).not.toContain('milan');
    expect(roadsFrom('geneva', { genevaMilanRoad: true })).toContain('milan');
  });

  test('finds the nearest hospitals, several if they are as near', () => {
    expect(nearestHospitals('madrid', PLAIN)).toEqual(['hospital-madrid']);
    expect(nearestHospitals('vienna', PLAIN)).toEqual(['hospital-budapest']);
    expect(nearestHospitals('hospital-rome', PLAIN)).toEqual(['hospital-rome']);
    expect(nearestHospitals('leipzig', PLAIN)).toEqual(['hospital-berlin']);
    expect(nearestHospitals('strasbourg', PLAIN)).toEqual(['hospital-paris']);
  });

  test('goes to a hospital along roads, and by sea only where no road leads to one', () => {
    expect(nearestHospitals('athens', PLAIN)).toEqual(['hospital-budapest']);
    expect(nearestHospitals('cagliari', PLAIN)).toEqual(['hospital-rome']);
    expect(nearestHospitals('dublin', PLAIN)).toEqual(['hospital-london']);
    expect(nearestHospitals('bay-of-biscay', PLAIN)).toEqual(['hospital-madrid', 'hospital-paris']);
  });
});

test('a week has fourteen spaces, a day and a night for each', () => {
  expect(TIMES).toHaveLength(14);
  expect([TIMES[0], TIMES[1], TIMES[13]]).toEqual(['monday-day', 'monday-night', 'sunday-night']);
});
