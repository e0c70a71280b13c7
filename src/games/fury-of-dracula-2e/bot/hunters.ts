import type { SeatId } from '../../kit/audience.js';
import type { Heard } from '../../kit/game-definition.js';
import type { LocationId } from '../data/places.js';
import type { Event } from '../events/events.js';
import { CITY_IDS, HOSPITAL, placeOf, railsFrom, within } from '../map.js';
import { characterOf, isHunter } from '../seats.js';
import type { TrainFace } from '../values.js';
import type { HunterView, View } from '../view-schema.js';
import { distance } from './distance.js';
import { isWeak, playing } from './hunter-cards.js';
import { goodness, hope, mindOf, type Mind } from './places.js';
import type { Worth } from './worth.js';

/** Less for what may fail or costs a card; more where a weak hunter may rest. */
const WEIGHT = { rest: 3, ticket: -1, horse: -0.5, carriage: -0.2, rush: -1, health: -0.8, exhausted: -5 };

/** Segments that a face of the train die is good for. */
const SEGMENTS: Readonly<Record<TrainFace, number>> = { X: 0, '0': 0, '1': 1, '2': 2, '3': 3, '2/3': 2 };

function riding({ view, me }: Mind, good: (place: LocationId) => number): Worth & { readonly best: number } {
  const here = me.location ?? HOSPITAL;
  const by = (segments: number) => Math.max(good(here) - 1, ...within(railsFrom, here, segments).map(good));
  const faces = view.asks?.is === 'chooseRoll' ? view.asks.faces : [];
  const best = by(2);
  return {
    best,
    moveByRail: () => best + WEIGHT.ticket,
    rideTo: ({ location }) => good(location),
    useRoll: ({ roll }) => by(SEGMENTS[faces[roll - 1] ?? 'X']) - (faces[roll - 1] === 'X' ? 1 : 0),
  };
}

/** Sense of Emergency: health for any city at once. */
function rushing({ view: { vampires }, me }: Mind, good: (place: LocationId) => number): number {
  const cost = 6 - vampires;
  const left = me.health - cost;
  return Math.max(...CITY_IDS.map(good)) + WEIGHT.health * cost + (left < 5 ? WEIGHT.exhausted : 0);
}

/** Cards that name a place to look at. */
const NAMING: readonly string[] = ['hired-scouts', 'consecrated-ground', 'stormy-seas'];

function moving(mind: Mind): Worth {
  const { me, view } = mind;
  const good = (place: LocationId) => goodness(mind, place);
  const names = view.asks?.is === 'cardAsks' && NAMING.includes(view.asks.card);
  const { best, ...ride } = riding(mind, good);
  const cards = playing(view, me);
  return {
    ...ride,
    stay: () => good(me.location ?? HOSPITAL) + (isWeak(me) ? WEIGHT.rest : 0),
    moveByRoad: ({ location }) => good(location),
    moveBySea: ({ location }) => good(location),
    rideHorse: ({ location }) => good(location) + WEIGHT.horse,
    chooseLocation: ({ location }) => (names ? hope(mind, location) : good(location)),
    playEvent: (action) => {
      if (action.card === 'chartered-carriage') return best + WEIGHT.carriage;
      if (action.card === 'sense-of-emergency') return rushing(mind, good);
      return cards.playEvent?.(action) ?? 0;
    },
    spendResolve: (action) =>
      action.on === 'sense-of-emergency'
        ? rushing(mind, good) + WEIGHT.rush
        : (cards.spendResolve?.(action) ?? 0),
    startIn: ({ location }) => (placeOf(location).kind === 'large' ? 1 : 0) - 2 * crowdAt(view, location),
    invite: () => -100,
  };
}

const crowdAt = ({ hunters }: View, place: LocationId) =>
  hunters.filter(({ location }) => location !== undefined && distance(location, place) < 3).length;

function acting(me: HunterView): Worth {
  const hurt = characterOf(me.seat).health - me.health;
  return {
    rest: () => (hurt >= 3 || isWeak(me) ? 4 : 0.5),
    supply: ({ draw }) => ({ event: 1, item: me.itemCount < 3 ? 2 : 0, both: 3 })[draw],
    useFont: () => 2,
    trade: () => -1,
    giveItem: () => -1,
    join: () => -1,
  };
}

/** Questions about places; only for these the bot works out where Dracula may be. */
const ABOUT_PLACES: readonly string[] = ['placeHunter', 'hunterMoves', 'chooseRoll', 'rideTrain', 'cardAsks'];

export function hunterWorth(view: View, heard: readonly Heard<Event>[], seat: SeatId): Worth {
  const me = view.hunters.find((hunter) => isHunter(seat) && hunter.seat === seat);
  if (me === undefined) return {};
  const asksWhere = view.asks !== undefined && ABOUT_PLACES.includes(view.asks.is);
  return { ...acting(me), ...playing(view, me), ...(asksWhere ? moving(mindOf(view, heard, me)) : {}) };
}
