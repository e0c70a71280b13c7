import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { lookAtKept, lookAtStored, reportOn } from '../audit/rules-report.js';
import { openDatabase } from '../events/database.js';
import { PlainError } from '../events/plain-error.js';
import { RULESETS } from '../games/registry.js';
import { Rulesets } from '../play/table/rulesets.js';
import { readServerSettings } from '../settings.js';

/**
 * `npm run rules:report`: which games of the database this build would play otherwise, and from which entry on.
 * With `--kept <folder>` it looks at the games that are kept there, and at no database.
 */
export async function main(args: string[]): Promise<number> {
  const { kept } = parsed(args);
  const rulesets = new Rulesets(RULESETS);
  const { games, differing } =
    kept === undefined ? await onDatabase(rulesets) : await reportOn(lookAtKept(kept, rulesets), console.log);
  if (games === 0) console.log('There are no games that have begun.');
  return differing === 0 ? 0 : 1;
}

async function onDatabase(rulesets: Rulesets) {
  const database = await openDatabase({ ...readServerSettings(process.env), patient: true }, []);
  try {
    return await reportOn(lookAtStored(database.pool, rulesets), console.log);
  } finally {
    await database.close();
  }
}

function parsed(args: string[]): { kept?: string } {
  try {
    return parseArgs({ args, options: { kept: { type: 'string' } } }).values;
  } catch (error) {
    throw new PlainError((error as Error).message);
  }
}
