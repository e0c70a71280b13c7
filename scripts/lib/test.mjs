import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { progress, runScript } from './log.mjs';
import { startPostgres } from './postgres/start.mjs';
import { stopSignals } from './signals.mjs';
import { exitCode, startTool } from './tools.mjs';

// What writes and reads each table.
const OF_TABLES =
  'test/(events|projections/rebuild|play/(acting|idempotency|farewell|time/substitutes)|notifications/(deliveries|inbound/inbox))';
const PARTITIONED = ['--testPathPatterns', `${OF_TABLES}.*\\.(db|e2e)-spec\\.ts$`];

/**
 * Run the tests with what they need, and print the count as the very last line.
 * `--partitioned` runs those of the tables, with partitioned tables; other arguments are Jest's.
 */
export function test(args) {
  return runScript(async () => {
    ensureInstalled();
    await build();
    const signals = stopSignals();
    const postgres = process.env.TEST_DATABASE_URL
      ? undefined
      : await startPostgres({ ephemeral: true, database: 'postgres' });
    const summary = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'harker-summary-')), 'summary.json');
    let code;
    try {
      code = await jest(args, { summary, url: postgres?.url ?? process.env.TEST_DATABASE_URL, signals });
    } finally {
      await postgres?.stop();
    }
    return conclude(code, summary);
  });
}

async function jest(args, { summary, url, signals }) {
  const partitioned = args.includes('--partitioned');
  const own = args.filter((argument) => argument !== '--partitioned');
  const child = startTool('jest', partitioned ? [...PARTITIONED, ...own] : own, {
    stdio: [process.stdin.isTTY ? 'inherit' : 'ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      TEST_DATABASE_URL: url,
      TEST_SUMMARY: summary,
      ...(partitioned ? { PARTITIONS: '8' } : {}),
    },
  });
  signals.received.then((signal) => child.kill(signal));
  return exitCode(child);
}

function conclude(code, summary) {
  const { passed, failed, skipped } = readSummary(summary);
  const ran = passed + failed > 0;
  if (!ran) progress('No test ran.');
  console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  return ran ? code : 1;
}

function readSummary(summary) {
  try {
    return JSON.parse(fs.readFileSync(summary, 'utf8'));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  } finally {
    fs.rmSync(path.dirname(summary), { recursive: true, force: true });
  }
}
