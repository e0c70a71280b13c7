import type { Heard } from '../../kit/game-definition.js';
import type { LocationId } from '../data/places.js';
import type { Event } from '../events/events.js';
import { CASTLE, HOSPITAL, isSea, LOCATION_IDS, placeOf } from '../map.js';
import type { HunterView, SpaceView, View } from '../view-schema.js';
import { distance } from './distance.js';
import { isBittenToTheLimit, isNight, prowess } from './fight.js';
import { weaponsOf } from './hunter-cards.js';
import { ahead, traced, type Places } from './trace.js';

/** What the choice of a place counts with. */
const WEIGHT = {
  /** Finding Dracula, and each blood that a round with him promises. */
  find: 5,
  blood: 5,
  /** Being near to where he may go; where another hunter is as near, it counts by half. */
  near: 14,
  shared: 0.5,
  /** For each step the nearness is so much less. */
  perStep: 0.6,
  /** A card of the trail that nobody has seen; the older, the less it tells. */
  news: 1,
  /** Encounters on a card. */
  token: 1,
  vampire: 4,
  knownToken: -1,
  /** At night for a hunter whom the next bite defeats. */
  dangerOfToken: 1,
  dangerOfVampire: 4,
  crowd: -0.3,
  sea: -1.5,
  /** Castle and hospital are far from everything. */
  remote: -1,
} as const;

const SUPPLIES: Readonly<Record<string, number>> = { large: 1, small: 0.3, hospital: 0.3 };

/** So many weapons are enough; for each that is missing supplies count so much more. */
const ARMED = 3;
const PER_WEAPON = 0.3;

/** What a hunter thinks about where to go. */
export interface Mind {
  readonly view: View;
  readonly me: HunterView;
  readonly traces: readonly Places[];
  /** Where Dracula may be after his next move. */
  readonly soon: Places;
  /** What meeting him promises. */
  readonly meeting: number;
  /** How near the other hunters are to a place. */
  readonly others: (place: LocationId) => number;
}

const NEARNESS = new Map(
  LOCATION_IDS.map((from) => [
    from,
    new Map(LOCATION_IDS.map((to) => [to, WEIGHT.perStep ** distance(from, to)])),
  ]),
);
const nearness = (from: LocationId, to: LocationId) => NEARNESS.get(from)?.get(to) ?? 0;

export function mindOf(view: View, heard: readonly Heard<Event>[], me: HunterView): Mind {
  const traces = traced(view, heard);
  const standing = view.hunters.flatMap(({ seat, location }) =>
    seat === me.seat || location === undefined ? [] : [location],
  );
  return {
    view,
    me,
    traces,
    soon: ahead(traces[0] ?? new Map<LocationId, number>()),
    meeting: WEIGHT.find + WEIGHT.blood * prowess(view, me),
    others: (place) => Math.max(0, ...standing.map((other) => nearness(other, place))),
  };
}

function ofToken({ view, me }: Mind, { faceUp, encounter }: SpaceView['tokens'][number]): number {
  const inDanger = isNight(view) && isBittenToTheLimit(me);
  if (!faceUp) return WEIGHT.token - (inDanger ? WEIGHT.dangerOfToken : 0);
  if (encounter !== 'new-vampire') return WEIGHT.knownToken;
  return WEIGHT.vampire - (inDanger ? WEIGHT.dangerOfVampire : 0);
}

/** What a card of the trail is good for, if it is found. */
function ofCard(mind: Mind, { tokens, faceUp }: SpaceView, index: number): number {
  const { length } = mind.view.trail;
  const news = faceUp ? 0 : (WEIGHT.news * (length - index)) / length;
  return tokens.reduce((sum, token) => sum + ofToken(mind, token), news);
}

/** The hope of finding Dracula there, or cards of his trail. */
export function hope(mind: Mind, place: LocationId): number {
  return mind.view.trail.reduce((sum, space, index) => {
    const chance = mind.traces[index]?.get(place) ?? 0;
    return chance === 0 ? sum : sum + chance * (index === 0 ? mind.meeting : ofCard(mind, space, index));
  }, 0);
}

/** How well a hunter there, with the others where they are, is near to where he may go. */
function closing({ soon, others }: Mind, place: LocationId): number {
  let sum = 0;
  for (const [other, chance] of soon) {
    const theirs = others(other);
    sum += chance * (Math.max(nearness(place, other), theirs) - WEIGHT.shared * theirs);
  }
  return sum;
}

/** What a place is good for: finding Dracula, getting nearer to him, or taking supplies. */
export function goodness(mind: Mind, place: LocationId): number {
  const { view, me } = mind;
  const crowd = view.hunters.filter(({ seat, location }) => seat !== me.seat && location === place).length;
  const need = 1 + PER_WEAPON * Math.max(0, ARMED - weaponsOf(me));
  return (
    hope(mind, place) +
    WEIGHT.near * closing(mind, place) +
    need * (SUPPLIES[placeOf(place).kind] ?? 0) +
    WEIGHT.crowd * crowd +
    (isSea(place) ? WEIGHT.sea : 0) +
    (place === CASTLE || place === HOSPITAL ? WEIGHT.remote : 0)
  );
}
