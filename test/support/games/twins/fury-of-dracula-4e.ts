import type { Action } from '../../../../src/games/fury-of-dracula-4e/actions/actions.js';
import type { EventId } from '../../../../src/games/fury-of-dracula-4e/data/event-cards.js';
import type { Event } from '../../../../src/games/fury-of-dracula-4e/events/events.js';
import { furyOfDracula } from '../../../../src/games/fury-of-dracula-4e/fury-of-dracula-4e.js';
import { CASTLE, roadsFrom } from '../../../../src/games/fury-of-dracula-4e/map.js';
import type { Options } from '../../../../src/games/fury-of-dracula-4e/options.js';
import { hideoutsOf, huntersAt } from '../../../../src/games/fury-of-dracula-4e/reading.js';
import { isHunter, SEATS } from '../../../../src/games/fury-of-dracula-4e/seats.js';
import type { State } from '../../../../src/games/fury-of-dracula-4e/state.js';
import type { SeatId, Viewer } from '../../../../src/games/kit/audience.js';
import type { Of } from '../../../../src/games/kit/by-type.js';
import { lookOf } from './fury-of-dracula-4e-looks.js';
import { bringsToLight, isApart, isTurned, ofAnotherDeck, toConfidants } from './fury.js';
import type { Between, Manners, Secrets } from './secrets.js';

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

type Telling<Name extends Event['type']> = (
  event: Of<Event, Name>,
  viewer: Viewer,
  between: Between<Options>,
) => boolean;

const andTo = (event: { seat: SeatId; to: SeatId }, viewer: Viewer, between: Between<Options>): boolean =>
  viewer === event.to || toConfidants(event, viewer, between);

const TELLS_ONE: { readonly [Name in Event['type']]?: Telling<Name> } = {
  DraculaHandShown: toConfidants,
  HandShown: andTo,
  ItemPassed: andTo,
  EventTaken: ofAnotherDeck,
  ItemTaken: ofAnotherDeck,
  ItemFound: ofAnotherDeck,
};

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
  bringsToLight: bringsToLight(BRINGS_TO_LIGHT),
  tellsOne: (event, viewer, between) => {
    const tells = TELLS_ONE[event.type] as Telling<Event['type']> | undefined;
    return tells?.(event, viewer, between) ?? false;
  },
  isTurned: (purpose, between) => isTurned(purpose, ['encounter', 'combat card'], between),
  showsDraw: (event, between) =>
    NAMED.includes(event.type) ||
    (TAKEN.includes(event.type) && 'seat' in event && !isApart(event.seat, between)),
  lookOf,
  willTurnUp: ({ agenda }, apart) =>
    apart.includes('dracula') && agenda.some((step) => 'card' in step && REVEALERS.includes(step.card)),
  manners,
};
