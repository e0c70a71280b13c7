import type { TSchema } from '@sinclair/typebox';
import type { Audience, SeatId, Viewer } from './audience.js';
import type { BoardPart } from './board.js';
import type { Catalogue, Message } from './message.js';
import type { PrintedPart } from './parts.js';
import type { DrawPurpose, Random } from './random.js';
import type { Scene } from './scene.js';
import type { StandingRules } from './standing.js';

/** A thing with a name that tells it from the others of its union. */
export interface Typed {
  readonly type: string;
}

export interface Seat {
  readonly id: SeatId;
  /** Seats of one side win together; a player holds seats of one side only. */
  readonly side: string;
}

/**
 * A named change of behaviour, for which the rules ask by its name (`revisions.ts`). A game plays by the revisions that
 * its version had when it began, or that its players have adopted since.
 */
export interface Revision {
  /** The first version that has it: 2 or more. */
  readonly version: number;
  readonly name: string;
  readonly origin: string;
}

/** What is sealed when a game begins: by what it is played to its end, unless its players adopt newer rules. */
export interface Setup<Options> {
  readonly options: Options;
  readonly rulesVersion: number;
}

/** What must be answered before play goes on. Nothing in it may depend on a secret. */
export interface Decision {
  /** Never used twice in a game; stands as long as the question stands. */
  readonly id: string;
  readonly kind: string;
  /** The seats that may answer; a seat has one open decision at the most. */
  readonly seats: readonly SeatId[];
  /** What it is about, for its label. */
  readonly about?: object;
}

export interface Outcome {
  readonly winners: readonly SeatId[];
  readonly reason: Message;
}

/** Whether what passed may still be told to the viewer (`Audience`, `passing`). */
export type Passing = 'told' | 'gone';

/** A correction that an arbiter may make, and the events that it makes. */
export interface Adjustment<Event> {
  /** What an arbiter sends. */
  readonly adjustment: Typed & Readonly<Record<string, unknown>>;
  readonly label: Message;
  readonly events: readonly Event[];
}

export type Thing<Action, Event> =
  | { readonly is: 'action'; readonly action: Action }
  | { readonly is: 'event'; readonly event: Event }
  | { readonly is: 'decision'; readonly decision: Decision }
  | { readonly is: 'seat'; readonly seat: SeatId };

/** JSON Schema 2020-12 of everything that crosses the edge: types, validation and openapi.json come from it. */
export interface Schemas {
  readonly options: TSchema;
  /** One schema per action, by its type. */
  readonly actions: Readonly<Record<string, TSchema>>;
  /** One schema per event, by its type. */
  readonly events: Readonly<Record<string, TSchema>>;
  readonly view: TSchema;
  readonly components: TSchema;
}

/** One event that was told to a seat, and the entry that it belongs to. */
export interface Heard<Event> {
  readonly entry: number;
  readonly event: Event;
}

/**
 * The rules of one game: all that the server knows of it. Every function is pure; states and events are plain JSON
 * values that are never changed in place.
 */
export interface GameDefinition<State, Action extends Typed, Event extends Typed, View, Options> {
  readonly ruleset: string;
  readonly title: Message;
  readonly version: number;
  readonly revisions: readonly Revision[];
  readonly schemas: Schemas;
  /** The printed parts: map, cards, tables. */
  readonly components: unknown;
  /** Those of them that do something, and what. Left out: none. */
  readonly parts?: readonly PrintedPart[];
  readonly catalogues: { readonly en: Catalogue } & Readonly<Record<string, Catalogue>>;
  /** Schema version of an event type, where it is not 1. */
  readonly eventSchemaVersions?: Readonly<Record<string, number>>;

  /** Options with every default filled in. The input has passed `schemas.options`. */
  options(asked: Partial<Options>): Options;
  seats(options: Options): readonly Seat[];
  /** How a seat wins, and what it does on its turn: in two to four sentences, to who knows nothing of the game. */
  aim(seat: SeatId): Message;
  /** The state before the first event. */
  initial(setup: Setup<Options>): State;
  /** Set-up: the ruleset's events of the entry in which the game begins. */
  begin(setup: Setup<Options>, random: Random): readonly Event[];

  /** Who must answer what, now. Empty only when the game is over. */
  decisions(state: State): readonly Decision[];
  /** Everything that this seat may do now, each choice spelled out: the one gate for legality. */
  legalActions(state: State, seat: SeatId): readonly Action[];
  /** What is done for a seat that does not answer in time. Legal. */
  defaultAction(state: State, decision: Decision, seat: SeatId, random: Random): Action;
  /** May assume that the action is legal (`act.ts` asks first). */
  decide(state: State, seat: SeatId, action: Action, random: Random): readonly Event[];
  evolve(state: State, event: Event): State;
  /**
   * The state in which a game goes on by a newer version of the rules. Nobody sees a difference, and the same is asked.
   * Left out: the state keeps nothing of the version.
   */
  adopt?(state: State, rulesVersion: number): State;
  /**
   * Whether a seat that has done this may take it back freely: whatever is hidden from it, the same would have happened,
   * for all to see, and the same be asked next. It has learned nothing, nothing was drawn, nothing that lay face down
   * was turned up, and the game is not over. It hangs itself on nothing but what the seat knows.
   * @param state before the action, which is legal
   */
  blind(state: State, seat: SeatId, action: Action): boolean;

  /** Exhaustive over the event union. */
  audience(event: Event, options: Options): Audience;
  /** All that `begin` and `decide` draw for: so the dice of a game can be given beforehand. */
  readonly purposes: readonly DrawPurpose[];
  /** Who may know the draws of a purpose: the audience of what they decide. */
  drawAudience(purpose: string, options: Options): Audience;
  /** Whether the action as it was asked may only be remembered, like what it brought to light. */
  askedInPassing(action: Action, options: Options): boolean;

  /** Names every field that it shows. */
  view(state: State, viewer: Viewer, passing: Passing): View;
  outcome(state: State): Outcome | undefined;
  /**
   * An arbiter's corrections of a game that is not over, each spelled out. They follow from public facts alone, are told
   * to all, and leave what is asked as it is. Left out: none.
   */
  adjustments?(state: State): readonly Adjustment<Event>[];
  /**
   * What happens when a seat forfeits a game that is not over, and the others play on. It is asked nothing from then on
   * and cannot win. Left out: its side has lost, and the seats of all other sides have won.
   */
  leave?(state: State, seat: SeatId): readonly Event[];
  /** Left out: nothing can be answered in advance. */
  readonly standing?: StandingRules<Action, Event, View>;
  describe(thing: Thing<Action, Event>, viewer: Viewer): Message;
  /** Types of events that tell a reader nothing: they are left out where the course of the game is told in words. */
  readonly unspoken?: readonly string[];
  /**
   * The board and the situation of a viewer in words, for those who have nothing else before them. It knows the view
   * and the printed parts, and nothing else.
   */
  board(view: View, viewer: Viewer): readonly BoardPart[];
  /** The same as what there is to draw. It knows the view and the printed parts, and nothing else. */
  scene(view: View, viewer: Viewer): Scene;
  /** A plain player: knows what its seat may see, has heard, and may do. */
  bot?(
    view: View,
    heard: readonly Heard<Event>[],
    actions: readonly Action[],
    seat: SeatId,
    random: Random,
  ): Action;
}

/** A ruleset as the server sees it. */
export type Ruleset = GameDefinition<unknown, Typed, Typed, unknown, Record<string, unknown>>;
