import fs from 'node:fs';
import { createRequire } from 'node:module';
import { build } from './build.mjs';
import { openDatabase } from './database.mjs';
import { nextFailure, rootCause } from './failures.mjs';
import { ensureInstalled } from './install.mjs';
import { PlainError, runScript } from './log.mjs';
import { inRoot } from './paths.mjs';
import { dataFolder, holdsData } from './postgres/places.mjs';
import { postgresUser } from './postgres/user.mjs';
import { checkSettings } from './settings.mjs';
import { stopSignals } from './signals.mjs';
import { withUsage } from './usage.mjs';

const require = createRequire(import.meta.url);

// Commands that look at what is there already.
const READS = new Set(['verify', 'rules-report', 'rebuild']);

/** Run `main(args)` of src/cli/<command>.ts with a database: `[--no-database] <command> [args]`. */
export function run(commandLine) {
  const withDatabase = commandLine[0] !== '--no-database';
  const [command, ...args] = withDatabase ? commandLine : commandLine.slice(1);
  return runScript(() =>
    withUsage(command, args, async () => {
      if (withDatabase) checkSettings();
      if (withDatabase && READS.has(command)) mustHoldData();
      ensureInstalled({ dev: false });
      await build();
      const { main } = require(commandFile(command));
      return withDatabase ? onDatabase(() => main(args)) : main(args);
    }),
  );
}

async function onDatabase(main) {
  const signals = stopSignals();
  const database = await openDatabase();
  try {
    const stopped = signals.received.then(() => 130);
    return await Promise.race([main(), stopped, nextFailure(database)]);
  } catch (error) {
    throw await rootCause(error, database);
  } finally {
    await database.close();
  }
}

/** What reads does not make the database that it is to read. */
function mustHoldData() {
  if (process.env.DATABASE_URL) return;
  const folder = dataFolder(postgresUser());
  if (!holdsData(folder)) throw new PlainError(`There is no data in ${folder}.`);
}

function commandFile(command) {
  const folder = inRoot('dist', 'src', 'cli');
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const commands = names.filter((name) => name.endsWith('.js')).map((name) => name.slice(0, -'.js'.length));
  if (commands.includes(command)) return inRoot('dist', 'src', 'cli', `${command}.js`);
  throw new PlainError(
    `There is no command "${command ?? ''}"; there are: ${commands.join(', ') || 'none'}.`,
  );
}
