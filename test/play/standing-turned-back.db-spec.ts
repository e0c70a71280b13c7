import { randomUUID } from 'node:crypto';
import type { Disputes } from '../../src/play/table/shapes.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { inside, INSIDE_ENTITIES, newArbiter, type Inside } from '../support/inside.js';
import { awaited, seatedGame, type SeatedGame } from '../support/seated.js';

/** Milliseconds from a question to an answer in advance, of a server that is slow. */
const DELAY = 500;

let database: TestDatabase;
let server: Inside;

beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES), { bots: true });
});
afterAll(async () => {
  await server.automatic.stop();
  await database.drop();
});

const act = (game: SeatedGame, seat: string, asked: { type: string; place?: string }) =>
  server.play.act({ gameId: game.id, playerId: game.players[seat]!, asked, key: randomUUID() });

async function playRound(game: SeatedGame): Promise<void> {
  await act(game, 'hider', { type: 'hide', place: 'attic' });
  await act(game, 'seeker-1', { type: 'search', place: 'cellar' });
  await act(game, 'seeker-2', { type: 'search', place: 'garden' });
}

/** Games until one in which the first seeker finds a clue: that is the die's to say. */
async function withClue(disputes: Disputes, before: (game: SeatedGame) => Promise<unknown>) {
  for (;;) {
    const game = await seatedGame(server, 'hide-and-seek', { options: { rounds: 5 }, disputes });
    await before(game);
    await playRound(game);
    const entries = await server.store.read(game.id, 0);
    const searched = entries.findLast(({ asked }) => asked.action['type'] === 'search')!;
    const live = (await server.past.upTo(game.id, searched.entry)).games.at(-1);
    const asked = live!.ruleset.decisions(live!.rules);
    if (asked.some(({ kind, seats }) => kind === 'clue' && seats.includes('seeker-1')))
      return { game, searched: searched.entry };
  }
}

const say = (game: SeatedGame, condition: string) =>
  server.standing.set(game.id, game.players['seeker-1']!, undefined, [{ kind: 'clue', condition }]);

const answeredSo = async (game: SeatedGame) =>
  (await server.store.read(game.id, 0)).filter(({ asked }) => asked.by === 'standing');

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 20_000; !(await isSo());) {
    if (Date.now() > deadline) throw new Error('it did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
const comesTo = (game: SeatedGame, seat: string) =>
  until(async () => (await awaited(server, game)).includes(seat));

test('what had ended stands again after a rewind, and answers the question that is asked anew', async () => {
  const { game, searched } = await withClue('playOn', (begun) => say(begun, 'untilNextRound'));
  await comesTo(game, 'hider');
  const kept = [{ kind: 'clue', condition: 'untilNextRound' }];
  const read = () => server.standing.read(game.id, game.players['seeker-1']!);
  expect(await read()).toMatchObject({ answers: [], ended: kept });
  const ada = await newArbiter(server.pool, 'Ada');
  await server.disputes.open(game.id, game.players['hider']!, { entry: searched, claim: 'no' });
  await server.arbiters.join(game.id, ada);
  const decided = { decision: 'rewind', entry: searched } as const;
  await server.disputes.rule(game.id, ada, { dispute: 1, reason: 'so', decided });
  await until(async () => (await answeredSo(game)).length === 2);
  // It stood there already: it is the same question.
  const decisions = (await answeredSo(game)).map(({ asked }) => asked.decision);
  expect(decisions).toEqual(['clue-1-seeker-1', 'clue-1-seeker-1']);
  expect(await read()).toMatchObject({ answers: [], ended: kept });
  expect(server.failures).toEqual([]);
});

test('an action that is taken back, and another in its place, leave an answer in advance as it was', async () => {
  const { game } = await withClue('playOn', async (begun) => {
    await say(begun, 'always');
    const playerId = begun.players['hider']!;
    await act(begun, 'hider', { type: 'hide', place: 'cellar' });
    const { undo } = await server.takeBacks.look(begun.id, playerId);
    await server.takeBacks.undo({ gameId: begun.id, playerId, entry: undo!.entry });
  });
  await comesTo(game, 'hider');
  expect(await answeredSo(game)).toHaveLength(1);
});

test('in a frozen game an answer in advance waits, and is given by itself afterwards', async () => {
  await server.automatic.stop();
  server = await inside(await database.open(INSIDE_ENTITIES), { bots: true, botDelay: DELAY });
  for (;;) {
    const { game } = await withClue('freeze', (begun) => say(begun, 'always'));
    await server.disputes.open(game.id, game.players['hider']!, { entry: 1, claim: 'no' });
    // On a slow machine the answer may have come first.
    if ((await answeredSo(game)).length > 0) continue;
    await new Promise((resolve) => setTimeout(resolve, 2 * DELAY));
    expect(await answeredSo(game)).toEqual([]);
    await server.disputes.withdraw(game.id, game.players['hider']!, 1);
    await comesTo(game, 'hider');
    expect(await answeredSo(game)).toHaveLength(1);
    return;
  }
});
