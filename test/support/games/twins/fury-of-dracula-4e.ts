import type { Action } from '../../../../src/games/fury-of-dracula-4e/actions/actions.js';
import type { EventId } from '../../../../src/games/fury-of-dracula-4e/data/event-cards.js';
import type { Event } from '../../../../src/games/fury-of-dracula-4e/events/events.js';
import { furyOfDracula } from '../../../../src/games/fury-of-dracula-4e/fury-of-dracula-4e.js';
import { CASTLE, roadsFrom } from '../../../../src/games/fury-of-dracula-4e/map.js';
import type { Options } from '../../../../src/games/fury-of-dracula-4e/options.js';
import { hideoutsOf, huntersAt } from '../../../../src/games/fury-of-dracula-4e/reading.js';
import { HUNTERS, isHunter, SEATS } from '../../../../src/games/fury-of-dracula-4e/seats.js';
import type { State } from '../../../../src/games/fury-of-dracula-4e/state.js';
import type { SeatId, Viewer } from '../../../../src/games/kit/audience.js';
import type { Of } from '../../../../src/games/kit/by-type.js';
import { lookOf } from './fury-of-dracula-4e-looks.js';
import type { Between, Manners, Secrets } from './secrets.js';

/** Who knows the cards of a seat. */
function confidantsOf(seat: SeatId, { huntersShareHands }: Options): readonly SeatId[] {
  return isHunter(seat) && huntersShareHands ? HUNTERS : [seat];
}

const BRINGS_TO_LIGHT = {
  dracula: [
    'CardTurnedUp',
    'PlaceShown',
    'DraculaRevealed',
    'EncounterTurnedUp',
    'PlaceNamed',
    'HuntersNamed',
    'RegionNamed',
    'RegionAnswered',
    'HideShown',
    'HideTakenBack',
    'NoMoveLeft',
    'CombatCardsShown',
    'EventTurnedUp',
    'EventWasted',
  ],
  hunters: [
    'ItemDiscarded',
    'ItemShown',
    'EventDiscarded',
    'CardOpened',
    'CombatCardsShown',
    'FoundItemsDiscarded',
    'HandRevealed',
    'EventTurnedUp',
    'EventWasted',
  ],
} as const satisfies Record<string, readonly Event['type'][]>;

const lightOf = (seat: SeatId): readonly string[] => BRINGS_TO_LIGHT[isHunter(seat) ? 'hunters' : 'dracula'];

type Telling<Name extends Event['type']> = (
  event: Of<Event, Name>,
  viewer: Viewer,
  between: Between<Options>,
) => boolean;

const toConfidants = ({ seat }: { seat: SeatId }, viewer: Viewer, { options }: Between<Options>): boolean =>
  confidantsOf(seat, options).includes(viewer);

const andTo = (event: { seat: SeatId; to: SeatId }, viewer: Viewer, between: Between<Options>): boolean =>
  viewer === event.to || toConfidants(event, viewer, between);

/** Somebody who is not apart may draw another card from what is left of another deck. */
const ofAnotherDeck: typeof toConfidants = (event, viewer, between) =>
  between.apart.some(isHunter) && toConfidants(event, viewer, between);

const TELLS_ONE: { readonly [Name in Event['type']]?: Telling<Name> } = {
  DraculaHandShown: toConfidants,
  HandShown: andTo,
  ItemPassed: andTo,
  EventTaken: ofAnotherDeck,
  ItemTaken: ofAnotherDeck,
  ItemFound: ofAnotherDeck,
};

/** Whether all who know the cards of a seat are apart. */
const isApart = (seat: SeatId, { apart, options }: Between<Options>) =>
  confidantsOf(seat, options).every((one) => apart.includes(one));

function isTurned(purpose: string, between: Between<Options>): boolean {
  if (purpose === 'encounter' || purpose === 'combat card') return between.apart.includes('dracula');
  const [, seat] = /^(?:event|item) for (.+)$/.exec(purpose) ?? [];
  if (seat === undefined) return false;
  return SEATS.some((one) => isHunter(one) === isHunter(seat) && isApart(one, between));
}

const NAMED: readonly string[] = ['EventTurnedUp', 'EventWasted', 'FoundItemsDiscarded'];
const TAKEN: readonly string[] = ['EventTaken', 'ItemTaken', 'ItemFound'];

/** Cards that turn up places or name them. */
const REVEALERS: readonly EventId[] = [
  'evil-presence',
  'hired-scouts',
  'hypnosis',
  'local-rumors',
  'money-trail',
  'newspaper-reports',
  'wax-cylinders',
];

const CALM: readonly Action['type'][] = ['rest', 'supply', 'pass', 'reserveTicket'];

const GOING: readonly Action['type'][] = ['startIn', 'moveTo', 'hide', 'takeWolfForm', 'darkCall', 'feed'];

const manners: Manners<State, Action> = {
  /** Where a hunter is, or what Dracula laid, or the castle: there, or a road away. */
  isRare: (state, action) => {
    if (!('location' in action)) return false;
    const { location } = action;
    return [location, ...roadsFrom(location, state.options)].some(
      (place) =>
        huntersAt(state, place).length > 0 || hideoutsOf(state, place).length > 0 || place === CASTLE,
    );
  },
  isHiding: ({ type }) => type === 'hide',
  isGoing: ({ type }) => GOING.includes(type),
  isCalm: (seat, { type }) => isHunter(seat) && CALM.includes(type),
  soonShown: ['attackWith', 'fightWith'],
  always: ['startIn'],
};

export const secretsOfFury4e: Secrets<State, Action, Event, Options> = {
  game: furyOfDracula,
  seats: SEATS,
  bringsToLight: ({ type }, apart) => apart.some((seat) => lightOf(seat).includes(type)),
  tellsOne: (event, viewer, between) => {
    const tells = TELLS_ONE[event.type] as Telling<Event['type']> | undefined;
    return tells?.(event, viewer, between) ?? false;
  },
  isTurned,
  showsDraw: (event, between) =>
    NAMED.includes(event.type) ||
    (TAKEN.includes(event.type) && 'seat' in event && !isApart(event.seat, between)),
  lookOf,
  willTurnUp: ({ agenda }, apart) =>
    apart.includes('dracula') && agenda.some((step) => 'card' in step && REVEALERS.includes(step.card)),
  manners,
};
