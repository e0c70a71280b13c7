import { resolve } from 'node:path';
import fc from 'fast-check';
import type { Ruleset, Typed } from '../../../../src/games/kit/game-definition.js';
import { recording, seeded } from '../chance.js';
import { CHOOSERS } from '../choosers.js';
import { nothingMet, wordsMet, type Met } from '../met.js';
import { findScripts, playScript, readScript } from '../playthroughs.js';
import { anyOptions } from '../random-options.js';
import { playThrough, setupOf, spread, type Entry, type Played } from '../random-play.js';

const SEED = 1897;

const SHARE = Number(process.env['LAW_SHARE'] ?? 0.5);

/** For the laws that look at most games: LAW_GAMES=300 looks at as many. */
export const RANDOM_GAMES = Number(process.env['LAW_GAMES'] ?? 150);
const GAMES = resolve(__dirname, '../../../games');

/** Of each way to play these are kept, since most laws look at the same games; all are too large. */
const MOST_KEPT = 40;

export type Way = keyof typeof CHOOSERS;
export const WAYS = Object.keys(CHOOSERS) as Way[];

interface Known {
  readonly kept: Map<string, Played>;
  readonly seen: Set<string>;
}

/** Whole games of a ruleset, by any options and any luck: the same for all laws. */
export class Sample {
  private readonly known = new Map<Way, Known>(
    WAYS.map((way) => [way, { kept: new Map(), seen: new Set() }]),
  );
  private readonly met = nothingMet();
  private readonly anyGame: fc.Arbitrary<[Record<string, unknown>, number]>;

  constructor(readonly game: Ruleset) {
    this.anyGame = fc.tuple(anyOptions(game), fc.nat());
  }

  /** A law holds in each of so many games, or of a share of them: LAW_SHARE=1 looks at all. */
  holds(games: number, law: (played: Played, seed: number) => void, way: Way = 'random'): void {
    const everyGame = fc.property(this.anyGame, ([options, seed]) =>
      law(this.played(options, seed, way), seed),
    );
    fc.assert(everyGame, { seed: SEED, numRuns: Math.ceil(games * SHARE) });
  }

  /** Every word that was used in so many games of each way, and in the golden playthroughs. */
  words(games: Readonly<Record<Way, number>>): Met {
    for (const way of WAYS) {
      for (const [options, seed] of fc.sample(this.anyGame, { seed: SEED, numRuns: games[way] }))
        if (!this.known.get(way)?.seen.has(keyOf(options, seed))) this.played(options, seed, way);
    }
    for (const script of findScripts(GAMES).map(readScript)) {
      if (script.ruleset !== this.game.ruleset) continue;
      const played = playScript(this.game, script);
      wordsMet(
        this.game,
        played,
        played.entries.flatMap(({ draws }) => draws),
        this.met,
      );
    }
    return this.met;
  }

  seatsOf({ setup }: Played): readonly string[] {
    return this.game.seats(setup.options).map(({ id }) => id);
  }

  /** Some states of a game before it was over. */
  statesOf({ entries }: Played, seed: number): readonly unknown[] {
    return spread(entries.slice(0, -1), 12, seed).map(({ after }) => after);
  }

  private played(options: Record<string, unknown>, seed: number, way: Way): Played {
    const { kept, seen } = this.known.get(way) as Known;
    const key = keyOf(options, seed);
    const played = kept.get(key) ?? this.play(options, seed, way);
    if (kept.size < MOST_KEPT) kept.set(key, played);
    seen.add(key);
    return played;
  }

  private play(options: Record<string, unknown>, seed: number, way: Way): Played {
    const random = recording(seeded(seed));
    const setup = setupOf(this.game, options);
    const played = playThrough(this.game, setup, random, CHOOSERS[way](this.game, setup, random));
    wordsMet(this.game, played, random.draws, this.met);
    return played;
  }
}

const keyOf = (options: Record<string, unknown>, seed: number) => JSON.stringify([options, seed]);

export type Answered = Entry & { readonly seat: string; readonly action: Typed };

/** The answers of a game: every entry but the set-up. */
export function answers(played: Played): readonly Answered[] {
  return played.entries.flatMap((entry) => {
    const { seat, action } = entry;
    return seat === undefined || action === undefined ? [] : [{ ...entry, seat, action }];
  });
}
