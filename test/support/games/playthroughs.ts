import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { act } from '../../../src/games/kit/act.js';
import type { SeatId } from '../../../src/games/kit/audience.js';
import type { Ruleset, Typed } from '../../../src/games/kit/game-definition.js';
import type { Random } from '../../../src/games/kit/random.js';
import { recording, seeded } from './chance.js';
import { setupOf, type Entry, type Played } from './random-play.js';
import { ALL_RULESETS } from './rulesets.js';
import { Transcript } from './transcript.js';

/** A game, or its beginning, as a script: what chance brings and what each seat does. */
export interface Script {
  readonly about: string;
  readonly ruleset: string;
  readonly options?: Record<string, unknown>;
  /** What is drawn first for each purpose; after that the seed decides. */
  readonly draws?: Readonly<Record<string, readonly number[]>>;
  readonly seed: number;
  readonly steps: readonly (readonly [SeatId, Typed])[];
}

/** Every script below a folder: a `.json` in a folder called `playthroughs`. */
export function findScripts(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return findScripts(path);
    return folder.endsWith('playthroughs') && name.endsWith('.json') ? [path] : [];
  });
}

export function transcriptPath(script: string): string {
  return script.replace(/\.json$/, '.txt');
}

export const readScript = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Script;

export function transcribe(path: string): string {
  const script = readScript(path);
  const game = ALL_RULESETS.find(({ ruleset }) => ruleset === script.ruleset);
  if (game === undefined) throw new Error(`${path} is about a ruleset that nobody knows: ${script.ruleset}`);
  const { setup, entries } = playScript(game, script);
  const transcript = new Transcript(game, setup.options, script.about);
  for (const entry of entries) transcript.add(entry);
  return transcript.text();
}

/** The game as far as the script goes. */
export function playScript(game: Ruleset, script: Script): Played {
  const setup = setupOf(game, script.options);
  const random = scripted(script);
  const entries: Entry[] = [];
  let state = game.initial(setup);
  const enter = (draws: ReturnType<typeof recording>, events: readonly Typed[], asked = {}): void => {
    const before = state;
    state = events.reduce((now, event) => game.evolve(now, event), state);
    entries.push({ ...asked, draws: draws.draws, events, before, after: state });
  };
  const first = recording(random);
  enter(first, game.begin(setup, first));
  for (const [seat, action] of script.steps) {
    const chance = recording(random);
    enter(chance, act(game, state, seat, action, chance), { seat, action });
  }
  return { setup, entries, state };
}

/** Chance as the script has it. */
export function scripted({ draws = {}, seed }: Script): Random {
  const otherwise = seeded(seed);
  const taken = new Map<string, number>();
  return {
    below: (n, purpose) => {
      const at = taken.get(purpose) ?? 0;
      taken.set(purpose, at + 1);
      const value = draws[purpose]?.[at] ?? otherwise.below(n, purpose);
      if (value >= n) throw new Error(`${value} cannot be drawn of ${n} for ${purpose}`);
      return value;
    },
  };
}
