import { readOptions } from '../demo/options.mjs';
import { startServer } from '../demo/server.mjs';
import { build } from '../lib/build.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { PlainError, progress } from '../lib/log.mjs';
import { startPostgres } from '../lib/postgres/start.mjs';
import { checkSettings } from '../lib/settings.mjs';
import { Connection } from './connection.mjs';
import { percentile, shown, tableText } from './figures.mjs';
import { longGame } from './long-game.mjs';
import { must, Party } from './table.mjs';

const PATIENCE_MS = 120_000;
const KINDS = [
  ['the view at any version', (version) => `view?version=${version}`],
  ['what any entry taught', (version) => `diff?to=${version}`],
];

/** How long a seat waits for a long game as it was; first by a server that has read nothing of the game yet. */
export async function benchReplay(args) {
  const options = readOptions('bench:replay', args, { entries: 1500, games: 3, reads: 300 });
  if (Object.values(options).some((value) => value < 1)) throw new PlainError('Each option is at least 1.');
  checkSettings();
  ensureInstalled({ dev: false });
  await build();
  // Only what is read is measured, so the disk does not matter.
  const postgres = await startPostgres({ ephemeral: true });
  try {
    progress(`playing ${options.games} games of ${options.entries} entries …`);
    const games = await withServer(postgres.url, (port) => play(port, options));
    report(games, await withServer(postgres.url, (port) => read(port, games, options)));
    return 0;
  } finally {
    await postgres.stop();
  }
}

async function withServer(url, work) {
  const server = await startServer({ env: { DATABASE_URL: url, REGISTRATIONS_PER_HOUR: '1000' } });
  try {
    return await work(Number(new URL(server.url).port));
  } finally {
    await server.stop();
  }
}

/** The games, and for each a token of one who plays in it. */
async function play(port, { games, entries }) {
  const played = [];
  for (let count = 0; count < games; count += 1) {
    const party = await new Party(port).register();
    const { id, version } = await longGame(party, entries, PATIENCE_MS);
    played.push({ id, version, token: party.people[0].token });
    party.close();
  }
  return played;
}

/** Milliseconds: of the first look at each game, and of all that follow. */
async function read(port, games, { reads }) {
  const times = { first: [], kinds: KINDS.map(() => []) };
  for (const { id, version, token } of games) {
    const connection = new Connection(port, token);
    const timed = async (what) => {
      const began = performance.now();
      must(200, await connection.ask('GET', `/v1/games/${id}/${what}`));
      return performance.now() - began;
    };
    must(200, await connection.ask('GET', '/v1/me'));
    times.first.push(await timed(`view?version=${version}`));
    for (let count = 0; count < reads; count += 1) {
      for (const [place, [, path]] of KINDS.entries())
        times.kinds[place].push(await timed(path(1 + Math.floor(Math.random() * version))));
    }
    connection.close();
  }
  return times;
}

function report(games, { first, kinds }) {
  const entries = games.map(({ version }) => version).join(', ');
  console.log(`Games of vampire-graves with ${entries} entries, over HTTP; in milliseconds.`);
  const row = (what, times) => {
    const sorted = [...times].sort((a, b) => a - b);
    return [what, percentile(sorted, 0.5), percentile(sorted, 0.95), sorted.at(-1)].map((cell) =>
      typeof cell === 'number' ? shown(cell, 1) : cell,
    );
  };
  const rows = [
    ['', 'p50', 'p95', 'max'],
    row('the first look at a game, at its last version', first),
    ...KINDS.map(([what], place) => row(what, kinds[place])),
  ];
  console.log(tableText(rows));
}
