import fs from 'node:fs';
import path from 'node:path';
import { readOptions } from '../demo/options.mjs';
import { startServer } from '../demo/server.mjs';
import { build } from '../lib/build.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { PlainError, progress } from '../lib/log.mjs';
import { startPostgres } from '../lib/postgres/start.mjs';
import { checkSettings } from '../lib/settings.mjs';
import { sleep } from '../lib/wait.mjs';
import { cpuSeconds } from './cpu.mjs';
import { shown, summary, tableText } from './figures.mjs';
import { Listener } from './listener.mjs';
import { Party } from './table.mjs';
import { withTemporaryFolder } from './temporary-folder.mjs';

const OPENED_AT_ONCE = 50;
const IDLE_MS = 15_000;
const DEFAULTS = { streams: 1000, games: 250, moves: 50, seconds: 20 };

/** How long it takes from an accepted action to the frames of those who follow the game, at one server and the next. */
export async function benchStream(args) {
  const options = readOptions('bench:stream', args, DEFAULTS);
  if (Object.values(options).some((value) => value < 1)) throw new PlainError('Each option is at least 1.');
  checkSettings();
  ensureInstalled({ dev: false });
  await build();
  await withTemporaryFolder(async (folder) => {
    const postgres = await startPostgres({ dataDir: path.join(folder, 'data') });
    const env = {
      DATABASE_URL: postgres.url,
      REGISTRATIONS_PER_HOUR: '100000',
      STREAMS_PER_PLAYER: '100000',
    };
    const servers = [];
    try {
      for (const name of ['writes', 'reads'])
        servers.push(await startServer({ env, log: path.join(folder, `${name}.log`) }));
      report(await measure(servers, postgres.pid, options), options);
    } finally {
      for (const server of servers) await server.stop();
      await postgres.stop();
    }
  });
  return 0;
}

const portOf = ({ url }) => Number(new URL(url).port);

async function measure(servers, postgres, options) {
  progress(`seating ${options.games * 3} players …`);
  const games = [];
  for (let count = 0; count < options.games; count += 1) {
    const party = await new Party(portOf(servers[0])).register();
    games.push({ party, game: await party.game() });
  }
  const results = [];
  for (const [place, server] of servers.entries()) {
    results.push(await following(games, server, { ...options, pids: [server.pid, postgres] }));
    progress(`  ${place + 1} of ${servers.length} is done`);
  }
  games.forEach(({ party }) => party.close());
  return results;
}

/** Streams are open at this server; the first one writes. */
async function following(games, server, { streams, moves, seconds, pids }) {
  const listeners = [];
  const heard = [];
  while (listeners.length < streams) {
    const some = Math.min(OPENED_AT_ONCE, streams - listeners.length);
    const opened = Array.from({ length: some }, (_, place) => {
      const { party, game } = games[(listeners.length + place) % games.length];
      const person = party.people[(listeners.length + place) % party.people.length];
      return new Listener(portOf(server), { game, token: person.token, heard }).opened();
    });
    listeners.push(...(await Promise.all(opened)));
  }
  // Whatever is only done once is done before time is taken.
  await play(games, { moves, seconds: seconds / 5 });
  heard.length = 0;
  const before = { cpu: pids.map(cpuSeconds), memory: memoryOf(server.pid) };
  const late = await play(games, { moves, seconds });
  await Promise.all(listeners.map((one) => one.caughtUp()));
  const memory = [before.memory, memoryOf(server.pid)];
  listeners.forEach((one) => one.close());
  const cpu = pids.map((pid, place) => (cpuSeconds(pid) - before.cpu[place]) / seconds);
  return { ...summary(heard, seconds), cpu, memory, late };
}

/** So many actions a second, in one game after the other. @returns how many came too late to be one of them */
async function play(games, { moves, seconds }) {
  const pause = 1000 / moves;
  const began = performance.now();
  const acting = [];
  let late = 0;
  signsOfLife(games);
  const signs = setInterval(() => signsOfLife(games), IDLE_MS);
  for (let count = 0; count < moves * seconds; count += 1) {
    const wait = began + count * pause - performance.now();
    if (wait > 0) await sleep(wait);
    const free = games.find(
      ({ game, isActing }, place) => place >= count % games.length && !game.over && !isActing,
    );
    const next = free ?? games.find(({ game, isActing }) => !game.over && !isActing);
    if (next === undefined) late += 1;
    else acting.push(act(next));
  }
  clearInterval(signs);
  await Promise.all(acting);
  return late;
}

/** A connection on which nothing is asked for long is closed. */
function signsOfLife(games) {
  for (const { party } of games)
    for (const person of party.people) person.ask('GET', '/healthz').catch(() => undefined);
}

async function act(one) {
  one.isActing = true;
  await one.game.act();
  one.isActing = false;
}

/** MB that are in memory; nobody knows where there is no /proc. */
function memoryOf(pid) {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

const HEAD = [
  'streams at',
  'frames/s',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  'server cores',
  'Postgres cores',
  'MB before',
  'MB after',
];

function report(results, { streams, games, moves, seconds }) {
  const rows = results.map(({ perSecond, p50, p95, p99, cpu, memory }, place) => [
    place === 0 ? 'the server that writes' : 'another server',
    ...[perSecond, p50, p95, p99].map((value) => shown(value)),
    ...cpu.map((value) => shown(value, 2)),
    ...memory.map((value) => shown(value)),
  ]);
  console.log(
    `${streams} streams, ${games} games, ${moves} actions a second among them, for ${seconds} s. From the time of the entry, ` +
      'before its commit, to the frame; servers, Postgres (fsync on) and clients share this machine.\n',
  );
  console.log(tableText([HEAD, ...rows]));
  const late = results.reduce((sum, one) => sum + one.late, 0);
  if (late > 0) console.log(`\n  ${late} actions were left out: every game was still busy.`);
}
