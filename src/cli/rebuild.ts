import 'reflect-metadata';
import { openDatabase } from '../events/database.js';
import { EventStore } from '../events/event-store.js';
import { PlainError } from '../events/plain-error.js';
import { RULESETS } from '../games/registry.js';
import { Rulesets } from '../play/table/rulesets.js';
import { Rebuild } from '../projections/rebuild.js';
import { readServerSettings } from '../settings.js';

/** `npm run projections:rebuild`: builds what is kept for reading anew from the journal, while servers go on serving. */
export async function main(args: string[]): Promise<number> {
  if (args.length > 0) throw new PlainError('npm run projections:rebuild takes no arguments.');
  const database = await openDatabase({ ...readServerSettings(process.env), patient: true }, []);
  try {
    const store = new EventStore(database.pool, []);
    const { games, changed, failed } = await new Rebuild(database.pool, store, new Rulesets(RULESETS)).run();
    for (const id of changed) console.log(`changed  ${id}`);
    for (const { id, why } of failed) console.log(`FAILED   ${id}  ${why}`);
    console.log(
      `${games} ${games === 1 ? 'game' : 'games'} built, ${changed.length} changed, ${failed.length} failed`,
    );
    return failed.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}
