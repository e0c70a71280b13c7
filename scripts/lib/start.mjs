import { createRequire } from 'node:module';
import { build } from './build.mjs';
import { openDatabase } from './database.mjs';
import { nextFailure, rootCause } from './failures.mjs';
import { ensureInstalled } from './install.mjs';
import { progress, report, runScript } from './log.mjs';
import { mustMigrate } from './migrations.mjs';
import { inRoot } from './paths.mjs';
import { explainListenError, mustBeAbleToListen } from './ports.mjs';
import { checkSettings } from './settings.mjs';
import { stopSignals } from './signals.mjs';
import { withUsage } from './usage.mjs';
import { within } from './wait.mjs';

const require = createRequire(import.meta.url);
const CLOSING_MS = 10_000;

const NOT_STARTED = 'Harker did not start';

export function start(args) {
  return runScript(
    () =>
      withUsage('start', args, async () => {
        checkSettings();
        await mustBeAbleToListen();
        ensureInstalled({ dev: false });
        await build();
        const signals = stopSignals();
        const database = await openDatabase();
        try {
          return signals.name ? 0 : await serve(database, signals);
        } finally {
          await database.close();
        }
      }),
    NOT_STARTED,
  );
}

/** Serve until a signal comes (exit code 0), or until Postgres or the server itself fails (1). */
async function serve(database, signals) {
  const failed = nextFailure(database);
  let serving;
  let app;
  try {
    await database.claimServing();
    if (await mustMigrate(process.env.DATABASE_URL)) progress('migrating …');
    serving = startServer();
    app = await Promise.race([serving, signals.received, failed]);
    if (!signals.name) announce(app.url, database.place);
    await Promise.race([signals.received, failed]);
    return 0;
  } catch (error) {
    report(await rootCause(error, database), app === undefined ? NOT_STARTED : 'Harker failed');
    return 1;
  } finally {
    await within(CLOSING_MS, close(serving));
  }
}

async function startServer() {
  const { main } = require(inRoot('dist', 'src', 'main.js'));
  try {
    return await main();
  } catch (error) {
    throw explainListenError(error);
  }
}

async function close(serving) {
  const app = await serving?.catch(() => undefined);
  await app?.close().catch((error) => report(error, 'Harker did not close well'));
}

function announce(url, place) {
  console.log('Harker is serving.');
  console.log(`  play   ${url}`);
  console.log(`  API    ${url}/v1`);
  console.log(`  docs   ${url}/docs`);
  console.log(`  data   ${place}`);
  console.log('Stop with Ctrl-C.');
}
