import { act, IllegalAction } from '../../../src/games/kit/act.js';
import type { SeatId, Viewer } from '../../../src/games/kit/audience.js';
import type { GameDefinition, Passing, Setup, Typed } from '../../../src/games/kit/game-definition.js';
import type { Random } from '../../../src/games/kit/random.js';
import { noChance } from './chance.js';

/** What a seat's action brought about. */
export class Answer<Event extends Typed> {
  constructor(private readonly attempt: () => readonly Event[]) {}

  /** Exactly these events, in this order. */
  then(...expected: readonly Event[]): void {
    expect(this.attempt()).toEqual(expected);
  }

  /** These events, in this order, perhaps among others. */
  thenAmongOthers(...expected: readonly Event[]): void {
    const events = this.attempt();
    const found = events.filter((event) =>
      expected.some((one) => JSON.stringify(one) === JSON.stringify(event)),
    );
    expect(found).toEqual(expected);
  }

  /** Events of these types, in this order, and no others. */
  thenTypes(...types: readonly Event['type'][]): void {
    expect(this.attempt().map(({ type }) => type)).toEqual(types);
  }

  thenRefused(): void {
    expect(this.attempt).toThrow(IllegalAction);
  }
}

/** A moment of a game, to which given events have led. */
export class Moment<State, Action extends Typed, Event extends Typed, View, Options> {
  readonly state: State;

  constructor(
    private readonly game: GameDefinition<State, Action, Event, View, Options>,
    private readonly setup: Setup<Options>,
    private readonly events: readonly Event[],
    private readonly chance: (state: State) => Random = () => noChance,
  ) {
    this.state = events.reduce((state, event) => game.evolve(state, event), game.initial(setup));
  }

  /** The same moment with what chance brings next. */
  withChance(chance: (state: State) => Random): Moment<State, Action, Event, View, Options> {
    return new Moment(this.game, this.setup, this.events, chance);
  }

  when(seat: SeatId, action: Action): Answer<Event> {
    return new Answer(() => act(this.game, this.state, seat, action, this.chance(this.state)));
  }

  /** The moment after a seat's action. */
  after(seat: SeatId, action: Action, chance = this.chance): Moment<State, Action, Event, View, Options> {
    const events = act(this.game, this.state, seat, action, chance(this.state));
    return new Moment(this.game, this.setup, [...this.events, ...events]);
  }

  mayDo(seat: SeatId): readonly Action[] {
    return this.game.legalActions(this.state, seat);
  }

  sees(viewer: Viewer, passing: Passing = 'told'): View {
    return this.game.view(this.state, viewer, passing);
  }

  /** What is asked, of whom. */
  asks(): readonly string[] {
    return this.game.decisions(this.state).map(({ kind, seats }) => `${kind} ${seats.join(' ')}`);
  }

  inTime(random: Random = noChance): Action {
    const [decision] = this.game.decisions(this.state);
    if (decision === undefined) throw new Error('Nothing is asked');
    return this.game.defaultAction(this.state, decision, decision.seats[0] ?? '', random);
  }
}
