import type { Typed } from '../../../../src/games/kit/game-definition.js';
import type { Random } from '../../../../src/games/kit/random.js';
import { recording, type Draw } from '../chance.js';
import type { Between, Decided, Secrets } from './secrets.js';

class DrawnOtherwise extends Error {}

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

/** How far the number of a secret draw is turned. */
const SHIFTS: readonly number[] = [1, 2, 3, 5, 7, 0, -1, -2];
const SAME_FIRST: readonly number[] = [0, ...SHIFTS];

type Decide<Event> = (random: Random) => readonly Event[];

function decided<Event>(decide: Decide<Event>, random: Random): Decided<Event> {
  const drawing = recording(random);
  return { events: decide(drawing), draws: drawing.draws };
}

function tried<Event>(decide: Decide<Event>, random: Random): Decided<Event> | undefined {
  try {
    return decided(decide, random);
  } catch (error) {
    if (error instanceof DrawnOtherwise) return undefined;
    throw error;
  }
}

/** What is known of the other game before it is decided. */
interface Here<Event, Options> extends Between<Options> {
  /** What happened in the first game. */
  readonly events?: readonly Event[];
  /** Whether its seats draw other cards in secret. */
  readonly differs?: boolean;
}

/**
 * What follows in the other game, where seats draw other cards in secret. But what one game turns up or burns, and
 * whether a card is kept, everybody sees; there the other game draws the like, if it can.
 */
export function decidedOtherwise<State, Action extends Typed, Event extends Typed, Options>(
  secrets: Secrets<State, Action, Event, Options>,
  decide: Decide<Event>,
  random: Random,
  here: Here<Event, Options>,
): Decided<Event> {
  const { events, differs = true } = here;
  const turned = (purpose: string) => secrets.isTurned(purpose, here);
  const seen = (told: readonly Event[]) =>
    JSON.stringify(told.filter((event) => secrets.showsDraw(event, here)));
  const plain = decided(decide, random);
  if (!plain.draws.some(({ purpose }) => turned(purpose))) return plain;
  for (const shift of differs ? SHIFTS : SAME_FIRST) {
    const found = tried(decide, turnedBy(shift, plain.draws, turned));
    if (found !== undefined && (events === undefined || seen(found.events) === seen(events))) return found;
  }
  return plain;
}
