import { createRequire } from 'node:module';
import { build } from './build.mjs';
import { openDatabase } from './database.mjs';
import { nextFailure, rootCause } from './failures.mjs';
import { ensureInstalled } from './install.mjs';
import { report, runScript } from './log.mjs';
import { inRoot } from './paths.mjs';
import { checkPortSetting, explainListenError } from './ports.mjs';
import { stopSignals } from './signals.mjs';
import { within } from './wait.mjs';

const require = createRequire(import.meta.url);
const CLOSING_MS = 10_000;

export function start() {
  return runScript(async () => {
    checkPortSetting();
    ensureInstalled({ dev: false });
    await build();
    const signals = stopSignals();
    const database = await openDatabase();
    try {
      return signals.name ? 0 : await serve(database, signals);
    } finally {
      await database.close();
    }
  });
}

/** Serve until a signal comes (exit code 0), or until Postgres or the server itself fails (1). */
async function serve(database, signals) {
  const failed = nextFailure(database);
  let serving;
  try {
    await database.claimServing();
    serving = startServer();
    const app = await Promise.race([serving, signals.received, failed]);
    if (!signals.name) announce(app.url, database.place);
    await Promise.race([signals.received, failed]);
    return 0;
  } catch (error) {
    report(await rootCause(error, database));
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
  await app?.close().catch(report);
}

function announce(url, place) {
  console.log('Harker is serving.');
  console.log(`  API    ${url}/v1`);
  console.log(`  docs   ${url}/docs`);
  console.log(`  data   ${place}`);
  console.log('Stop with Ctrl-C.');
}
