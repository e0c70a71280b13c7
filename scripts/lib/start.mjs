import { createRequire } from 'node:module';
import { build } from './build.mjs';
import { openDatabase } from './database.mjs';
import { ensureInstalled } from './install.mjs';
import { PlainError, report, runScript } from './log.mjs';
import { inRoot } from './paths.mjs';
import { checkPortSetting, explainListenError } from './ports.mjs';
import { stopSignals } from './signals.mjs';
import { sleep, within } from './wait.mjs';

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
  const crash = nextCrash();
  const stopped = signals.received.then(() => 0);
  const failed = Promise.race([crash, database.lost.then((sentence) => new PlainError(sentence))]).then(
    (error) => explain(error, database),
  );
  await database.claimServing();
  const serving = startServer();
  try {
    const app = await Promise.race([serving, stopped, failed]);
    if (typeof app === 'number') return app;
    announce(app.url, database.place);
    return await Promise.race([stopped, failed]);
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
  const app = await serving.catch(() => undefined);
  await app?.close().catch(report);
}

function nextCrash() {
  return new Promise((resolve) => {
    process.on('uncaughtException', resolve);
  });
}

/** When Postgres dies, other errors may come first: they say less. */
async function explain(error, database) {
  const lost = error.plain ? error.message : await Promise.race([database.lost, sleep(500)]);
  report(lost === undefined ? error : new PlainError(lost));
  return 1;
}

function announce(url, place) {
  console.log('Harker is serving.');
  console.log(`  API    ${url}/v1`);
  console.log(`  docs   ${url}/docs`);
  console.log(`  data   ${place}`);
  console.log('Stop with Ctrl-C.');
}
