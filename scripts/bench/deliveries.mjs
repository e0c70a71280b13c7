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
import { median, shown, summary, tableText } from './figures.mjs';
import { Receivers } from './receivers.mjs';
import { must, Party, SEATS } from './table.mjs';
import { withTemporaryFolder } from './temporary-folder.mjs';

const QUICK_RECEIVERS = 30;
/** Of the players, one in so many has the receiver that is slow, where there is one. */
const ONE_IN = 20;
const KINDS = ['no webhooks', 'quick receivers', 'one is slow'];

/** Notices beside play, with quick receivers and with a slow one among them; play keeps its pace, as people do. */
export async function benchDeliveries(args) {
  const options = readOptions('bench:deliveries', args, { games: 150, seconds: 10, rounds: 2 });
  if (Object.values(options).some((value) => value < 1)) throw new PlainError('Each option is at least 1.');
  checkSettings();
  ensureInstalled({ dev: false });
  await build();
  await withTemporaryFolder(async (folder) => {
    const postgres = await startPostgres({ dataDir: path.join(folder, 'data') });
    try {
      const env = { DATABASE_URL: postgres.url, REGISTRATIONS_PER_HOUR: '100000', WEBHOOK_TARGETS: 'any' };
      const server = await startServer({ env, log: path.join(folder, 'server.log') });
      try {
        const pids = [server.pid, postgres.pid];
        report(await measure(Number(new URL(server.url).port), pids, options), options);
      } finally {
        await server.stop();
      }
    } finally {
      await postgres.stop();
    }
  });
  return 0;
}

async function measure(port, pids, { games, seconds, rounds }) {
  const receivers = await new Receivers().listen(QUICK_RECEIVERS);
  progress(`seating ${games * SEATS} players …`);
  const parties = [];
  for (let count = 0; count < games; count += 1) {
    const party = await new Party(port).register();
    await party.prepare(1);
    parties.push(party);
  }
  const hooks = await registered(parties, receivers);
  const results = Object.fromEntries(KINDS.map((kind) => [kind, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const kind of KINDS) {
      await set(hooks, receivers, kind);
      results[kind].push(await playing(parties, { receivers, pids, seconds }));
    }
    progress(`  round ${round} of ${rounds} is done`);
  }
  parties.forEach((party) => party.close());
  receivers.close();
  return results;
}

/** A webhook of each player, which is called for each entry. */
async function registered(parties, receivers) {
  const people = parties.flatMap((party) => party.people);
  const hooks = [];
  for (const [place, person] of people.entries()) {
    const body = { url: receivers.quickUrl(place), types: ['turn.started', 'game.changed', 'game.finished'] };
    const { webhook } = must(201, await person.ask('POST', '/v1/webhooks', { body }));
    hooks.push({ person, path: `/v1/webhooks/${webhook.id}`, url: body.url });
  }
  return hooks;
}

async function set(hooks, receivers, kind) {
  for (const [place, { person, path: where, url }] of hooks.entries()) {
    const isSlow = kind === 'one is slow' && place % ONE_IN === 0;
    const state = kind === 'no webhooks' ? 'disabled' : 'enabled';
    const body = { state, url: isSlow ? receivers.slow.url : url };
    must(200, await person.ask('PATCH', where, { body }));
  }
}

/** In each game somebody acts once a second. */
async function playing(parties, { receivers, pids, seconds }) {
  const [delays, slowCalls] = [receivers.delays.length, receivers.slowCalls];
  const times = [];
  const used = pids.map(cpuSeconds);
  const ends = performance.now() + seconds * 1000;
  await Promise.all(
    parties.map((party, place) => pace(party, { place: place / parties.length, ends, times })),
  );
  const arrived = receivers.delays.slice(delays);
  return {
    play: summary(times, seconds),
    notices: summary(arrived, seconds),
    cpu: pids.map((pid, place) => (cpuSeconds(pid) - used[place]) / seconds),
    slowCalls: receivers.slowCalls - slowCalls,
  };
}

async function pace(party, { place, ends, times }) {
  await sleep(place * 1000);
  for (let next = performance.now(); next < ends; next += 1000) {
    await sleep(Math.max(0, next - performance.now()));
    const game = await party.game();
    const began = performance.now();
    if (await game.act()) times.push(performance.now() - began);
  }
}

const HEAD = [
  ...['', 'actions/s', 'p50 ms', 'p95 ms', 'notices/s', 'p50 ms', 'p95 ms'],
  ...['slow calls', 'server cores', 'Postgres cores'],
];

const COLUMNS = [
  [({ play }) => play.perSecond, 0],
  [({ play }) => play.p50, 1],
  [({ play }) => play.p95, 1],
  [({ notices }) => notices.perSecond, 0],
  [({ notices }) => notices.p50, 0],
  [({ notices }) => notices.p95, 0],
  [({ slowCalls }) => slowCalls, 0],
  [({ cpu }) => cpu[0], 2],
  [({ cpu }) => cpu[1], 2],
];

function report(results, { games, seconds, rounds }) {
  const of = (kind, pick) => median(results[kind].map(pick));
  const rows = KINDS.map((kind) => [kind, ...COLUMNS.map(([pick, digits]) => shown(of(kind, pick), digits))]);
  console.log(
    `Medians of ${rounds} rounds of ${seconds} s: ${games} games, in each an action a second; server, Postgres (fsync on), ` +
      'clients and receivers share this machine.\n',
  );
  console.log(tableText([HEAD, ...rows]));
  const [, quick, slow] = KINDS.map((kind) => of(kind, ({ play }) => play.p50));
  console.log(`\n  An action with the slow receiver / without, p50: ${shown(slow / quick, 2)}`);
}
