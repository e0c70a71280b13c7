import type { SeatId, Viewer } from '../../../../src/games/kit/audience.js';
import type { GameDefinition, Typed } from '../../../../src/games/kit/game-definition.js';
import type { Draw } from '../chance.js';

/** Whose secrets differ, and by which options. */
export interface Between<Options> {
  readonly apart: readonly SeatId[];
  readonly options: Options;
}

export interface Decided<Event> {
  readonly events: readonly Event[];
  readonly draws: readonly Draw[];
}

/** The rules of a game, whatever it shows. */
export type Rules<State, Action extends Typed, Event extends Typed, Options> = Omit<
  GameDefinition<State, Action, Event, unknown, Options>,
  'standing' | 'bot'
>;

/** What a game keeps secret, said once more here, and not asked of the code, which is what is tested. */
export interface Secrets<State, Action extends Typed, Event extends Typed, Options> {
  readonly game: Rules<State, Action, Event, Options>;
  readonly seats: readonly SeatId[];
  /** Whether this event may differ, for all to see, in games that differ in the secrets of these seats: there games part. */
  bringsToLight(event: Event, apart: readonly SeatId[]): boolean;
  /** Whether this event tells the viewer, and not all, a secret of the seats apart. */
  tellsOne(event: Event, viewer: Viewer, between: Between<Options>): boolean;
  /** Draws that may come out otherwise: from decks of which a seat apart has other cards. */
  isTurned(purpose: string, between: Between<Options>): boolean;
  /** Whether this event shows what was drawn to all, or to somebody who is not apart. */
  showsDraw(event: Event, between: Between<Options>): boolean;
  /** What everybody but the seat sees of its answer. */
  lookOf(state: State, seat: SeatId, action: Action): string;
  /** Whether cards of a seat apart will soon be turned up. */
  willTurnUp(state: State, apart: readonly SeatId[]): boolean;
  readonly manners: Manners<State, Action>;
}

/** How such a game is played so that much of it stays secret for long. */
export interface Manners<State, Action> {
  /** What seldom happens by itself. */
  isRare(state: State, action: Action): boolean;
  /** What comes to light within a few rounds if it is done in one game alone. */
  isHiding(action: Action): boolean;
  /** By what it is hidden where somebody is. */
  isGoing(action: Action): boolean;
  /** Who does these finds nothing for long, and the games go on; by seat. */
  isCalm(seat: SeatId, action: Action): boolean;
  /** A difference that soon comes to light is chosen seldom. */
  readonly soonShown: readonly string[];
  /** A difference that lasts is chosen always. */
  readonly always: readonly string[];
}

export const viewersOf = ({ seats }: { readonly seats: readonly SeatId[] }): readonly Viewer[] => [
  ...seats,
  'spectator',
];
