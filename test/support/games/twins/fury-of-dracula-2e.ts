import type { Action } from '../../../../src/games/fury-of-dracula-2e/actions.js';
import type { Event } from '../../../../src/games/fury-of-dracula-2e/events/events.js';
import { furyOfDracula } from '../../../../src/games/fury-of-dracula-2e/fury-of-dracula-2e.js';
import { CASTLE, roadsFrom } from '../../../../src/games/fury-of-dracula-2e/map.js';
import type { Options } from '../../../../src/games/fury-of-dracula-2e/options.js';
import { huntersAt } from '../../../../src/games/fury-of-dracula-2e/reading.js';
import { isHunter, SEATS } from '../../../../src/games/fury-of-dracula-2e/seats.js';
import type { State } from '../../../../src/games/fury-of-dracula-2e/state.js';
import { REVEALING } from '../../../../src/games/fury-of-dracula-2e/steps/cards.js';
import type { Viewer } from '../../../../src/games/kit/audience.js';
import type { Of } from '../../../../src/games/kit/by-type.js';
import { lookOf } from './fury-of-dracula-2e-looks.js';
import { bringsToLight, isApart, isTurned, ofAnotherDeck, toConfidants } from './fury.js';
import type { Between, Manners, Secrets } from './secrets.js';

const BRINGS_TO_LIGHT = {
  dracula: [
    'PlaceSearched',
    'CardTurnedUp',
    'EncounterTurnedUp',
    'HideTakenOut',
    'NoMoveLeft',
    'TacticsShown',
    'EventTurnedUp',
    'EventKept',
  ],
  hunters: ['ItemDiscarded', 'EventDiscarded', 'TacticsShown', 'EventTurnedUp', 'EventKept', 'EventBurned'],
} as const;

type Telling<Name extends Event['type']> = (
  event: Of<Event, Name>,
  viewer: Viewer,
  between: Between<Options>,
) => boolean;

const toDraculaToo: typeof toConfidants = (event, viewer, between) =>
  viewer === 'dracula' || toConfidants(event, viewer, between);

const TELLS_ONE: { readonly [Name in Event['type']]?: Telling<Name> } = {
  DraculaHandShown: (_event, viewer) => viewer !== 'spectator',
  HandShown: toDraculaToo,
  CardKeptOpen: toDraculaToo,
  EventTaken: ofAnotherDeck,
  ItemTaken: ofAnotherDeck,
  ItemPassed: (event, viewer, between) => viewer === event.to || toConfidants(event, viewer, between),
};

const NAMED: readonly string[] = ['EventTurnedUp', 'EventBurned', 'EventKept'];
const REVEALERS: readonly string[] = REVEALING;
const CALM: readonly string[] = ['stay', 'rest', 'supply', 'pass'];

const GOING: readonly Action['type'][] = [
  'startIn',
  'moveByRoad',
  'moveBySea',
  'hide',
  'takeWolfForm',
  'hideAsWolf',
  'darkCall',
  'feed',
  'doubleBack',
  'doubleBackAsWolf',
];

const manners: Manners<State, Action> = {
  /** Hunters in one place, Dracula among them, the castle. */
  isRare: (state, action) => {
    if (!('location' in action)) return false;
    const { location } = action;
    return (
      huntersAt(state, location).length > 0 || location === CASTLE || roadsFrom(location).includes(CASTLE)
    );
  },
  isHiding: ({ type }) => type === 'hide' || type === 'hideAsWolf',
  isGoing: ({ type }) => GOING.includes(type),
  isCalm: (seat, { type }) => isHunter(seat) && CALM.includes(type),
  soonShown: ['playTactic'],
  always: ['startIn'],
};

export const secretsOfFury2e: Secrets<State, Action, Event, Options> = {
  game: furyOfDracula,
  seats: SEATS,
  bringsToLight: bringsToLight(BRINGS_TO_LIGHT),
  tellsOne: (event, viewer, between) => {
    const tells = TELLS_ONE[event.type] as Telling<Event['type']> | undefined;
    return tells?.(event, viewer, between) ?? false;
  },
  isTurned: (purpose, between) => isTurned(purpose, ['encounter'], between),
  showsDraw: (event, between) =>
    NAMED.includes(event.type) ||
    ((event.type === 'EventTaken' || event.type === 'ItemTaken') && !isApart(event.seat, between)),
  lookOf,
  willTurnUp: ({ agenda }, apart) =>
    apart.includes('dracula') &&
    agenda.some((step) => step.is === 'reveal' || ('card' in step && REVEALERS.includes(step.card))),
  manners,
};
