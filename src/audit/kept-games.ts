import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { act } from '../games/kit/act.js';
import type { Ruleset, Setup, Typed } from '../games/kit/game-definition.js';
import { sameValue } from '../games/kit/same-value.js';
import { faultAt, type Fault } from './fault.js';
import { RecordedDraws } from './recorded-draws.js';

export type KeptEntry = readonly [
  seat: string | null,
  action: Typed | null,
  draws: readonly (readonly [purpose: string, n: number, value: number])[],
  events: readonly Typed[],
];

/** A whole game of rules alone, as it was once played. Its first entry is the set-up. */
export interface KeptGame {
  readonly ruleset: string;
  readonly setup: Setup<Record<string, unknown>>;
  readonly entries: readonly KeptEntry[];
}

/** Every kept game below a folder: each `.json` in a folder called `corpus`, with its path. */
export async function* keptGames(folder: string): AsyncGenerator<readonly [path: string, game: KeptGame]> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => /(^|[\\/])corpus[\\/][^\\/]+\.json$/.test(name)).toSorted()) {
    const path = join(folder, file);
    yield [path, JSON.parse(await readFile(path, 'utf8')) as KeptGame];
  }
}

/** The first entry that these rules would make otherwise. */
export function firstDifference({ setup, entries }: KeptGame, ruleset: Ruleset): Fault | undefined {
  let state = ruleset.initial(setup);
  for (const [at, [seat, action, draws, events]] of entries.entries()) {
    const random = new RecordedDraws(draws.map(([purpose, n, value]) => ({ purpose, n, value })));
    try {
      const made =
        seat === null || action === null
          ? ruleset.begin(setup, random)
          : act(ruleset, state, seat, action, random);
      if (!sameValue(made, events))
        return faultAt(at + 1, 'the rules make other events of its action and draws');
      if (!random.allUsed) return faultAt(at + 1, 'it has draws that the rules do not ask for');
    } catch (error) {
      return faultAt(at + 1, (error as Error).message);
    }
    state = events.reduce((now, event) => ruleset.evolve(now, event), state);
  }
  return undefined;
}
