import type { Heard } from '../../kit/game-definition.js';
import type { LocationId, TrailPlaceId } from '../data/places.js';
import type { Event } from '../events/events.js';
import { HUNTER_EVENT_HAND } from '../data/limits.js';
import { isHospital, isSea, placeOf as printed } from '../map.js';
import { POWER_IDS } from '../values.js';
import type { View } from '../view/view.js';
import { distance, stepsOnFoot } from './distance.js';
import { prowess } from './fight.js';
import { isOpen, placeOf, searching, type HideoutSeen } from './lying.js';
import { armsOf, isWeak, type Sheet } from './sheets.js';
import { ahead, traced, type Places, type Trace } from './trace.js';

/** What the choice of a place counts with. */
const WEIGHT = {
  /** Finding Dracula, and what a round with him promises. */
  find: 25,
  fight: 1,
  /** He is there, and the hunter is too weak for him. */
  weak: -8,
  /** Being near to where he may go; where another hunter is as near, it counts by half. */
  near: 40,
  shared: 0.5,
  /** A hideout that nobody has seen. */
  news: 1.5,
  /** What can be searched there afterwards. */
  searched: 1.2,
  crowd: -0.3,
  sea: -2,
  /** A hospital is far from everything. */
  remote: -2,
} as const;

const SUPPLY = { arm: 1, event: 0.3 } as const;
/** So many arms are enough. */
const ARMED = 2;

/** What a hunter thinks about where to go. */
export interface Mind {
  readonly view: View;
  readonly me: Sheet;
  readonly trace: Trace;
  /** Where Dracula may be after his next move. */
  readonly soon: Places;
  /** What meeting him promises. */
  readonly meeting: number;
  /** How near the other hunters are to a place. */
  readonly others: (place: LocationId) => number;
}

/** How good it is to be so many steps away. */
const REACH: readonly number[] = [1, 0.9, 0.6, 0.4, 0.27, 0.18, 0.1];

export const nearness = (from: LocationId, to: LocationId): number => REACH[distance(from, to)] ?? 0;

/** Without a ticket one goes on foot. */
const onFoot = (from: LocationId, to: LocationId): number => REACH[stepsOnFoot(from, to)] ?? 0;
const reachOf = ({ tickets }: Sheet) => (tickets.length > 0 ? nearness : onFoot);

/** Those who may come there before dusk fight beside the hunter. */
function meeting(view: View, me: Sheet): number {
  return isWeak(me) ? WEIGHT.weak : WEIGHT.find + WEIGHT.fight * prowess(view, me, true);
}

export function mindOf(view: View, heard: readonly Heard<Event>[], me: Sheet): Mind {
  const trace = traced(heard);
  const others = view.hunters.filter(({ seat }) => seat !== me.seat);
  return {
    view,
    me,
    trace,
    soon: ahead(trace),
    meeting: meeting(view, me),
    others: (place) =>
      Math.max(
        0,
        ...others.map((sheet) => (sheet.location === undefined ? 0 : reachOf(sheet)(sheet.location, place))),
      ),
  };
}

/** What a hideout is good for, if it is found or lies open already. */
function ofHideout({ view, me }: Mind, hideout: HideoutSeen): number {
  const news = isOpen(hideout) ? 0 : WEIGHT.news;
  return news + WEIGHT.searched * Math.max(0, searching(view, me, hideout));
}

const isPlace = (card: string | undefined): card is LocationId =>
  card !== undefined && !(POWER_IDS as readonly string[]).includes(card);

/** How likely a hideout is there: one that lies open surely, or not. */
function chanceOf(hideout: HideoutSeen, place: LocationId, told: Places | undefined): number {
  const open = placeOf(hideout);
  if (isPlace(open)) return open === place ? 1 : 0;
  return told?.get(place as TrailPlaceId) ?? 0;
}

/** The hope of finding there what is in the trail. */
export function hope(mind: Mind, place: LocationId): number {
  const { view, trace } = mind;
  const lying = (hideouts: readonly HideoutSeen[], told: Trace['bySpace']) =>
    hideouts.reduce((sum, hideout) => {
      const chance = chanceOf(hideout, place, told.get(hideout.space));
      return chance < 0.001 ? sum : sum + chance * ofHideout(mind, hideout);
    }, 0);
  const here = isSea(place) ? 0 : (trace.now.get(place as TrailPlaceId) ?? 0);
  return here * mind.meeting + lying(view.trail, trace.bySpace) + lying(view.lairs, trace.byLair);
}

/** What lies open in a place and can be searched now. */
export function searchingAt({ view, me }: Mind, place: LocationId): number {
  return [...view.trail, ...view.lairs]
    .filter((hideout) => isOpen(hideout) && placeOf(hideout) === place)
    .reduce((sum, hideout) => sum + searching(view, me, hideout), 0);
}

/** How well a hunter there is near to where he may go; where others are, it counts for less. */
function closing({ soon, others, me }: Mind, place: LocationId): number {
  const reach = reachOf(me);
  let sum = 0;
  for (const [other, chance] of soon) {
    const near = reach(place, other);
    sum += chance * (near - WEIGHT.shared * Math.min(near, others(other)));
  }
  return sum;
}

/** What supplies are worth to a hunter in a place: arms that are missing, and an event. */
export function supplies(me: Sheet, place: LocationId): number {
  const arms = SUPPLY.arm * Math.max(0, ARMED - armsOf(me));
  if (isHospital(place)) return 0.5 * arms;
  const event = SUPPLY.event * (me.eventCount < HUNTER_EVENT_HAND ? 2 : 1);
  return printed(place).kind === 'large' ? event + arms : event;
}

/** What it is worth to stand there. */
export function standing(mind: Mind, place: LocationId): number {
  const { view, me } = mind;
  const crowd = view.hunters.filter(({ seat, location }) => seat !== me.seat && location === place).length;
  return (
    WEIGHT.near * closing(mind, place) +
    WEIGHT.crowd * crowd +
    (isSea(place) ? WEIGHT.sea : 0) +
    (isHospital(place) ? WEIGHT.remote : 0)
  );
}

/** What it is worth to come there: to find something, and what can be done by night. */
export const coming = (mind: Mind, place: LocationId): number =>
  hope(mind, place) + standing(mind, place) + (isSea(place) ? 0 : 0.5 * supplies(mind.me, place));
