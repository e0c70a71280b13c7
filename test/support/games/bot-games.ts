import { act } from '../../../src/games/kit/act.js';
import type { SeatId } from '../../../src/games/kit/audience.js';
import type { GameDefinition, Heard, Typed } from '../../../src/games/kit/game-definition.js';
import type { Random } from '../../../src/games/kit/random.js';
import { seeded } from './chance.js';
import { isTold } from './told.js';

const MOST_ENTRIES = 4000;

/** Games of bots, in this process. */
export class BotGames<State, Action extends Typed, Event extends Typed, View, Options> {
  constructor(private readonly game: GameDefinition<State, Action, Event, View, Options>) {}

  /** A bot knows the view of its seat, what it was told, and what it may do. */
  decided(state: State, seat: SeatId, heard: readonly Heard<Event>[], random: Random): Action {
    const { game } = this;
    if (game.bot === undefined) throw new Error('There is no bot');
    return game.bot(game.view(state, seat, 'told'), heard, game.legalActions(state, seat), seat, random);
  }

  /** These sides are played by bots, the other at random: the last state, or that after very many entries. */
  play(asked: Partial<Options>, seed: number, bots: readonly string[]): State {
    const { game } = this;
    const random = seeded(seed);
    const setup = { options: game.options(asked), rulesVersion: game.version };
    const seats = game.seats(setup.options);
    const ears = new Map(
      seats.filter(({ side }) => bots.includes(side)).map(({ id }) => [id, [] as Heard<Event>[]]),
    );
    const tell = (event: Event, entry: number) => {
      for (const [seat, heard] of ears)
        if (isTold(game.audience(event, setup.options), seat)) heard.push({ entry, event });
    };
    const enter = (before: State, events: readonly Event[], entry: number) => {
      for (const event of events) tell(event, entry);
      return events.reduce((now, event) => game.evolve(now, event), before);
    };
    let state = enter(game.initial(setup), game.begin(setup, random), 1);
    for (let entry = 2; game.outcome(state) === undefined && entry < MOST_ENTRIES; entry += 1) {
      const seat = game.decisions(state)[0]?.seats[0] ?? '';
      const heard = ears.get(seat);
      const action =
        heard === undefined ? this.atRandom(state, seat, random) : this.decided(state, seat, heard, random);
      state = enter(state, act(game, state, seat, action, random), entry);
    }
    return state;
  }

  private atRandom(state: State, seat: SeatId, random: Random): Action {
    const legal = this.game.legalActions(state, seat);
    return legal[random.below(legal.length, 'bot')] as Action;
  }
}
