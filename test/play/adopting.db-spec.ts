import { randomUUID } from 'node:crypto';
import { verifyGames } from '../../src/audit/verify-games.js';
import type { Database } from '../../src/events/database.js';
import type { Ruleset } from '../../src/games/kit/game-definition.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { seeded } from '../support/games/chance.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../support/inside.js';
import type { State } from '../support/rulesets/hide-and-seek/rules.js';
import { revisedHideAndSeek } from '../support/rulesets/hide-and-seek/revised.js';
import { asked, playOn, seatedGame } from '../support/seated.js';

const OLD_FILE = 'ab'.repeat(32);
const NEW_FILE = 'cd'.repeat(32);
const RULESETS = [revisedHideAndSeek as unknown as Ruleset];
const SEATS = ['hider', 'seeker-1', 'seeker-2'];

let database: TestDatabase;
let connected: Database;
/** A server as it was before the rules were revised, and as it is now. */
let older: Inside;
let server: Inside;

const withFile = (file: string) => ({ rulesHashes: new Map([['hide-and-seek', file]]) });

beforeAll(async () => {
  database = await freshDatabase();
  connected = await database.open(INSIDE_ENTITIES);
  older = await inside(connected, withFile(OLD_FILE));
  server = await inside(connected, { ...withFile(NEW_FILE), rulesets: RULESETS });
});
afterAll(() => database.drop());

async function begun(more: Parameters<typeof seatedGame>[2] = {}) {
  const { id, players, maker } = await seatedGame(older, 'hide-and-seek', more);
  const by = (seat: string) => ({ gameId: id, playerId: players[seat]! });
  const adopt = (seat = 'hider', rulesVersion = 2) => server.adopting.adopt({ ...by(seat), rulesVersion });
  const answer = (seat: string, type: string) =>
    server.play.act({ ...by(seat), asked: { type }, key: randomUUID() });
  const shown = async () => {
    const views = SEATS.map((seat) => server.views.view(id, players[seat]!));
    return (await Promise.all(views)).map(({ view, decisions }) => [view, decisions]);
  };
  const game = () => server.gamesReader.one(id, maker);
  return { id, players, maker, by, adopt, answer, shown, game };
}

test('all agree: the game goes on by newer rules, and nobody sees a difference', async () => {
  const { id, by, adopt, answer, shown, game, players, maker } = await begun();
  expect(await server.adopting.look(id, players['hider']!)).toMatchObject({
    ...{ seat: 'hider', rulesVersion: 1, newest: 2, asked: null },
  });
  const before = await shown();
  const first = await adopt();
  expect(first.asked).toEqual({ seat: 'hider', rulesVersion: 2, open: ['seeker-1', 'seeker-2'] });
  expect(await adopt()).toEqual(first);
  await answer('seeker-1', 'agreeToAdopt');
  const { actions } = await server.play.actions(id, players['seeker-2']!);
  const [agree] = actions;
  const key = randomUUID();
  const agreed = await server.play.act({ ...by('seeker-2'), asked: { id: agree!.id }, key });
  expect(agreed.events.map(({ type }) => type)).toEqual(['AdoptionAgreed', 'RulesAdopted']);
  const again = await server.play.act({ ...by('seeker-2'), asked: { id: agree!.id }, key });
  expect(again.receipt).toEqual(agreed.receipt);
  expect(agreed.events.at(-1)!.data).toEqual({ seat: 'hider', rulesVersion: 2, rules: NEW_FILE });
  expect(await shown()).toEqual(before);
  expect(await game()).toMatchObject({ rulesVersion: 2, status: 'playing', awaiting: ['hider'] });
  const after = await adopt();
  expect(after).toMatchObject({ version: agreed.version, rulesVersion: 2, newest: 2, asked: null });
  const restarted = await inside(connected, { rulesets: RULESETS });
  expect(((await restarted.games.fresh(id)).at.rules as State).rulesVersion).toBe(2);
  await playOn(restarted, { id, players, maker }, seeded(3));
  const entries = await server.store.read(id, 0);
  expect(new Set(entries.slice(agreed.version - 1).map(({ rulesVersion }) => rulesVersion))).toEqual(
    new Set([2]),
  );
  expect((await game()).status).toBe('finished');
});

test('one refuses: the game goes on by its rules to its end, beside the others', async () => {
  const { adopt, answer, game, id, players, maker } = await begun();
  await adopt();
  await answer('seeker-2', 'refuseToAdopt');
  expect((await game()).rulesVersion).toBe(1);
  await expect(adopt('seeker-1')).rejects.toMatchObject({ code: 'adoption-refused' });
  await playOn(server, { id, players, maker }, seeded(5));
  expect(await game()).toMatchObject({ rulesVersion: 1, status: 'finished' });
  await expect(adopt()).rejects.toMatchObject({ code: 'game-not-playing' });
});

test('bots agree by themselves: it is adopted at once', async () => {
  const maker = await newPlayer(server.pool, 'Maker');
  const seats = SEATS.map((seat) => ({ seat, as: seat === 'hider' ? ('me' as const) : ('bot' as const) }));
  const { gameId } = await older.table.create(maker, asked('hide-and-seek', { seats }));
  const { rulesVersion, version } = await server.adopting.adopt({ gameId, playerId: maker, rulesVersion: 2 });
  const [entry] = await server.store.read(gameId, version - 1);
  expect([rulesVersion, entry!.events.map(({ type }) => type)]).toEqual([2, ['RulesAdopted']]);
});

test('what cannot be adopted is refused, and changes nothing', async () => {
  const { id, adopt, by, players } = await begun({ disputes: 'freeze' });
  const version = async () => (await server.games.fresh(id)).at.version;
  const before = await version();
  const newest = { now: 1, newest: 2 };
  await expect(adopt('hider', 3)).rejects.toMatchObject({ code: 'no-newer-rules', values: newest });
  expect(await adopt('hider', 1)).toMatchObject({ rulesVersion: 1, asked: null });
  await expect(older.adopting.adopt({ ...by('hider'), rulesVersion: 2 })).rejects.toMatchObject({
    ...{ code: 'no-newer-rules', values: { now: 1, newest: 1 } },
  });
  const stranger = await newPlayer(server.pool);
  const asStranger = { gameId: id, playerId: stranger, rulesVersion: 2 };
  await expect(server.adopting.adopt(asStranger)).rejects.toMatchObject({ code: 'game-not-found' });
  expect(await version()).toBe(before);
  await server.disputes.open(id, players['seeker-1']!, { entry: 1, claim: 'no' });
  await expect(adopt()).rejects.toMatchObject({ code: 'game-frozen' });
});

test('what is stored of these games is as it was sealed, and as the rules of each part have it', async () => {
  const lines: string[] = [];
  await verifyGames(server.pool, server, undefined, (line) => lines.push(line));
  expect(lines.filter((line) => !line.startsWith('ok  '))).toEqual([]);
  expect(lines).toHaveLength(4);
});
