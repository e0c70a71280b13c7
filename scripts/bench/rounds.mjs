import { Connection } from './connection.mjs';
import { summary } from './figures.mjs';
import { longGame } from './long-game.mjs';
import { must, Party } from './table.mjs';

const SPARE_GAMES = 3;
const READERS = 8;
const PATIENCE_MS = 25_000;

/** What the load client can do, each measured for `seconds`. It runs in a process of its own. */
export class Rounds {
  constructor(port) {
    this.port = port;
    this.parties = [];
  }

  async prepare(count) {
    while (this.parties.length < count) this.parties.push(await new Party(this.port).register());
    const spare = count === 1 ? SPARE_GAMES : 1;
    await Promise.all(this.parties.slice(0, count).map((party) => party.prepare(spare)));
  }

  /** Actions in `games` games side by side; with `views` each counts until every seat has its new view. */
  async play({ games, seconds, views }) {
    await this.prepare(games);
    const window = { times: [], refused: 0, ends: performance.now() + seconds * 1000 };
    const began = clocks();
    await Promise.all(this.parties.slice(0, games).map((party) => playUntil(party, window, views)));
    const ended = clocks();
    const elapsed = (ended.now - began.now) / 1000;
    return {
      ...summary(window.times, elapsed),
      refused: window.refused,
      clientSeconds: (ended.cpu - began.cpu) / 1e6,
      window: [began.time, ended.time],
    };
  }

  /**
   * Read the views of the short and of the long game again and again: one after the other for the times, so that
   * noise hits both alike; then each by several connections for the rate.
   */
  async readViews({ seconds, cached }) {
    const [short, long] = await Promise.all([this.short, this.long].map((game) => this.reader(game, cached)));
    const times = { short: [], long: [] };
    for (const ends = performance.now() + seconds * 500; performance.now() < ends;) {
      times.short.push(await short(0));
      times.long.push(await long(0));
    }
    return {
      short: { ...summary(times.short, 1), perSecond: await rate(short, seconds / 4) },
      long: { ...summary(times.long, 1), perSecond: await rate(long, seconds / 4) },
    };
  }

  /** Reads once by one of its connections; says how long it took. */
  async reader(game, cached) {
    const [person] = game.people.values();
    this.readers ??= Array.from({ length: READERS }, () => new Connection(this.port, person.token));
    const path = `/v1/games/${game.id}/view`;
    const { etag } = await person.ask('GET', path);
    const headers = cached ? `if-none-match: ${etag}\r\n` : '';
    return async (reader) => {
      const began = performance.now();
      must(cached ? 304 : 200, await this.readers[reader].ask('GET', path, { headers }));
      return performance.now() - began;
    };
  }

  /** A game just begun, and one that has become long and still goes on. */
  async gamesToRead(entries) {
    const party = await new Party(this.port).register();
    const short = await party.newGame();
    const long = await longGame(party, entries, PATIENCE_MS);
    this.short = short;
    this.long = long;
    return { short: short.version, long: long.version, longId: long.id };
  }
}

async function playUntil(party, window, views) {
  while (performance.now() < window.ends) {
    const game = await party.game();
    const began = performance.now();
    if (!(await game.act())) {
      window.refused += 1;
      continue;
    }
    if (views) await game.look();
    window.times.push(performance.now() - began);
  }
}

/** How many per second when all connections read at the same time. */
async function rate(read, seconds) {
  const began = performance.now();
  let count = 0;
  const reading = async (_, reader) => {
    for (; performance.now() < began + seconds * 1000; count += 1) await read(reader);
  };
  await Promise.all(Array.from({ length: READERS }, reading));
  return (count * 1000) / (performance.now() - began);
}

function clocks() {
  const { user, system } = process.cpuUsage();
  return { now: performance.now(), cpu: user + system, time: Number(process.hrtime.bigint() / 1000n) };
}
