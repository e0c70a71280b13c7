import type { SeatId } from '../../kit/audience.js';
import type { Heard } from '../../kit/game-definition.js';
import type { EventId } from '../data/event-cards.js';
import type { LocationId } from '../data/places.js';
import type { Event } from '../events/events.js';
import { CASTLE, HOSPITAL, isSea, placeOf, railsFrom, within } from '../map.js';
import { characterOf, isHunter } from '../seats.js';
import type { HunterView, View } from '../view-schema.js';
import { distance, FAR } from './distance.js';
import { promise } from './fight.js';
import { traced } from './trace.js';
import type { Worth } from './worth.js';

/** Cards for which a plain player waits. */
const KEPT: readonly EventId[] = [
  'chartered-carriage',
  'escape-route',
  'excellent-weather',
  'heroic-leap',
  'sense-of-emergency',
  'stormy-seas',
];

type Traces = ReturnType<typeof traced>;

/** The hope of finding Dracula there, or a card of the trail that nobody has seen. */
function hope({ trail }: View, traces: Traces, place: LocationId): number {
  return traces.reduce((sum, places, index) => {
    const isNew = index === 0 || trail[index]?.faceUp !== true;
    return sum + (isNew && places.includes(place) ? (index === 0 ? 12 : 2) / places.length : 0);
  }, 0);
}

/** Places of his to which no other hunter stands much nearer: so they spread, and close in. */
function ownShare({ hunters }: View, me: HunterView, [places = []]: Traces): Traces {
  const far = ({ location }: HunterView, place: LocationId) =>
    location === undefined ? FAR : distance(location, place);
  const own = places.filter((place) => hunters.every((other) => far(me, place) <= far(other, place) + 1));
  return own.length > 0 ? [own] : [places];
}

function nearness([places = []]: Traces, place: LocationId): number {
  const sum = places.reduce((all, one) => all + distance(place, one), 0);
  return FAR - sum / Math.max(1, places.length);
}

const SUPPLIES: Readonly<Record<string, number>> = { large: 0.6, small: 0.2, hospital: 0.2 };

/** What a place is good for: finding Dracula, getting nearer to him, or taking supplies. */
function goodness(view: View, traces: Traces, share: Traces, place: LocationId): number {
  const known = (traces[0]?.length ?? FAR) <= 20;
  const crowd = view.hunters.filter(({ location }) => location === place).length;
  return (
    hope(view, traces, place) +
    (known ? 2 : 0.5) * nearness(share, place) +
    (SUPPLIES[placeOf(place).kind] ?? 0) -
    0.3 * crowd -
    (isSea(place) ? 1.5 : 0) -
    (place === CASTLE || place === HOSPITAL ? 1 : 0)
  );
}

const isWeak = ({ health, seat }: HunterView) => health * 3 <= characterOf(seat).health;

function byTrain(place: LocationId, good: (place: LocationId) => number): number {
  return Math.max(...within(railsFrom, place, 2).map(good)) - 1;
}

function moving(view: View, traces: Traces, me: HunterView): Worth {
  const share = ownShare(view, me, traces);
  const good = (place: LocationId) => goodness(view, traces, share, place);
  const here = me.location ?? HOSPITAL;
  return {
    stay: () => good(here) + (isWeak(me) ? 4 : 0),
    moveByRoad: ({ location }) => good(location),
    moveBySea: ({ location }) => good(location),
    moveByRail: () => byTrain(here, good),
    rideHorse: ({ location }) => good(location) - 0.5,
    rideTo: ({ location }) => good(location),
    startIn: ({ location }) => (placeOf(location).kind === 'large' ? 1 : 0) - 2 * crowdAt(view, location),
    useRoll: () => 0,
    invite: () => -1,
    join: () => -1,
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
  };
}

const WEAPONS = [
  'stake',
  'crucifix',
  'heavenly-host',
  'sacred-bullets',
  'rifle',
  'pistol',
  'knife',
  'holy-water',
];
const rank = (item: string) => (WEAPONS.includes(item) ? WEAPONS.length - WEAPONS.indexOf(item) : 0);

/** Cards are good if they are played in their time; weapons are the last to go. */
function playing(view: View, me: HunterView): Worth {
  return {
    playEvent: ({ card }) => (KEPT.includes(card) ? -1 : 20),
    useItem: ({ item }) => (item === 'heavenly-host' ? -1 : 20),
    spendResolve: ({ on }) => (on === 'newspaper-reports' || isWeak(me) ? 15 : -1),
    showItem: () => 2,
    discardItem: ({ item }) => 1 - rank(item) / 10,
    discardEvent: ({ card }) => (KEPT.includes(card) ? 1 : 0.5),
    exchangeItem: ({ item, taken }) => rank(taken) - rank(item),
    playTactic: ({ tactic }) => promise(view, me.seat, tactic),
    takeResult: ({ tactic }) => promise(view, me.seat, tactic),
  };
}

export function hunterWorth(view: View, heard: readonly Heard<Event>[], seat: SeatId): Worth {
  const me = view.hunters.find((hunter) => isHunter(seat) && hunter.seat === seat);
  if (me === undefined) return {};
  return { ...moving(view, traced(view, heard), me), ...acting(me), ...playing(view, me) };
}
