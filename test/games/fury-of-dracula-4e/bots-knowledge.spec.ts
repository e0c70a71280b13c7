import { promise, prowess, threat } from '../../../src/games/fury-of-dracula-4e/bot/fight.js';
import { traced } from '../../../src/games/fury-of-dracula-4e/bot/trace.js';
import type { ItemId } from '../../../src/games/fury-of-dracula-4e/data/item-cards.js';
import type { LocationId, TrailPlaceId } from '../../../src/games/fury-of-dracula-4e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-4e/events/events.js';
import { isSea, regionOf, roadsFrom } from '../../../src/games/fury-of-dracula-4e/map.js';
import { given, huntersIn, itemsInHand, wentTo } from '../../support/games/fury-of-dracula-4e.js';

const roads = (from: LocationId) => roadsFrom(from, { genevaMilanRoad: false });

const slid: Event = { type: 'TrailSlid' };
const laid = (back: 'land' | 'sea' = 'land', ...powers: readonly 'wolf-form'[]): readonly Event[] => [
  slid,
  { type: 'CardsLaid', backs: [back], powers: [...powers] },
];
const open = (space: number, card: TrailPlaceId | 'hide'): Event => ({
  type: 'CardTurnedUp',
  area: 'trail',
  space,
  card,
});

const trace = (...events: readonly (Event | readonly Event[])[]) =>
  traced(events.flat().map((event) => ({ entry: 1, event })));
const sum = (places: ReadonlyMap<TrailPlaceId, number>, among: readonly LocationId[]) =>
  among.reduce((all, place) => all + (places.get(place as TrailPlaceId) ?? 0), 0);

describe('bots work out where Dracula may be', () => {
  test('by the backs of his cards', () => {
    expect([...trace(laid('sea')).now.keys()].every(isSea)).toBe(true);
  });

  test('by roads that lead on from a card that lies open', () => {
    const { now } = trace(laid(), laid(), open(2, 'paris'));
    expect(sum(now, roads('paris'))).toBeGreaterThan(0.8);
  });

  test('farther on as a wolf', () => {
    const far = (...powers: readonly 'wolf-form'[]) =>
      trace(laid(), laid('land', ...powers), open(2, 'paris')).now.get('marseilles') ?? 0;
    expect(far('wolf-form')).toBeGreaterThan(far() + 0.02);
  });

  test('back from where he was seen later', () => {
    const { bySpace } = trace(laid(), laid(), open(1, 'brussels'));
    expect(sum(bySpace.get(2) ?? new Map(), roads('brussels'))).toBeGreaterThan(0.8);
  });

  test('still where he was, if Hide was turned up', () => {
    expect(trace(laid(), laid(), open(2, 'paris'), open(1, 'hide')).now.get('paris')).toBeGreaterThan(0.9);
  });

  test('not where a hunter came and found nothing', () => {
    const came: Event = { type: 'HunterMoved', seat: 'dr-seward', location: 'strasbourg', by: 'road' };
    const before = trace(laid(), laid(), open(2, 'paris'));
    const after = trace(laid(), laid(), open(2, 'paris'), came);
    expect(before.now.get('strasbourg')).toBeGreaterThan(0.05);
    expect(after.now.get('strasbourg')).toBeLessThan(0.005);
  });

  test('but perhaps there after his next move', () => {
    const came: Event = { type: 'HunterMoved', seat: 'dr-seward', location: 'strasbourg', by: 'road' };
    const gone: Event = { type: 'HunterMoved', seat: 'dr-seward', location: 'zurich', by: 'road' };
    expect(trace(laid(), came, gone, laid()).now.get('strasbourg')).toBeGreaterThan(0.005);
  });

  test('by what he says of regions', () => {
    const named: Event = { type: 'RegionNamed', region: 'iberia' };
    const { now } = trace(laid(), named);
    const iberian = [...now.keys()].filter((place) => regionOf(place) === 'iberia');
    expect(sum(now, iberian)).toBeGreaterThan(0.9);
  });

  test('in a lair that he came back to', () => {
    const { now } = trace(
      laid(),
      open(1, 'paris'),
      Array.from({ length: 6 }, () => laid()).flat(),
      { type: 'LairMade', space: 1 },
      slid,
      { type: 'LairEntered', space: 1, powers: [] },
    );
    expect(now.get('paris')).toBe(1);
  });
});

describe('bots fight', () => {
  const armed = (...items: readonly ItemId[]) => {
    const view = given({}, huntersIn(), wentTo('paris'), itemsInHand('dr-seward', ...items)).sees(
      'dr-seward',
    );
    const me = view.hunters.find(({ seat }) => seat === 'dr-seward');
    if (me === undefined) throw new Error('There is no such hunter');
    return { view, me };
  };
  const power = (atNight: boolean, ...items: readonly ItemId[]) => {
    const { view, me } = armed(...items);
    return prowess(view, me, atNight);
  };

  test('rather with a knife than with bare hands', () => {
    expect(power(true, 'knife')).toBeGreaterThan(power(true));
  });

  test('rather by day than at night', () => {
    expect(power(false, 'knife', 'rifle')).toBeGreaterThan(power(true, 'knife', 'rifle'));
  });

  const round = (...events: readonly Event[]) =>
    given(
      {},
      huntersIn({ 'dr-seward': 'paris' }),
      wentTo('paris'),
      {
        type: 'CombatBegan',
        opponent: 'dracula',
        hunters: ['dr-seward'],
        location: 'paris',
        atNight: true,
        damage: 0,
      },
      ...events,
    );

  test('flee when they are nearly done for and have no arms', () => {
    const best = (damage: number) => {
      const hurt: Event = { type: 'DamageChanged', seat: 'dr-seward', by: damage, damage };
      const view = round(hurt).sees('dr-seward');
      const [me] = view.hunters.filter(({ seat }) => seat === 'dr-seward');
      if (me === undefined) throw new Error('There is no such hunter');
      const cards = ['escape', 'punch', 'dodge'] as const;
      return [...cards].sort((one, other) => promise(view, me, other) - promise(view, me, one))[0];
    };
    expect(best(8)).toBe('escape');
    expect(best(0)).not.toBe('escape');
  });

  test('with fangs where they bite: a hunter who is mesmerized, at night', () => {
    const fangs = (...events: readonly Event[]) =>
      threat(round(...events).sees('dracula'), 'fangs', 'dr-seward');
    expect(fangs({ type: 'HunterMesmerized', seat: 'dr-seward' })).toBeGreaterThan(fangs());
  });
});
