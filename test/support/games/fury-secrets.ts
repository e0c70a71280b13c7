import type { Of } from '../../../src/games/kit/by-type.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import { HUNTERS, isHunter, SEATS } from '../../../src/games/fury-of-dracula-2e/seats.js';
import type { SeatId, Viewer } from '../../../src/games/kit/audience.js';
import type { Random } from '../../../src/games/kit/random.js';
import { recording, type Draw } from './chance.js';

export const VIEWERS: readonly Viewer[] = [...SEATS, 'spectator'];

/** Who knows the cards of a seat, as the rules say; not asked of the code, which is what is tested. */
export function confidantsOf(seat: SeatId, { huntersShareHands }: Options): readonly SeatId[] {
  return isHunter(seat) && huntersShareHands ? HUNTERS : [seat];
}

/** What brings secrets to light for all: here, and only here, games may part. */
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

const lightOf = (seat: SeatId): readonly string[] => BRINGS_TO_LIGHT[isHunter(seat) ? 'hunters' : 'dracula'];

/** Whether this event may differ, for all to see, in games that differ in the secrets of these seats. */
export function bringsToLight(event: Event | undefined, apart: readonly SeatId[]): boolean {
  return event !== undefined && apart.some((seat) => lightOf(seat).includes(event.type));
}

interface Between {
  readonly apart: readonly SeatId[];
  readonly options: Options;
}

type Telling<Name extends Event['type']> = (
  event: Of<Event, Name>,
  viewer: Viewer,
  between: Between,
) => boolean;

const toConfidants = ({ seat }: { seat: SeatId }, viewer: Viewer, { options }: Between): boolean =>
  confidantsOf(seat, options).includes(viewer);

const toDraculaToo: typeof toConfidants = (event, viewer, between) =>
  viewer === 'dracula' || toConfidants(event, viewer, between);

/** Somebody who is not apart may draw another card from what is left of another deck. */
const ofAnotherDeck: typeof toConfidants = (event, viewer, between) =>
  between.apart.some(isHunter) && toConfidants(event, viewer, between);

const TELLS_ONE: { readonly [Name in Event['type']]?: Telling<Name> } = {
  DraculaHandShown: (_event, viewer) => viewer !== 'spectator',
  HandShown: toDraculaToo,
  CardKeptOpen: toDraculaToo,
  EventTaken: ofAnotherDeck,
  ItemTaken: ofAnotherDeck,
  ItemPassed: (event, viewer, between) => viewer === event.to || toConfidants(event, viewer, between),
};

/** Whether this event tells the viewer, and not all, a secret of the seats apart. */
export function tellsOne(event: Event | undefined, viewer: Viewer, between: Between): boolean {
  if (event === undefined) return false;
  const tells = TELLS_ONE[event.type] as Telling<Event['type']> | undefined;
  return tells?.(event, viewer, between) ?? false;
}

/** Whether all who know the cards of a seat are apart. */
const isApart = (seat: SeatId, apart: readonly SeatId[], options: Options) =>
  confidantsOf(seat, options).every((one) => apart.includes(one));

/** Draws that may come out otherwise: from decks of which a seat apart has other cards. */
function isTurned(purpose: string, apart: readonly SeatId[], options: Options): boolean {
  if (purpose === 'encounter') return apart.includes('dracula');
  const [, seat] = /^(?:event|item) for (.+)$/.exec(purpose) ?? [];
  if (seat === undefined) return false;
  return SEATS.some((one) => isHunter(one) === isHunter(seat) && isApart(one, apart, options));
}

/** Draws as they were, but for the turned ones; anything else is drawn anew. */
function turnedBy(shift: number, draws: readonly Draw[], turned: (purpose: string) => boolean): Random {
  let next = 0;
  return {
    below: (n, purpose) => {
      const draw = draws[next++];
      if (draw?.purpose !== purpose || draw.n !== n) throw new DrawnOtherwise();
      return turned(purpose) ? (draw.value + shift + n) % n : draw.value;
    },
  };
}

class DrawnOtherwise extends Error {}

const NAMED: readonly string[] = ['EventTurnedUp', 'EventBurned', 'EventKept'];

/** What is drawn for all to see, or by somebody who is not apart. */
function drawn(events: readonly Event[], apart: readonly SeatId[], options: Options): string {
  const isSeen = (event: Event) =>
    NAMED.includes(event.type) ||
    ((event.type === 'EventTaken' || event.type === 'ItemTaken') && !isApart(event.seat, apart, options));
  return JSON.stringify(events.filter(isSeen));
}

/** How far the number of a secret draw is turned. */
const SHIFTS: readonly number[] = [1, 2, 3, 5, 7, 0, -1, -2];
const SAME_FIRST: readonly number[] = [0, ...SHIFTS];

type Decide = (random: Random) => readonly Event[];

export interface Decided {
  readonly events: readonly Event[];
  readonly draws: readonly Draw[];
}

function decided(decide: Decide, random: Random): Decided {
  const drawing = recording(random);
  return { events: decide(drawing), draws: drawing.draws };
}

function tried(decide: Decide, random: Random): Decided | undefined {
  try {
    return decided(decide, random);
  } catch (error) {
    if (error instanceof DrawnOtherwise) return undefined;
    throw error;
  }
}

/** What is known of the other game before it is decided. */
interface Here extends Between {
  /** What happened in the first game. */
  readonly events?: readonly Event[];
  /** Whether its seats draw other cards in secret. */
  readonly differs?: boolean;
}

/**
 * What follows in the other game, where seats draw other cards in secret. But what one game turns up or burns, and
 * whether a card is kept, everybody sees; there the other game draws the like, if it can.
 */
export function decidedOtherwise(decide: Decide, random: Random, here: Here): Decided {
  const { apart, options, events, differs = true } = here;
  const turned = (purpose: string) => isTurned(purpose, apart, options);
  const seen = (told: readonly Event[]) => drawn(told, apart, options);
  const plain = decided(decide, random);
  if (!plain.draws.some(({ purpose }) => turned(purpose))) return plain;
  for (const shift of differs ? SHIFTS : SAME_FIRST) {
    const found = tried(decide, turnedBy(shift, plain.draws, turned));
    if (found !== undefined && (events === undefined || seen(found.events) === seen(events))) return found;
  }
  return plain;
}
