import { act } from '../../../src/games/kit/act.js';
import type { SeatId } from '../../../src/games/kit/audience.js';
import type { Ruleset, Setup, Typed } from '../../../src/games/kit/game-definition.js';
import type { Random } from '../../../src/games/kit/random.js';
import { recording, type Draw } from './chance.js';

/** One entry of a game: an action, or the set-up, with what it drew and brought about. */
export interface Entry {
  readonly seat?: SeatId;
  readonly action?: Typed;
  readonly draws: readonly Draw[];
  readonly events: readonly Typed[];
  readonly before: unknown;
  readonly after: unknown;
}

export interface Played {
  readonly setup: Setup<Record<string, unknown>>;
  readonly entries: readonly Entry[];
  readonly state: unknown;
}

export type Choose = (
  state: unknown,
  seat: SeatId,
  actions: readonly Typed[],
  told: readonly Entry[],
) => Typed;

/** More than any game of these rulesets can have. */
const TOO_MANY_ENTRIES = 40_000;

export function setupOf(game: Ruleset, asked: Record<string, unknown> = {}): Setup<Record<string, unknown>> {
  return { options: game.options(asked), rulesVersion: game.version };
}

/** Plays a game to its end. It may begin with steps that are known. */
export function playThrough(
  game: Ruleset,
  setup: Setup<Record<string, unknown>>,
  random: Random,
  choose: Choose,
  steps: readonly (readonly [SeatId, Typed])[] = [],
): Played {
  const chance = recording(random);
  const before = game.initial(setup);
  const events = game.begin(setup, chance);
  const begun = { draws: chance.draws, events, before, after: stateAfter(game, before, events) };
  const entries = playOn(game, [begun], random, choose, steps);
  return { setup, entries, state: entries.at(-1)!.after };
}

/**
 * The entries of a game that goes on after these, to its end.
 * @param played at least the set-up
 */
export function playOn(
  game: Ruleset,
  played: readonly Entry[],
  random: Random,
  choose: Choose,
  steps: readonly (readonly [SeatId, Typed])[] = [],
): readonly Entry[] {
  const entries = [...played];
  let state = entries.at(-1)!.after;
  while (game.outcome(state) === undefined) {
    if (entries.length > TOO_MANY_ENTRIES) throw new Error('This game does not end');
    const before = state;
    const known = steps[entries.length - 1];
    const seat = known?.[0] ?? whoActs(game, state, random);
    const action = known?.[1] ?? choose(state, seat, game.legalActions(state, seat), entries);
    const chance = recording(random);
    const events = act(game, state, seat, action, chance);
    state = stateAfter(game, before, events);
    entries.push({ seat, action, draws: chance.draws, events, before, after: state });
  }
  return entries;
}

/** The state in which a game is over that goes on from this one, or at which it is stopped. */
export function playFrom(
  game: Ruleset,
  from: unknown,
  random: Random,
  choose: Choose,
  stopsAt: (state: unknown) => boolean = () => false,
): unknown {
  let state = from;
  while (game.outcome(state) === undefined && !stopsAt(state)) {
    const seat = whoActs(game, state, random);
    const action = choose(state, seat, game.legalActions(state, seat), []);
    state = stateAfter(game, state, act(game, state, seat, action, random));
  }
  return state;
}

/** At most so many of these, evenly spread. */
export function spread<Kind>(all: readonly Kind[], most: number, seed: number): readonly Kind[] {
  const step = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, at) => (at + seed) % step === 0);
}

export function stateAfter(game: Ruleset, state: unknown, events: readonly Typed[]): unknown {
  return events.reduce((now, event) => game.evolve(now, event), state);
}

function whoActs(game: Ruleset, state: unknown, random: Random): SeatId {
  const asked = game.decisions(state).flatMap(({ seats }) => seats);
  const seat = asked[random.below(asked.length, 'who acts first')];
  if (seat === undefined) throw new Error('Nobody is asked, and the game is not over');
  return seat;
}

export function atRandom(random: Random): Choose {
  return (_state, seat, actions) => {
    const action = actions[random.below(actions.length, 'choice')];
    if (action === undefined) throw new Error(`${seat} is asked and may do nothing`);
    return action;
  };
}
