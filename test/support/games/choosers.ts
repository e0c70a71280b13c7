import type { SeatId } from '../../../src/games/kit/audience.js';
import type { Heard, Ruleset, Setup, Typed } from '../../../src/games/kit/game-definition.js';
import type { Random } from '../../../src/games/kit/random.js';
import { atRandom, type Choose, type Entry } from './random-play.js';
import { heardIn } from './told.js';

type Chooser = (game: Ruleset, setup: Setup<Record<string, unknown>>, random: Random) => Choose;

const late: Chooser = (game, _setup, random) => (state, seat) => {
  const decision = game.decisions(state).find(({ seats }) => seats.includes(seat));
  if (decision === undefined) throw new Error(`${seat} is not asked`);
  return game.defaultAction(state, decision, seat, random);
};

/** What each seat of a game has heard; with every call, what is new is added. */
function listening(game: Ruleset, options: Record<string, unknown>) {
  const ears = new Map<SeatId, { readonly heard: Heard<Typed>[]; upTo: number }>();
  return (seat: SeatId, entries: readonly Entry[]): readonly Heard<Typed>[] => {
    const ear = ears.get(seat) ?? { heard: [], upTo: 0 };
    ears.set(seat, ear);
    for (const [at, entry] of entries.slice(ear.upTo).entries())
      ear.heard.push(...heardIn(game, options, seat, entry, ear.upTo + at + 1));
    ear.upTo = entries.length;
    return [...ear.heard];
  };
}

const bots: Chooser = (game, { options }, random) => {
  const hear = listening(game, options);
  return (state, seat, actions, entries) => {
    if (game.bot === undefined) return atRandom(random)(state, seat, actions, entries);
    return game.bot(game.view(state, seat, 'told'), hear(seat, entries), actions, seat, random);
  };
};

/** Plays on at random for a while, then always does the last thing of the list: games come to a standstill. */
const stubborn: Chooser = (_game, _setup, random) => (state, seat, actions, entries) =>
  entries.length < 60
    ? atRandom(random)(state, seat, actions, entries)
    : (actions.at(-1) ?? { type: 'nothing' });

/** Some of the questions are not answered in time. */
const distracted: Chooser = (game, setup, random) => {
  const [lately, asBot] = [late(game, setup, random), bots(game, setup, random)];
  return (...asked) => (random.below(4, 'late') === 0 ? lately : asBot)(...asked);
};

/** Does what was done least: of the types on offer the rarest, of its actions the rarest. */
const curious: Chooser = (_game, _setup, random) => {
  const times = new Map<string, number>();
  const rarest = (names: readonly string[]) => {
    const least = Math.min(...names.map((name) => times.get(name) ?? 0));
    return names.filter((name) => (times.get(name) ?? 0) === least);
  };
  return (state, seat, actions, entries) => {
    const types = rarest([...new Set(actions.map(({ type }) => type))]);
    const texts = rarest(
      actions.filter(({ type }) => types.includes(type)).map((one) => JSON.stringify(one)),
    );
    const chosen = atRandom(random)(
      state,
      seat,
      texts.map((text) => JSON.parse(text) as Typed),
      entries,
    );
    for (const name of [chosen.type, JSON.stringify(chosen)]) times.set(name, (times.get(name) ?? 0) + 1);
    return chosen;
  };
};

/** Each seat likes some kinds of actions better than others, in an order of its own, all game long. */
const wilful: Chooser = (_game, _setup, random) => {
  const liking = new Map<string, number>();
  const likes = (seat: SeatId, { type }: Typed) => {
    const name = `${seat} ${type}`;
    const known = liking.get(name) ?? random.below(1_000_000, 'liking');
    liking.set(name, known);
    return known;
  };
  return (state, seat, actions, entries) => {
    const best = Math.max(...actions.map((action) => likes(seat, action)));
    const liked = actions.filter((action) => likes(seat, action) === best);
    return atRandom(random)(state, seat, liked, entries);
  };
};

/** Ways to play that together meet every word of a ruleset. */
export const CHOOSERS = {
  random: (_game: Ruleset, _setup: unknown, random: Random) => atRandom(random),
  bots,
  late,
  stubborn,
  distracted,
  curious,
  wilful,
} as const satisfies Record<string, Chooser>;
