import type { Pool } from 'pg';
import type { Rulesets } from '../play/table/rulesets.js';
import { refold } from './check-table.js';
import type { Fault } from './fault.js';
import { firstDifference, keptGames } from './kept-games.js';
import { readStored, storedGames } from './read-stored.js';
import { entriesOf } from './stored-entries.js';

/** A game, and what this build would do otherwise in it. */
export interface Looked {
  /** Its id, or where it is kept. */
  readonly game: string;
  readonly ruleset: string;
  readonly rulesVersion: number;
  /** The first entry that differs; undefined if all is played as it was. */
  readonly differs: Fault | undefined;
}

const noRuleset = (name: string): Fault => ({ what: `this build has no ruleset ${name}` });

/** Every game of a database that has begun, folded with the rules of this build, while others go on writing. */
export async function* lookAtStored(pool: Pool, rulesets: Rulesets): AsyncGenerator<Looked> {
  for await (const id of storedGames(pool)) {
    const stored = await readStored(pool, id);
    if (stored?.events.every(({ type }) => type !== 'GameBegan') !== false) continue;
    const entries = entriesOf(stored);
    const { ruleset: name, rules_version: rulesVersion } = stored.row;
    const ruleset = rulesets.find(name);
    const differs = ruleset === undefined ? noRuleset(name) : refold(entries, ruleset).faults[0];
    yield { game: id, ruleset: name, rulesVersion, differs };
  }
}

/** Every kept game below a folder. */
export async function* lookAtKept(folder: string, rulesets: Rulesets): AsyncGenerator<Looked> {
  for await (const [game, kept] of keptGames(folder)) {
    const ruleset = rulesets.find(kept.ruleset);
    const differs = ruleset === undefined ? noRuleset(kept.ruleset) : firstDifference(kept, ruleset);
    yield { game, ruleset: kept.ruleset, rulesVersion: kept.setup.rulesVersion, differs };
  }
}

/** A line for each game that differs, then one for each version of each ruleset. */
export async function reportOn(
  games: AsyncIterable<Looked>,
  tell: (line: string) => void,
): Promise<{ readonly games: number; readonly differing: number }> {
  const counts = new Map<string, { games: number; differing: number }>();
  const all = { games: 0, differing: 0 };
  for await (const { game, ruleset, rulesVersion, differs } of games) {
    const rules = `${ruleset}, rules version ${rulesVersion}`;
    const count = counts.get(rules) ?? { games: 0, differing: 0 };
    counts.set(rules, count);
    for (const one of [count, all]) {
      one.games += 1;
      one.differing += Number(differs !== undefined);
    }
    if (differs !== undefined) tell(`DIFFERS  ${game}  ${whereAndWhat(differs)}`);
  }
  for (const [rules, count] of [...counts].toSorted()) tell(`${rules}: ${inWords(count)}`);
  return all;
}

const whereAndWhat = ({ entry, what }: Fault) => `${entry === undefined ? '' : `entry ${entry}: `}${what}`;

const inWords = ({ games, differing }: { games: number; differing: number }) =>
  `${games} ${games === 1 ? 'game' : 'games'}, ${differing === 0 ? 'all played as they were' : `${differing} would go otherwise`}`;
