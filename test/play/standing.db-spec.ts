import { randomUUID } from 'node:crypto';
import type { Ruleset } from '../../src/games/kit/game-definition.js';
import { Refusal } from '../../src/refusals/refusal.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside, type InsideParts } from '../support/inside.js';
import { hideAndSeek } from '../support/rulesets/hide-and-seek/hide-and-seek.js';
import { awaited, seatedGame, type SeatedGame } from '../support/seated.js';

/** What the noise die shows: every clue comes that is looked for. */
let die = 1;
const seek = hideAndSeek as unknown as Ruleset;
const RULESET: Ruleset = {
  ...seek,
  decide: (state, seat, action, random) =>
    seek.decide(state, seat, action, {
      below: (n, purpose) => (purpose === 'noise die' ? die - 1 : random.below(n, purpose)),
    }),
};

let database: TestDatabase;
const running: Inside[] = [];

beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(() => {
  die = 1;
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ automatic }) => automatic.stop()));
});
afterAll(() => database.drop());

async function start(parts: InsideParts = {}): Promise<Inside> {
  const server = await inside(await database.open(INSIDE_ENTITIES), {
    bots: true,
    rulesets: [RULESET],
    ...parts,
  });
  running.push(server);
  return server;
}

const begin = (server: Inside) => seatedGame(server, 'hide-and-seek', { options: { rounds: 5 } });

async function act(server: Inside, game: SeatedGame, seat: string, type: string, place?: string) {
  const asked = { type, ...(place === undefined ? {} : { place }) };
  return server.play.act({ gameId: game.id, playerId: game.players[seat]!, asked, key: randomUUID() });
}

/** One round up to its clue, which the first seeker finds in odd rounds. */
async function playRound(server: Inside, game: SeatedGame): Promise<void> {
  await act(server, game, 'hider', 'hide', 'attic');
  await act(server, game, 'seeker-1', 'search', 'cellar');
  await act(server, game, 'seeker-2', 'search', 'garden');
}

const say = (server: Inside, game: SeatedGame, seat: string, ...conditions: string[]) =>
  server.standing.set(
    game.id,
    game.players[seat]!,
    undefined,
    conditions.map((condition) => ({ kind: 'clue', condition })),
  );
const read = (server: Inside, game: SeatedGame, seat: string) =>
  server.standing.read(game.id, game.players[seat]!);

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 20_000; !(await isSo());) {
    if (Date.now() > deadline) throw new Error('it did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
const isAsked = (server: Inside, game: SeatedGame, seat: string) => async () =>
  (await awaited(server, game)).includes(seat);

/** Long enough for an answer that should not come. */
const AWHILE = 100;
async function staysAsked(server: Inside, game: SeatedGame, seat: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, AWHILE));
  expect(await awaited(server, game)).toEqual([seat]);
}

const howClues = async (server: Inside, game: SeatedGame) =>
  (await server.store.read(game.id, 0))
    .filter(({ asked }) => asked.action['type'] === 'keep' || asked.action['type'] === 'share')
    .map(({ seat, asked }) => `${seat} ${asked.decision}: ${String(asked.action['type'])} by ${asked.by}`);

/** Everything that anybody is told of a game. */
async function toldToAll(server: Inside, game: SeatedGame): Promise<string> {
  const viewers = [...Object.values(game.players), game.maker];
  return JSON.stringify(
    await Promise.all(
      viewers.map(async (player) => [
        await server.views.view(game.id, player),
        await server.gamesReader.one(game.id, player),
        await server.history.entries(game.id, player, { after: 0, limit: 100 }),
      ]),
    ),
  );
}

test('a question that was answered in advance is answered so, and each that comes after it', async () => {
  const server = await start();
  const game = await begin(server);
  expect(await say(server, game, 'seeker-1', 'always')).toEqual({
    ruleset: 'hide-and-seek',
    seat: 'seeker-1',
    answers: [{ kind: 'clue', condition: 'always' }],
    ended: [],
    offers: [
      {
        kind: 'clue',
        label: { key: 'decision.clue' },
        action: { type: 'keep' },
        actionLabel: { key: 'action.keep', values: {} },
        conditions: ['always', 'untilNextRound', 'unlessNoisy'].map((condition) => ({
          condition,
          label: { key: `standing.${condition}` },
        })),
      },
    ],
  });
  await playRound(server, game);
  await until(isAsked(server, game, 'hider'));
  await playRound(server, game);
  await act(server, game, 'seeker-2', 'share');
  await playRound(server, game);
  await until(isAsked(server, game, 'hider'));
  expect(await howClues(server, game)).toEqual([
    'seeker-1 clue-1-seeker-1: keep by standing',
    'seeker-2 clue-2-seeker-2: share by player',
    'seeker-1 clue-3-seeker-1: keep by standing',
  ]);
  expect(server.failures).toEqual([]);
});

test('a question that stands already is answered too', async () => {
  const server = await start();
  const game = await begin(server);
  await playRound(server, game);
  await staysAsked(server, game, 'seeker-1');
  await say(server, game, 'seeker-1', 'untilNextRound');
  await until(isAsked(server, game, 'hider'));
});

test('nobody is told that a seat has said anything, nor how an answer came, until the game is over', async () => {
  const server = await start();
  const game = await begin(server);
  const before = await toldToAll(server, game);
  await say(server, game, 'seeker-1', 'always');
  await read(server, game, 'seeker-1');
  expect(await toldToAll(server, game)).toBe(before);
  await playRound(server, game);
  await until(isAsked(server, game, 'hider'));
  const how = async (seat: string) =>
    JSON.stringify(await server.history.entries(game.id, game.players[seat]!, { after: 0, limit: 100 }));
  expect(await how('seeker-1')).toContain('"by":"standing"');
  for (const seat of ['hider', 'seeker-2']) expect(await how(seat)).not.toContain('"by":"standing"');
  await act(server, game, 'hider', 'hide', 'attic');
  await act(server, game, 'seeker-1', 'search', 'attic');
  await act(server, game, 'seeker-2', 'search', 'attic');
  for (const seat of ['hider', 'seeker-2']) expect(await how(seat)).toContain('"by":"standing"');
  expect(await read(server, game, 'seeker-1')).toMatchObject({ answers: [], ended: [], offers: [] });
});

test('what ends it ends it for good, whether or not a server saw it happen', async () => {
  const asleep = await start({ bots: false });
  const game = await begin(asleep);
  await say(asleep, game, 'seeker-1', 'untilNextRound');
  await playRound(asleep, game);
  await act(asleep, game, 'seeker-1', 'share');
  const kept = { kind: 'clue', condition: 'untilNextRound' };
  expect(await read(asleep, game, 'seeker-1')).toMatchObject({ answers: [], ended: [kept] });
  await playRound(asleep, game);
  await act(asleep, game, 'seeker-2', 'share');
  await playRound(asleep, game);
  const awake = await start();
  await staysAsked(awake, game, 'seeker-1');
  await say(awake, game, 'seeker-1', 'untilNextRound');
  await until(isAsked(awake, game, 'hider'));
});

test('while its condition is not met the seat is asked itself, and later not', async () => {
  const server = await start();
  const game = await begin(server);
  await say(server, game, 'seeker-1', 'unlessNoisy');
  die = 5;
  await playRound(server, game);
  await staysAsked(server, game, 'seeker-1');
  await act(server, game, 'seeker-1', 'share');
  die = 3;
  await playRound(server, game);
  await act(server, game, 'seeker-2', 'keep');
  await playRound(server, game);
  await until(isAsked(server, game, 'hider'));
  expect((await howClues(server, game)).at(-1)).toBe('seeker-1 clue-3-seeker-1: keep by standing');
});

test('what a server that stops leaves unanswered is answered by the next', async () => {
  const first = await start({ botDelay: 60_000 });
  const game = await begin(first);
  await say(first, game, 'seeker-1', 'always');
  await playRound(first, game);
  await staysAsked(first, game, 'seeker-1');
  await first.automatic.stop();
  const second = await start();
  await until(isAsked(second, game, 'hider'));
});

test('a server that knew the game at an earlier time takes up what another has left', async () => {
  const [first, second] = [await start({ bots: false }), await start({ bots: false })];
  const game = await begin(first);
  await second.play.actions(game.id, game.players['hider']!);
  await say(first, game, 'seeker-1', 'always');
  await playRound(first, game);
  await second.automatic.takeUp();
  await until(isAsked(second, game, 'hider'));
});

test('two servers answer once, whichever was told', async () => {
  const servers = [await start({ botDelay: 0 }), await start({ botDelay: 0 })];
  const game = await begin(servers[0]!);
  await say(servers[0]!, game, 'seeker-1', 'always');
  await say(servers[1]!, game, 'seeker-2', 'always');
  for (const server of [...servers, ...servers]) {
    await playRound(server, game);
    await Promise.all(servers.map(({ automatic }) => automatic.takeUp()));
    await until(isAsked(server, game, 'hider'));
  }
  expect((await howClues(servers[0]!, game)).map((how) => how.split(' ')[1])).toEqual([
    'clue-1-seeker-1:',
    'clue-2-seeker-2:',
    'clue-3-seeker-1:',
    'clue-4-seeker-2:',
  ]);
  for (const { failures } of servers) expect(failures).toEqual([]);
});

test('who answers by hand within the delay has answered', async () => {
  const [server, other] = [await start({ botDelay: 2_000 }), await start({ botDelay: 2_000 })];
  for (;;) {
    const game = await begin(server);
    await say(server, game, 'seeker-1', 'always');
    await playRound(server, game);
    const late: unknown = await act(other, game, 'seeker-1', 'share').catch((error: unknown) => error);
    // On a slow machine the answer in advance may have come first.
    if (late instanceof Refusal) continue;
    await new Promise((resolve) => setTimeout(resolve, 2_000 + AWHILE));
    expect(await howClues(server, game)).toEqual(['seeker-1 clue-1-seeker-1: share by player']);
    expect([...server.failures, ...other.failures]).toEqual([]);
    return;
  }
});

test('of an answer by hand and one in advance at the same time, one is given', async () => {
  const [server, other] = [await start({ botDelay: 0 }), await start({ bots: false })];
  const game = await begin(server);
  for (const seat of ['seeker-1', 'seeker-2']) await say(server, game, seat, 'always');
  for (const seat of ['seeker-1', 'seeker-2', 'seeker-1', 'seeker-2']) {
    await playRound(server, game);
    await act(other, game, seat, 'share').catch((error: { code: string }) =>
      expect(['decision-closed', 'not-asked']).toContain(error.code),
    );
    await until(isAsked(server, game, 'hider'));
  }
  expect(await howClues(server, game)).toHaveLength(4);
  expect(server.failures).toEqual([]);
});

test('what is taken back is not answered', async () => {
  const server = await start();
  const game = await begin(server);
  await say(server, game, 'seeker-1', 'always');
  expect(await say(server, game, 'seeker-1')).toMatchObject({ answers: [] });
  await playRound(server, game);
  await staysAsked(server, game, 'seeker-1');
});

test('it goes with the player: the bot who follows answers itself', async () => {
  const server = await start();
  const game = await begin(server);
  await say(server, game, 'seeker-1', 'always');
  await server.farewell.forget(game.players['seeker-1']!);
  await act(server, game, 'hider', 'hide', 'attic');
  await act(server, game, 'seeker-2', 'search', 'garden').catch(() => undefined);
  await until(async () => (await howClues(server, game)).length > 0 || !(await isPlaying(server, game)));
  expect((await howClues(server, game)).filter((how) => how.includes('standing'))).toEqual([]);
  const gone = read(server, game, 'seeker-1');
  await expect(gone).rejects.toMatchObject({ code: 'game-not-found' });
});

const isPlaying = async (server: Inside, game: SeatedGame) =>
  (await server.gamesReader.one(game.id, game.maker)).status === 'playing';

test('what was said earlier in the game does not take the place of what was said later', async () => {
  const server = await start();
  const game = await begin(server);
  const keep = (since: number, condition: string) =>
    server.kept.keep(game.id, 'seeker-1', { since, answers: [{ kind: 'clue', condition }] });
  await keep(9, 'always');
  await keep(8, 'unlessNoisy');
  expect(await server.kept.of(game.id, 'seeker-1')).toMatchObject({
    since: 9,
    answers: [{ condition: 'always' }],
  });
  await keep(9, 'untilNextRound');
  expect(await server.kept.of(game.id, 'seeker-1')).toMatchObject({
    answers: [{ condition: 'untilNextRound' }],
  });
});

test('what stands already is not written again, and does not wait for the game', async () => {
  const server = await start({ bots: false });
  const game = await begin(server);
  const since = async () => (await server.kept.of(game.id, 'seeker-1')).since;
  await say(server, game, 'seeker-1', 'always');
  const before = await since();
  await act(server, game, 'hider', 'hide', 'attic');
  const inTurn = jest.spyOn(await server.games.at(game.id, 0), 'inTurn');
  const set = await say(server, game, 'seeker-1', 'always');
  expect(inTurn).not.toHaveBeenCalled();
  expect(set).toEqual(await read(server, game, 'seeker-1'));
  expect(await since()).toBe(before);
  await say(server, game, 'seeker-1', 'unlessNoisy');
  expect(await since()).toBeGreaterThan(before);
});

test('what has ended is no longer told once nothing is set', async () => {
  const server = await start({ bots: false });
  const game = await begin(server);
  await say(server, game, 'seeker-1', 'untilNextRound');
  await playRound(server, game);
  await act(server, game, 'seeker-1', 'share');
  expect((await read(server, game, 'seeker-1')).ended).toHaveLength(1);
  expect(await say(server, game, 'seeker-1')).toMatchObject({ answers: [], ended: [] });
  expect(await read(server, game, 'seeker-1')).toMatchObject({ answers: [], ended: [] });
});

test('however often one seat sets its answers, others wait for one of its settings at most', async () => {
  const server = await start({ bots: false });
  const game = await begin(server);
  const order: string[] = [];
  const keep = server.kept.keep.bind(server.kept);
  jest.spyOn(server.kept, 'keep').mockImplementation((...given) => {
    order.push('set');
    return keep(...given);
  });
  const append = server.writer.append.bind(server.writer);
  jest.spyOn(server.writer, 'append').mockImplementation((...given) => {
    order.push('acted');
    return append(...given);
  });
  const live = await server.games.at(game.id, 0);
  let letGo = (): void => undefined;
  void live.inTurn(() => new Promise<void>((resolve) => (letGo = resolve)));
  const inTurn = jest.spyOn(live, 'inTurn');
  const settings = ['always', 'untilNextRound', 'always', 'untilNextRound', 'always'].map((condition) =>
    say(server, game, 'seeker-1', condition),
  );
  await until(() => Promise.resolve(inTurn.mock.calls.length > 0));
  // Long enough for those that should not come.
  await new Promise((resolve) => setTimeout(resolve, AWHILE));
  const waiting = inTurn.mock.calls.length;
  const acted = act(server, game, 'hider', 'hide', 'attic');
  await until(() => Promise.resolve(inTurn.mock.calls.length > waiting));
  letGo();
  await Promise.all([acted, ...settings]);
  expect(order).toEqual(['set', 'acted', 'set', 'set', 'set', 'set']);
});

test('who may not say it is told so, and what would be right', async () => {
  const server = await start();
  const game = await begin(server);
  const stranger = await newPlayer(server.pool);
  const set = (player: string, seat: string | undefined, kind = 'clue', condition = 'always') =>
    server.standing.set(game.id, player, seat, [{ kind, condition }]);
  const seeker = game.players['seeker-1']!;
  await expect(set(stranger, undefined)).rejects.toMatchObject({ code: 'game-not-found' });
  await expect(set(seeker, 'seeker-2')).rejects.toMatchObject({ code: 'not-your-seat' });
  await expect(set(seeker, 'nobody')).rejects.toMatchObject({ code: 'seat-not-found' });
  await expect(set(seeker, undefined, 'hide')).rejects.toMatchObject({
    code: 'standing-answer-invalid',
    detail: {
      errors: [{ pointer: '/answers/0/kind', what: { key: 'wrong.notOneOf', values: { values: 'clue' } } }],
    },
  });
  const conditions = { key: 'wrong.notOneOf', values: { values: 'always, untilNextRound, unlessNoisy' } };
  await expect(set(seeker, undefined, 'clue', 'never')).rejects.toMatchObject({
    detail: { errors: [{ pointer: '/answers/0/condition', what: conditions }] },
  });
  await expect(set(game.players['hider']!, undefined)).rejects.toMatchObject({
    detail: { errors: [{ pointer: '/answers/0/kind', what: { key: 'wrong.notOffered' } }] },
  });
  const open = await seatedGame(server, 'hide-and-seek', { start: 'manual' });
  await expect(say(server, open, 'seeker-1', 'always')).rejects.toMatchObject({ code: 'game-not-playing' });
  expect(await read(server, game, 'seeker-1')).toMatchObject({ answers: [] });
});
