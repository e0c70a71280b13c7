import type { Action } from '../../../src/games/fury-of-dracula-2e/actions.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import { furyOfDracula as game } from '../../../src/games/fury-of-dracula-2e/fury-of-dracula-2e.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import { SEATS } from '../../../src/games/fury-of-dracula-2e/seats.js';
import type { State } from '../../../src/games/fury-of-dracula-2e/state.js';
import { act } from '../../../src/games/kit/act.js';
import type { Heard } from '../../../src/games/kit/game-definition.js';
import type { Random } from '../../../src/games/kit/random.js';
import { seeded } from './chance.js';
import { isTold } from './told.js';

export type Side = 'dracula' | 'hunters';

export interface BotGame {
  readonly state: State;
  readonly entries: number;
  /** What each seat was told. */
  readonly ears: Ears;
}

type Ears = ReadonlyMap<string, Heard<Event>[]>;

const sideOf = (seat: string): Side => (seat === 'dracula' ? 'dracula' : 'hunters');

function tell(ears: Ears, events: readonly Event[], entry: number, options: Options): void {
  for (const [seat, heard] of ears)
    for (const event of events) if (isTold(game.audience(event, options), seat)) heard.push({ entry, event });
}

/** A bot knows the view of its seat, what it was told, and what it may do. */
export function decided(state: State, seat: string, heard: readonly Heard<Event>[], random: Random): Action {
  if (game.bot === undefined) throw new Error('There is no bot');
  return game.bot(game.view(state, seat, 'told'), heard, game.legalActions(state, seat), seat, random);
}

function atRandom(state: State, seat: string, random: Random): Action {
  const legal = game.legalActions(state, seat);
  return legal[random.below(legal.length, 'bot')] as Action;
}

/** These sides are played by bots, the other at random. */
export function playBots(asked: Partial<Options>, seed: number, bots: readonly Side[], most = 4000): BotGame {
  const random = seeded(seed);
  const setup = { options: game.options(asked), rulesVersion: 1 };
  const ears: Ears = new Map(SEATS.map((seat) => [seat, []]));
  let state = game.initial(setup);
  let entries = 0;
  const enter = (events: readonly Event[]) => {
    entries += 1;
    tell(ears, events, entries, setup.options);
    state = events.reduce(game.evolve, state);
  };
  enter(game.begin(setup, random));
  while (state.over === undefined && entries < most) {
    const seat = game.decisions(state)[0]?.seats[0] ?? '';
    const action = bots.includes(sideOf(seat))
      ? decided(state, seat, ears.get(seat) ?? [], random)
      : atRandom(state, seat, random);
    enter(act(game, state, seat, action, random));
  }
  return { state, entries, ears };
}
