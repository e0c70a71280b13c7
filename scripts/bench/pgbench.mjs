import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { statement, texts } from './rows.mjs';

/** Whether pgbench can be used here, and which one. */
export function pgbenchVersion() {
  const { status, stdout } = spawnSync('pgbench', ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * pgbench with the rows of Harker: prepared statements, every client with a game of its own.
 * `base` is the version at which all games stand.
 */
export class Pgbench {
  constructor({ url, folder, rows }) {
    Object.assign(this, { url, rows, script: path.join(folder, 'action.sql') });
    const names = { game: ':client_id', version: ':version' };
    const given = Object.fromEntries(Object.keys(texts(rows)).map((name) => [name, `:${name}`]));
    const sql = statement(rows, { ...names, ...given }).replace(/\s*\n\s*/g, ' ');
    fs.writeFileSync(this.script, `\\set version :version + 1\n${sql};\n`);
  }

  /** Transactions per second and their times, for so many clients at the same time. */
  async run({ clients, seconds, base }) {
    const times = path.join(path.dirname(this.script), `times-${clients}-${base}`);
    const given = Object.entries({ ...texts(this.rows), version: base });
    const definitions = given.flatMap(([name, value]) => ['-D', `${name}=${value}`]);
    const how = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '1', '-T', String(seconds)];
    const said = await run([
      ...how,
      '-l',
      '--log-prefix',
      times,
      '-f',
      this.script,
      ...definitions,
      this.url,
    ]);
    const perSecond = Number(/tps = ([\d.]+)/.exec(said)?.[1]);
    return { perSecond, ...latencies(times) };
  }
}

function run(args) {
  const child = spawn('pgbench', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(said) : reject(new Error(`pgbench failed:\n${said}`)),
    );
  });
}

/** The log has one line for each transaction; its third field is the time in microseconds. */
function latencies(prefix) {
  const folder = path.dirname(prefix);
  const files = fs.readdirSync(folder).filter((name) => name.startsWith(`${path.basename(prefix)}.`));
  const times = files.flatMap((name) => {
    const file = path.join(folder, name);
    const lines = fs.readFileSync(file, 'utf8').trim().split('\n');
    fs.rmSync(file);
    return lines.map((line) => Number(line.split(' ')[2]) / 1000);
  });
  const sorted = Float64Array.from(times).sort();
  const at = (share) => sorted[Math.floor((sorted.length - 1) * share)];
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
