import type { Heard } from '../../kit/game-definition.js';
import type { LocationId } from '../data/places.js';
import type { Event } from '../events/events.js';
import { CARD_IDS, CASTLE, isSea, roadsFrom, seaWaysFrom, within } from '../map.js';
import type { SpaceView, View } from '../view-schema.js';
import { distance } from './distance.js';
import { hintsOf, type Hints } from './hints.js';

/** How likely each place is; all together are 1. */
export type Chances = ReadonlyMap<LocationId, number>;

/** How much rarer than a plain step something is. */
const RARE = {
  /** A land card that is Hide. */
  hide: 0.1,
  /** Two steps: a card between was brought back, or he flew. */
  gap: 0.02,
  /** Anywhere else: a storm, a flight from a flight. */
  elsewhere: 0.0005,
  /** A place whose card lies open elsewhere: only Hide keeps him there. */
  open: 0.2,
  /** Where hunters stood as the card was laid, it would lie open; and one or two steps from there he goes seldom. */
  near: [0.02, 0.7, 0.9],
} as const;

const ON_LAND = CARD_IDS.filter((place) => !isSea(place));
const BY_BACK: Readonly<Record<SpaceView['back'], readonly LocationId[]>> = {
  land: ON_LAND.filter((place) => place !== CASTLE),
  sea: CARD_IDS.filter(isSea),
  power: ON_LAND,
};

type Ways = ReadonlyMap<LocationId, Chances>;

const oneStep = (from: LocationId) => [...roadsFrom(from), ...seaWaysFrom(from)];

/** How likely one place is after another, for a plain step or for a wolf: forwards as back. */
function waysOf(roads: 1 | 2): Ways {
  const around = (place: LocationId) => {
    const near = new Map<LocationId, number>(within(oneStep, place, 2).map((to) => [to, RARE.gap]));
    for (const to of [...within(roadsFrom, place, roads), ...seaWaysFrom(place)]) near.set(to, 1);
    return isSea(place) ? near : near.set(place, RARE.hide);
  };
  return new Map(CARD_IDS.map((place) => [place, around(place)]));
}

const PLAIN = waysOf(1);
const WOLF = waysOf(2);

const placeOn = ({ card }: SpaceView) => CARD_IDS.find((id) => id === card);
const stays = ({ back, card }: Pick<SpaceView, 'back' | 'card'>) => back === 'power' || card === 'hide';

/** What a card says by itself: its face or its back, searches, and where hunters stood. */
function told({ trail, catacombs }: View, hints: Hints, space: SpaceView, index: number): Chances {
  const shown = placeOn(space);
  if (shown !== undefined) return new Map([[shown, 1]]);
  const open = [...trail, ...catacombs].map(placeOn);
  const hunters = hints.laid[index]?.hunters ?? [];
  const near = (place: LocationId) =>
    Math.min(1, ...hunters.map((hunter) => RARE.near[distance(hunter, place)] ?? 1));
  const left = BY_BACK[stays(space) ? 'power' : space.back].filter(
    (place) => index < (hints.empty.get(place) ?? Infinity),
  );
  return new Map(left.map((place) => [place, near(place) * (open.includes(place) ? RARE.open : 1)]));
}

/** One step from there, either way: to the card of this space, or from it. */
function step(chances: Chances, space: Pick<SpaceView, 'back' | 'card' | 'powers'>): Chances {
  if (stays(space)) return chances;
  const ways = space.powers.includes('wolf-form') ? WOLF : PLAIN;
  const reached = new Map<LocationId, number>();
  for (const [from, chance] of chances)
    for (const [to, share] of ways.get(from) ?? []) reached.set(to, (reached.get(to) ?? 0) + chance * share);
  return reached;
}

function normal(weights: Chances): Chances {
  let sum = 0;
  for (const weight of weights.values()) sum += weight;
  return new Map([...weights].map(([place, weight]) => [place, weight / sum]));
}

/** What both say; nothing that the first allows is quite impossible. */
function both(one: Chances, other: Chances | undefined): Chances {
  if (other === undefined) return normal(one);
  return normal(
    new Map([...one].map(([place, chance]) => [place, chance * ((other.get(place) ?? 0) + RARE.elsewhere)])),
  );
}

/**
 * Where Dracula was for each card of the trail, the newest first, as far as the table can tell. What each card says
 * is carried forth, from the oldest to the newest, and then back.
 */
export function traced(view: View, heard: readonly Heard<Event>[]): readonly Chances[] {
  const hints = hintsOf(heard);
  const cards = view.trail.map((space, index) => ({
    space,
    own: told(view, hints, space, index),
    /** From anywhere: what came before says nothing. */
    jumped: hints.laid[index]?.evaded === true,
  }));
  let before: Chances | undefined;
  const forth = cards.toReversed().map(({ space, own, jumped }) => {
    before = both(own, before === undefined || jumped ? undefined : step(before, space));
    return before;
  });
  let after: Chances | undefined;
  return cards.map(({ space, own, jumped }, index) => {
    const known = both(forth[cards.length - 1 - index] ?? own, after);
    after = jumped ? undefined : step(both(own, after), space);
    return known;
  });
}

/** Where he may be after his next move. */
export function ahead(now: Chances): Chances {
  return normal(step(now, { back: 'land', powers: [] }));
}
