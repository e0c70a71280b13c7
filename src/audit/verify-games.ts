import type { Pool } from 'pg';
import { readKeys, readStored, storedGames } from './read-stored.js';
import { verifyGame, type AuditNeeds } from './verify-game.js';
import type { Fault } from './fault.js';
import type { StoredGame } from './stored-game.js';

// Of a game that is wrong throughout, the first faults say enough.
const MOST_FAULTS = 20;
const SHORT_HASH = 12;

const NOT_THERE: Fault = { what: 'there is no such game' };

export type VerifyNeeds = Omit<AuditNeeds, 'keys'>;

export interface Verified {
  /** Whether all is well. */
  readonly good: boolean;
  /** What was there and was read. */
  readonly games: number;
  readonly entries: number;
  /** Games with faults; one that is asked for and is not there has one. */
  readonly wrong: number;
}

/**
 * Verifies one game, or all of them, while others go on writing.
 * @param tell takes one line for each game that is well, and one for each fault
 */
export async function verifyGames(
  pool: Pool,
  needs: VerifyNeeds,
  only: string | undefined,
  tell: (line: string) => void,
): Promise<Verified> {
  const keys = await readKeys(pool);
  const all = { games: 0, entries: 0, wrong: 0 };
  for await (const id of only === undefined ? storedGames(pool) : [only]) {
    const game = await readStored(pool, id);
    const faults =
      game === undefined ? [NOT_THERE] : verifyGame(game, { ...needs, keys: game.imported ?? keys });
    for (const line of linesOf(id, game, faults)) tell(line);
    all.games += Number(game !== undefined);
    all.entries += game?.entries.length ?? 0;
    all.wrong += Number(faults.length > 0);
  }
  return { ...all, good: all.wrong === 0 };
}

function linesOf(id: string, game: StoredGame | undefined, faults: readonly Fault[]): string[] {
  return game === undefined || faults.length > 0 ? faultLines(id, faults) : [goodLine(game)];
}

function goodLine({ row, entries }: StoredGame): string {
  const what = row.sandbox ? '  a sandbox, no real game: its dice followed a script' : '';
  return `ok  ${row.id}  ${entries.length} entries  head ${row.head?.slice(0, SHORT_HASH)}${what}`;
}

function faultLines(id: string, faults: readonly Fault[]): string[] {
  const more = faults.length - MOST_FAULTS;
  const lines = faults.slice(0, MOST_FAULTS).map((fault) => faultLine(id, fault));
  return more > 0 ? [...lines, `FAULT  ${id}  and ${more} more`] : lines;
}

function faultLine(id: string, { entry, what }: Fault): string {
  return `FAULT  ${id}  ${entry === undefined ? '' : `entry ${entry}: `}${what}`;
}
