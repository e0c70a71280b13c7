import { pick, seeded } from '../demo/chooser.mjs';

/** Whole games in this process: rules only, no server. */
export class Game {
  constructor(ruleset, setup, seed) {
    this.ruleset = ruleset;
    this.setup = setup;
    this.random = seeded(seed);
    this.chance = { below: (n) => Math.floor(this.random() * n) };
    this.state = ruleset.initial(setup);
    this.entries = [];
    this.enter(ruleset.begin(setup, this.chance));
  }

  enter(events) {
    this.entries.push(events);
    for (const event of events) this.state = this.ruleset.evolve(this.state, event);
  }

  /** The seat that acts next, by chance where several may; nobody when the game is over. */
  seatToAct() {
    if (this.ruleset.outcome(this.state) !== undefined) return undefined;
    return pick(
      this.ruleset.decisions(this.state).flatMap(({ seats }) => seats),
      this.random,
    );
  }

  /** The action must be one of the legal ones. */
  act(seat, action) {
    this.enter(this.ruleset.decide(this.state, seat, action, this.chance));
  }
}

export const anyLegal = (game, seat) => pick(game.ruleset.legalActions(game.state, seat), game.random);

/** Plays to the end. `choose(game, seat)` says what a seat does; `after(game)` looks at each new state. */
export function playOut(game, choose, after = () => undefined) {
  for (let seat = game.seatToAct(); seat !== undefined; seat = game.seatToAct()) {
    game.act(seat, choose(game, seat));
    after(game);
  }
  return game;
}
