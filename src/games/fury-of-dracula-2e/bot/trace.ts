import { normal, stepped, tracked, type Chances, type Ways } from '../../kit/bot/chances.js';
import type { Heard } from '../../kit/game-definition.js';
import type { LocationId } from '../data/places.js';
import type { Event } from '../events/events.js';
import { CARD_IDS, CASTLE, isSea, roadsFrom, seaWaysFrom, within } from '../map.js';
import type { SpaceView, View } from '../view-schema.js';
import { distance } from './distance.js';
import { hintsOf, type Hints } from './hints.js';

/** Where Dracula may be. */
export type Places = Chances<LocationId>;

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

const oneStep = (from: LocationId) => [...roadsFrom(from), ...seaWaysFrom(from)];

/** How likely one place is after another, for a plain step or for a wolf: forwards as back. */
function waysOf(roads: 1 | 2): Ways<LocationId> {
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
function told({ trail, catacombs }: View, hints: Hints, space: SpaceView, index: number): Places {
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
function step(places: Places, space: Pick<SpaceView, 'back' | 'card' | 'powers'>): Places {
  if (stays(space)) return places;
  return stepped(places, space.powers.includes('wolf-form') ? WOLF : PLAIN);
}

/** Where Dracula was for each card of the trail, the newest first, as far as the table can tell. */
export function traced(view: View, heard: readonly Heard<Event>[]): readonly Places[] {
  const hints = hintsOf(heard);
  const signs = view.trail.map((space, index) => ({
    own: told(view, hints, space, index),
    // From anywhere: what came before says nothing.
    ...(hints.laid[index]?.evaded === true ? {} : { way: (places: Places) => step(places, space) }),
  }));
  return tracked(signs, RARE.elsewhere);
}

/** Where he may be after his next move. */
export function ahead(now: Places): Places {
  return normal(step(now, { back: 'land', powers: [] }));
}
