import fs from 'node:fs';
import { createRequire } from 'node:module';
import { build } from './build.mjs';
import { openDatabase } from './database.mjs';
import { nextFailure, rootCause } from './failures.mjs';
import { ensureInstalled } from './install.mjs';
import { PlainError, runScript } from './log.mjs';
import { inRoot } from './paths.mjs';
import { stopSignals } from './signals.mjs';

const require = createRequire(import.meta.url);

/** Run `main(args)` of src/cli/<command>.ts with a database: `[--no-database] <command> [args]`. */
export function run(commandLine) {
  return runScript(async () => {
    const withDatabase = commandLine[0] !== '--no-database';
    const [command, ...args] = withDatabase ? commandLine : commandLine.slice(1);
    ensureInstalled({ dev: false });
    await build();
    const file = commandFile(command);
    if (!withDatabase) return require(file).main(args);
    const signals = stopSignals();
    const database = await openDatabase();
    try {
      const stopped = signals.received.then(() => 130);
      return await Promise.race([require(file).main(args), stopped, nextFailure(database)]);
    } catch (error) {
      throw await rootCause(error, database);
    } finally {
      await database.close();
    }
  });
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
