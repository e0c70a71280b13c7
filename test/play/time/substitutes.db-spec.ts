import { randomUUID } from 'node:crypto';
import { verifyGames } from '../../../src/audit/verify-games.js';
import type { TimeGiven } from '../../../src/play/table/clock/time-setting.js';
import { Rebuild } from '../../../src/projections/rebuild.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { inside, INSIDE_ENTITIES, newArbiter, newPlayer, type Inside } from '../../support/inside.js';
import { A_DAY } from '../../support/clocked.js';
import { asked, seatedGame, type SeatedGame } from '../../support/seated.js';
import { WallClock } from '../../support/wall-clock.js';

let database: TestDatabase;
let clock: WallClock;
let server: Inside;

beforeAll(async () => {
  database = await freshDatabase();
  clock = new WallClock();
  server = await inside(await database.open(INSIDE_ENTITIES), { outside: clock });
});
afterAll(() => database.drop());

const timed = (time: Partial<TimeGiven> = {}, ruleset = 'hide-and-seek') =>
  seatedGame(server, ruleset, {
    options: ruleset === 'hide-and-seek' ? { rounds: 5 } : {},
    time: { ...A_DAY, ...time },
  });

/** Nobody does anything in time. */
async function runsOut(times: number): Promise<void> {
  for (let count = 0; count < times; count++) {
    await clock.passes(server.pool, 24);
    await server.watch.look();
  }
}

const refused = (code: string) => expect.objectContaining({ code }) as unknown;
const seatOf = async ({ id, maker }: SeatedGame, seat: string) =>
  (await server.gamesReader.one(id, maker)).seats.find((one) => one.seat === seat)!;

async function verified(): Promise<void> {
  const lines: string[] = [];
  await verifyGames(server.pool, server, undefined, (line) => lines.push(line));
  expect(lines.filter((line) => !line.startsWith('ok  '))).toEqual([]);
}

describe('after so many decisions in a row that ran out', () => {
  test('a bot takes the seat, where that was declared', async () => {
    const game = await timed({ misses: { after: 1, then: 'bot' } });
    await runsOut(1);
    expect(await seatOf(game, 'hider')).toMatchObject({ kind: 'bot', player: null });
    await verified();
  });

  test('nothing happens, where nothing was declared', async () => {
    const game = await timed({ misses: { after: 1, then: 'nothing' } });
    await runsOut(1);
    expect((await seatOf(game, 'hider')).kind).toBe('player');
  });

  test('the seat is open to others, and its decisions go on to run out', async () => {
    const game = await timed({ misses: { after: 1, then: 'substitute' } });
    await runsOut(1);
    expect((await seatOf(game, 'hider')).kind).toBe('open');
    await clock.passes(server.pool, 24);
    await server.watch.look();
    const types = (await server.store.read(game.id, 0)).flatMap(({ events }) =>
      events.map(({ type }) => type),
    );
    expect(types.filter((type) => type === 'TurnTimedOut').length).toBeGreaterThan(1);
    await verified();
  });
});

describe('where the others are to vote about a seat that has missed too much', () => {
  const after = { misses: { after: 1, then: 'vote' } } as const;
  const votes = ({ id, players }: SeatedGame, seat: string, type: string) =>
    server.play.act({ gameId: id, playerId: players[seat]!, asked: { type }, key: randomUUID() });

  test('they are asked, and what most of them want happens', async () => {
    const game = await timed(after);
    await runsOut(1);
    const { awaiting, deadlines } = await server.gamesReader.one(game.id, game.maker);
    expect(awaiting).toEqual(['seeker-1', 'seeker-2']);
    expect(deadlines.map(({ decision }) => decision)).toContain('table.replaceSeat.1');
    await votes(game, 'seeker-1', 'openSeat');
    expect((await seatOf(game, 'hider')).kind).toBe('player');
    await votes(game, 'seeker-2', 'openSeat');
    expect(await seatOf(game, 'hider')).toMatchObject({ kind: 'open', player: null });
    await expect(votes(game, 'seeker-2', 'openSeat')).rejects.toEqual(refused('not-asked'));
    const substitute = await newPlayer(server.pool, 'Substitute');
    await server.table.claim(game.id, substitute, 'hider', {});
    await expect(server.views.view(game.id, game.players['hider']!)).rejects.toEqual(
      refused('game-not-found'),
    );
    await verified();
  });

  test('nobody else has a say, and the same answer sent again counts once', async () => {
    const game = await timed(after);
    await runsOut(1);
    await expect(votes(game, 'hider', 'keepWaiting')).rejects.toEqual(refused('not-asked'));
    const request = {
      ...{ gameId: game.id, playerId: game.players['seeker-1']!, key: randomUUID() },
      asked: { type: 'giveToBot' },
    };
    const { version } = await server.play.act(request);
    expect((await server.play.act(request)).version).toBe(version);
    expect((await seatOf(game, 'hider')).kind).toBe('player');
  });

  test('a rebuild asks the same, and when nobody answers, all goes on to the end', async () => {
    const game = await timed(after);
    await runsOut(1);
    const { changed } = await new Rebuild(server.pool, server.store, server.rulesets).run();
    expect(changed).toEqual([]);
    await runsOut(40);
    expect((await server.gamesReader.one(game.id, game.maker)).status).toBe('finished');
    await verified();
  });
});

describe('a seat of a private game that lost its player', () => {
  let game: SeatedGame;
  let substitute: string;

  beforeEach(async () => {
    game = await timed({ misses: { after: 1, then: 'substitute' } });
    substitute = await newPlayer(server.pool, 'Substitute');
    await runsOut(1);
  });

  test('is in the lobby for everybody; what is played there is not', async () => {
    const { items } = await server.gamesReader.list(substitute, { limit: 100 });
    expect(items.map(({ id }) => id)).toContain(game.id);
    expect((await server.gamesReader.one(game.id, substitute)).status).toBe('playing');
    await expect(server.views.view(game.id, substitute)).rejects.toEqual(refused('game-not-found'));
    await expect(server.history.entries(game.id, substitute, { after: 0, limit: 100 })).rejects.toEqual(
      refused('game-not-found'),
    );
  });

  test('gives who sits down what the seat knew, to the byte', async () => {
    const loser = game.players['hider']!;
    const viewOf = (player: string) => server.views.view(game.id, player, 'hider');
    await database.owner.query(`UPDATE seats SET player_id = $1 WHERE game_id = $2 AND seat = 'hider'`, [
      loser,
      game.id,
    ]);
    const told = async (player: string) => ({
      view: (await viewOf(player)).view,
      entries: (await server.history.entries(game.id, player, { after: 0, limit: 500 })).items.map(
        ({ entry, events, seal }) => ({ entry, events, opened: seal.opened }),
      ),
    });
    const before = await told(loser);
    await database.owner.query(`UPDATE seats SET player_id = NULL WHERE game_id = $1 AND seat = 'hider'`, [
      game.id,
    ]);
    await server.table.claim(game.id, substitute, 'hider', {});
    const now = await told(substitute);
    expect(now.view).toBe(before.view);
    expect(JSON.stringify(now.entries.slice(0, before.entries.length))).toBe(JSON.stringify(before.entries));
    await verified();
  });

  test('makes who lost it a stranger, who may not come back in another seat either', async () => {
    const loser = game.players['hider']!;
    await server.table.claim(game.id, substitute, 'hider', {});
    await expect(server.views.view(game.id, loser)).rejects.toEqual(refused('game-not-found'));
    await server.table.giveUp(game.id, game.players['seeker-1']!, 'seeker-1');
    await expect(server.table.claim(game.id, loser, 'seeker-1', {})).rejects.toEqual(
      refused('knows-too-much'),
    );
  });

  test('is not for who plays on another side, nor for who has judged the game', async () => {
    await expect(server.table.claim(game.id, game.players['seeker-1']!, 'hider', {})).rejects.toEqual(
      refused('one-side-only'),
    );
  });

  test('is not for who judges the game', async () => {
    const arbiter = await newArbiter(server.pool, 'Ada');
    const { gameId } = await server.table.create(substitute, asked('hide-and-seek'));
    await server.arbiters.name(gameId, substitute, arbiter);
    for (const seat of ['hider', 'seeker-1', 'seeker-2']) {
      await server.table.claim(gameId, game.players[seat]!, seat, {});
    }
    await server.table.giveUp(gameId, game.players['hider']!, 'hider');
    await expect(server.table.claim(gameId, arbiter, 'hider', {})).rejects.toEqual(refused('knows-too-much'));
    await server.table.claim(gameId, substitute, 'hider', {});
  });

  test('adds nothing to the randomness, and can be reserved for somebody', async () => {
    const { code } = await server.table.invite(game.id, game.maker, { seat: 'hider' });
    await expect(server.table.claim(game.id, substitute, 'hider', {})).rejects.toEqual(
      refused('invitation-invalid'),
    );
    await server.table.claim(game.id, substitute, 'hider', { invitation: code, entropy: 'loaded' });
    const { table } = (await server.games.fresh(game.id)).at;
    expect(table.seats[0]!.entropy).toBe('entropy of hider');
    const { actions } = await server.play.actions(game.id, substitute);
    const [first] = actions;
    if (first !== undefined)
      await server.play.act({
        gameId: game.id,
        playerId: substitute,
        asked: { id: first.id },
        key: randomUUID(),
      });
    await verified();
  });
});

describe('who leaves a game that is played', () => {
  test('leaves the seat to a bot, where that was declared, else to others', async () => {
    const toBot = await timed({ misses: { after: 3, then: 'bot' } });
    await server.table.giveUp(toBot.id, toBot.players['hider']!, 'hider');
    expect((await seatOf(toBot, 'hider')).kind).toBe('bot');
    const open = await seatedGame(server, 'hide-and-seek');
    await server.table.giveUp(open.id, open.players['hider']!, 'hider');
    expect((await seatOf(open, 'hider')).kind).toBe('open');
    await verified();
  });
});

describe('who resigns', () => {
  test('has lost with its side, where the rules do not say how the others play on', async () => {
    const game = await timed();
    await server.resigning.resign(game.id, game.players['seeker-1']!, undefined);
    await server.resigning.resign(game.id, game.players['seeker-1']!, undefined);
    const { status, outcome } = await server.gamesReader.one(game.id, game.maker);
    expect([status, outcome?.winners]).toEqual(['finished', ['hider']]);
    await verified();
  });

  test('is out, where they do', async () => {
    const game = await timed({}, 'vampire-graves');
    const seats = Object.keys(game.players);
    await server.resigning.resign(game.id, game.players[seats[0]!]!, undefined);
    const { status, awaiting } = await server.gamesReader.one(game.id, game.maker);
    expect(awaiting).not.toContain(seats[0]);
    expect(status).toBe(seats.length > 2 ? 'playing' : 'finished');
    await verified();
  });

  test('must play', async () => {
    const game = await timed();
    const stranger = await newPlayer(server.pool);
    await expect(server.resigning.resign(game.id, stranger, undefined)).rejects.toEqual(
      refused('game-not-found'),
    );
    await server.resigning.resign(game.id, game.players['seeker-1']!, undefined);
    await expect(server.resigning.resign(game.id, game.players['hider']!, undefined)).rejects.toEqual(
      refused('game-not-playing'),
    );
  });
});
