import type { SeatId } from '../../kit/audience.js';
import type { Heard } from '../../kit/game-definition.js';
import type { LocationId } from '../data/places.js';
import type { Event } from '../events/events.js';
import { CITY_IDS, placeOf } from '../map.js';
import { characterOf } from '../seats.js';
import type { View } from '../view/view.js';
import { distance } from './distance.js';
import { playing } from './hunter-cards.js';
import { coming, hope, mindOf, searchingAt, standing, supplies, type Mind } from './places.js';
import { healthLeft, isWeak, sheetOf, type Sheet } from './sheets.js';
import { byCard, byItem, isTravel, moving } from './travel.js';
import type { Worth } from './worth.js';

/** What an action counts with. */
const WEIGHT = {
  reserve: 0.8,
  second: 0.5,
  rest: 0.3,
  weak: 5,
  search: 1.5,
  ask: 1,
  /** Dracula gets a card of his, or nobody gets one. */
  forDracula: -2.5,
  forNobody: -0.5,
} as const;

/** Supplies by the back of the card that would be drawn. */
function supplying({ view, me }: Mind, here: LocationId): number {
  const { top, bottom } = view.piles.events;
  const back = view.phase === 'night' ? bottom[0] : top[0];
  const worth = supplies(me, here);
  if (view.phase === 'night')
    return worth + (back === 'dracula' ? WEIGHT.forDracula : back === undefined ? -0.2 : 0.5);
  return worth + (back === 'dracula' ? WEIGHT.forNobody : 0.5);
}

function resting(me: Sheet): number {
  const hurt = characterOf(me.seat).health - healthLeft(me);
  if (hurt === 0) return 0;
  return WEIGHT.rest + 0.15 * hurt + (isWeak(me) ? WEIGHT.weak : 0);
}

function reserving({ tickets }: Sheet): number {
  if (tickets.length >= 2) return -1;
  return WEIGHT.reserve - WEIGHT.second * tickets.length;
}

/** What is done where the hunter stands. */
function acting(mind: Mind): Worth {
  const { me } = mind;
  const here = me.location ?? 'paris';
  const stays = standing(mind, here);
  return {
    pass: () => stays - 0.5,
    supply: () => stays + supplying(mind, here),
    rest: () => stays + resting(me),
    reserveTicket: ({ draw }) => stays + reserving(me) + 0.1 * draw,
    search: () => stays + WEIGHT.search + searchingAt(mind, here),
    askRegion: () => stays + WEIGHT.ask,
    trade: () => stays - 1,
    playEvent: (action) =>
      byCard(mind, action.card) ?? stays + (playing(mind.view, me).playEvent?.(action) ?? 0),
    useItem: ({ item }) => byItem(mind, item) ?? 0,
  };
}

const crowdAt = ({ hunters }: View, place: LocationId) =>
  hunters.filter(({ location }) => location !== undefined && distance(location, place) < 3).length;

function choosing(mind: Mind): Worth {
  const { view } = mind;
  const goes = isTravel(view);
  return {
    chooseLocation: ({ location }) => (goes ? coming(mind, location) : hope(mind, location)),
    chooseSpace: ({ space }) => unseen(view, space) + space / 10,
  };
}

const unseen = ({ trail }: View, space: number) =>
  trail.some((one) => one.space === space && one.cards.some(({ faceUp }) => !faceUp)) ? 1 : 0;

const placing = (view: View): Worth => ({
  startIn: ({ location }) =>
    (placeOf(location).kind === 'large' ? 1 : 0) - 2 * crowdAt(view, location) + central(location),
});

/** Not at the edge of the board. */
const central = (place: LocationId) =>
  -CITY_IDS.reduce((sum, city) => sum + distance(place, city), 0) / CITY_IDS.length;

/** Questions about places; only for these the bot works out where Dracula may be. */
const ABOUT_PLACES: readonly string[] = ['hunterActs', 'cardAsks', 'itemAsks'];

export function hunterWorth(view: View, heard: readonly Heard<Event>[], seat: SeatId): Worth {
  const me = sheetOf(view, seat);
  if (me === undefined) return {};
  const simple = { ...playing(view, me), ...placing(view) };
  if (view.asks === undefined || !ABOUT_PLACES.includes(view.asks.is)) return simple;
  const mind = mindOf(view, heard, me);
  return {
    ...simple,
    ...choosing(mind),
    ...moving(mind),
    ...(view.asks.is === 'hunterActs' ? acting(mind) : {}),
  };
}
