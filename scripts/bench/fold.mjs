import { createRequire } from 'node:module';
import { inRoot } from '../lib/paths.mjs';

const require = createRequire(import.meta.url);
const fromDist = (...parts) => require(inRoot('dist', 'src', ...parts));

/** Fold the entries of one game again and again, in this process. The result: `{ entries, events, perSecond }`. */
export async function foldGame(url, game, seconds) {
  const { Pool } = require('pg');
  const { EventStore } = fromDist('events', 'event-store.js');
  const { gameAfter } = fromDist('play', 'table', 'game-at.js');
  const { RULESETS } = fromDist('games', 'registry.js');
  const pool = new Pool({ connectionString: url, max: 1 });
  const entries = await new EventStore(pool, []).read(game, 0);
  await pool.end();
  const ruleset = RULESETS.find((one) => one.ruleset === entries[0].ruleset);
  const events = entries.reduce((sum, entry) => sum + entry.events.length, 0);
  const began = performance.now();
  let folds = 0;
  for (; performance.now() - began < seconds * 1000; folds += 1) gameAfter(entries, ruleset);
  return {
    entries: entries.length,
    events,
    perSecond: (folds * events * 1000) / (performance.now() - began),
  };
}
