import { progress } from '../lib/log.mjs';
import { BareClients } from './bare.mjs';
import { cpuSeconds } from './cpu.mjs';
import { medians } from './figures.mjs';
import { foldGame } from './fold.mjs';
import { Pgbench, pgbenchVersion } from './pgbench.mjs';
import { averageRows, makeTables, setVersions } from './rows.mjs';

const SIDE_BY_SIDE = [1, 20];
const LONG = 1500;
const VERSIONS_PER_ROUND = 1_000_000;

/** All figures. Kinds of rounds alternate, since machines are noisy; each figure is the median of its rounds. */
export async function measure({ seconds, rounds, url, load, folder, pids }) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // the query that is under way tells
  await client.connect();
  const lengths = await warmUp(load);
  const rows = await averageRows(client);
  await makeTables(client, Math.max(...SIDE_BY_SIDE));
  const other = otherWriter({ url, rows, folder, Client: pg.Client });
  const kinds = {
    ...playKinds(load, seconds, pids),
    ...otherKinds(other.writer, client, seconds),
    ...readKinds(load, seconds),
  };
  const results = await alternate(kinds, rounds);
  await client.end();
  const fold = await foldGame(url, lengths.longId, Math.min(1, seconds));
  return { seconds, rounds, other: other.name, rows, lengths, fold, ...results };
}

/** Code that was never run is slow: every path is walked before anything counts. */
async function warmUp(load) {
  const lengths = await load.call('gamesToRead', LONG);
  for (const games of SIDE_BY_SIDE) await load.call('play', { games, seconds: 1, views: true });
  return lengths;
}

function playKinds(load, seconds, pids) {
  const kinds = SIDE_BY_SIDE.flatMap((games) =>
    [false, true].map((views) => [
      `${views ? 'views' : 'posts'}-${games}`,
      () => withCpu(load, { games, seconds, views }, pids),
    ]),
  );
  return Object.fromEntries(kinds);
}

/** With the processor time (µs) that one action took of the server, of Postgres and of the client. */
async function withCpu(load, how, pids) {
  await load.call('prepare', how.games);
  const used = () => Object.entries(pids).map(([name, pid]) => [name, cpuSeconds(pid)]);
  const before = used();
  const result = await load.call('play', how);
  const cpu = used().map(([name, seconds], place) => [`${name}Cpu`, seconds - before[place][1]]);
  const each = [...cpu, ['clientCpu', result.clientSeconds]].map(([name, s]) => [
    name,
    (s / result.count) * 1e6,
  ]);
  return { ...result, ...Object.fromEntries(each) };
}

function readKinds(load, seconds) {
  const read = (cached) => () => load.call('readViews', { cached, seconds });
  return { read: read(false), 'read-cached': read(true) };
}

function otherWriter(how) {
  const version = pgbenchVersion();
  if (version !== undefined) return { name: version, writer: new Pgbench(how) };
  return { name: 'a bare client (pgbench is not installed)', writer: new BareClients(how) };
}

function otherKinds(writer, client, seconds) {
  let base = 0;
  const run = async (clients) => {
    await setVersions(client, (base += VERSIONS_PER_ROUND));
    return writer.run({ clients, seconds, base });
  };
  return Object.fromEntries(SIDE_BY_SIDE.map((clients) => [`other-${clients}`, () => run(clients)]));
}

async function alternate(kinds, rounds) {
  const results = Object.fromEntries(Object.keys(kinds).map((name) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, run] of Object.entries(kinds)) results[name].push(await run());
    progress(`  round ${round} of ${rounds} is done`);
  }
  const figures = Object.entries(results).map(([name, list]) => [name, medians(list)]);
  return { figures: Object.fromEntries(figures), all: results };
}
