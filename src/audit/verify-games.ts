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

/**
 * Verifies one game, or all of them, while others go on writing.
 * @param tell takes one line for each game that is well, and one for each fault
 * @returns whether all is well
 */
export async function verifyGames(
  pool: Pool,
  needs: VerifyNeeds,
  only: string | undefined,
  tell: (line: string) => void,
): Promise<boolean> {
  const keys = await readKeys(pool);
  let good = true;
  for await (const id of only === undefined ? storedGames(pool) : [only]) {
    const game = await readStored(pool, id);
    const faults = game === undefined ? [NOT_THERE] : verifyGame(game, { ...needs, keys });
    if (game !== undefined && faults.length === 0) tell(goodLine(game));
    else for (const line of faultLines(id, faults)) tell(line);
    good &&= faults.length === 0;
  }
  return good;
}

function goodLine({ row, entries }: StoredGame): string {
  return `ok  ${row.id}  ${entries.length} entries  head ${row.head?.slice(0, SHORT_HASH)}`;
}

function faultLines(id: string, faults: readonly Fault[]): string[] {
  const more = faults.length - MOST_FAULTS;
  const lines = faults.slice(0, MOST_FAULTS).map((fault) => faultLine(id, fault));
  return more > 0 ? [...lines, `FAULT  ${id}  and ${more} more`] : lines;
}

function faultLine(id: string, { entry, what }: Fault): string {
  return `FAULT  ${id}  ${entry === undefined ? '' : `entry ${entry}: `}${what}`;
}
