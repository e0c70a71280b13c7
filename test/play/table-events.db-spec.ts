import { randomUUID } from 'node:crypto';
import type { TSchema } from '@sinclair/typebox';
import { verifyGames } from '../../src/audit/verify-games.js';
import type { JournalEvent } from '../../src/events/entry.js';
import type { Ruleset } from '../../src/games/kit/game-definition.js';
import { RULESETS } from '../../src/games/registry.js';
import { plain } from '../../src/http/contract/schema.js';
import { describeEvent } from '../../src/play/table/labels.js';
import { tableWords } from '../../src/words/en/table.js';
import { isTableEvent, TABLE_EVENTS } from '../../src/play/table/events.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { seeded } from '../support/games/chance.js';
import { ALL_RULESETS } from '../support/games/rulesets.js';
import { misfit } from '../support/games/schemas.js';
import { inside, INSIDE_ENTITIES, newArbiter, newPlayer, type Inside } from '../support/inside.js';
import { A_DAY } from '../support/clocked.js';
import { asked, playOn, seatedGame } from '../support/seated.js';
import { revisedHideAndSeek } from '../support/rulesets/hide-and-seek/revised.js';
import { WallClock } from '../support/wall-clock.js';

/** As openapi.json has them. */
const TABLE_SCHEMAS = plain(TABLE_EVENTS) as Readonly<Record<string, TSchema>>;

let database: TestDatabase;
/** That of today, and one of before its rules were revised. */
let server: Inside;
let older: Inside;
let clock: WallClock;
const happened: (JournalEvent & { readonly ruleset: string })[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  clock = new WallClock();
  const connected = await database.open(INSIDE_ENTITIES);
  older = await inside(connected, { outside: clock });
  const rulesets = [...RULESETS, revisedHideAndSeek as unknown as Ruleset];
  server = await inside(connected, { outside: clock, rulesets });
  for (const id of await someGames()) {
    for (const { events, ruleset } of await server.store.read(id, 0)) {
      happened.push(...events.map((event) => ({ ...event, ruleset })));
    }
  }
});
afterAll(() => database.drop());

/** Games in which everything happens that may happen at a table. */
async function someGames(): Promise<string[]> {
  const maker = await newPlayer(server.pool);
  const finished = await seatedGame(server, 'hide-and-seek', { options: { rounds: 2 } });
  await playOn(server, finished, seeded(2));
  const { gameId: cancelled } = await server.table.create(
    maker,
    asked('vampire-graves', { seats: [{ seat: 'player-1', as: 'bot' }] }),
  );
  await server.table.invite(cancelled, maker, { seat: 'player-2' });
  await server.table.claim(cancelled, maker, 'player-3', {});
  await server.table.giveUp(cancelled, maker, 'player-3');
  await server.table.cancel(cancelled, maker);
  const graves = await seatedGame(server, 'vampire-graves', { options: { players: 2, twoPlayerHand: 20 } });
  await playOn(server, graves, seeded(2), 150);
  await server.farewell.forget(graves.players['player-2']!);
  return [
    finished.id,
    cancelled,
    graves.id,
    await quarrel('rewind'),
    await quarrel('adjust'),
    await quarrel('forfeit'),
    ...(await timeGoesBy()),
    await isVotedAbout(),
    await isFrozen(),
    await areAsked('agreeToAdopt'),
    await areAsked('refuseToAdopt'),
  ];
}

/** A game in which somebody is away, somebody late, the server gone, and one resigns; and one that never begins. */
async function timeGoesBy(): Promise<string[]> {
  const maker = await newPlayer(server.pool);
  const { gameId: lingering } = await server.table.create(maker, asked('hide-and-seek'));
  await clock.passes(server.pool, 31 * 24);
  await server.watch.look();
  const { id, players } = await seatedGame(server, 'hide-and-seek', { time: { ...A_DAY, vacationDays: 9 } });
  const until = new Date(clock.time + 3_600_000);
  const { id: vacation } = await server.vacations.take(players['hider']!, { until });
  await server.vacations.end(players['hider']!, vacation);
  clock.stands(1);
  await server.watch.look();
  await clock.passes(server.pool, 24);
  await server.watch.look();
  await server.resigning.resign(id, players['seeker-1']!, undefined);
  return [lingering, id];
}

/** A game in which the others give a seat that has missed too much to a bot. */
async function isVotedAbout(): Promise<string> {
  const { id, players } = await seatedGame(server, 'hide-and-seek', {
    time: { ...A_DAY, misses: { after: 1, then: 'vote' } },
  });
  await clock.passes(server.pool, 24);
  await server.watch.look();
  for (const seat of ['seeker-1', 'seeker-2']) {
    const asked = { gameId: id, playerId: players[seat]!, asked: { type: 'giveToBot' }, key: randomUUID() };
    await server.play.act(asked);
  }
  return id;
}

/** A game that stands still for a dispute about which no arbiter says a word. */
async function isFrozen(): Promise<string> {
  const { id, players } = await seatedGame(server, 'hide-and-seek', { disputes: 'freeze' });
  await server.disputes.open(id, players['hider']!, { entry: 1, claim: 'no' });
  await clock.passes(server.pool, 14 * 24);
  await server.watch.look();
  return id;
}

/** Games of older rules, whose players adopt newer ones, or do not. */
async function areAsked(answer: 'agreeToAdopt' | 'refuseToAdopt'): Promise<string> {
  const { id, players } = await seatedGame(older, 'hide-and-seek');
  const by = (seat: string) => ({ gameId: id, playerId: players[seat]! });
  await server.adopting.adopt({ ...by('hider'), rulesVersion: 2 });
  const acts = (seat: string, type: string) => server.play.act({ ...by(seat), asked: { type }, key: type });
  await acts('seeker-1', 'agreeToAdopt');
  await acts('seeker-2', answer);
  return id;
}

/** A game of three in which actions are taken back, and which is brought before an arbiter. */
async function quarrel(decision: 'rewind' | 'adjust' | 'forfeit'): Promise<string> {
  const maker = await newPlayer(server.pool, 'Maker');
  const arbiter = await newArbiter(server.pool, 'Ada');
  const { gameId: id } = await server.table.create(maker, asked('hide-and-seek'));
  await server.arbiters.name(id, maker, arbiter);
  const players: Record<string, string> = {};
  for (const seat of ['hider', 'seeker-1', 'seeker-2']) {
    players[seat] = await newPlayer(server.pool, seat);
    await server.table.claim(id, players[seat], seat, {});
  }
  const act = (seat: string, type: string, place?: string) => {
    const action = { type, ...(place === undefined ? {} : { place }) };
    return server.play.act({ gameId: id, playerId: players[seat]!, asked: action, key: randomUUID() });
  };
  const last = async () => (await server.games.fresh(id)).at.last!.entry;
  const mine = async (seat: string) => ({ gameId: id, playerId: players[seat]!, entry: await last() });
  await act('hider', 'hide', 'attic');
  const hidden = await mine('hider');
  await server.takeBacks.undo(hidden);
  await server.takeBacks.redo(hidden);
  await act('seeker-1', 'search', 'cellar');
  await act('seeker-2', 'search', 'garden');
  const found = await last();
  await server.takeBacks.undo(await mine('seeker-2'));
  const answer = decision === 'forfeit' ? 'agreeToTakeBack' : 'refuseToTakeBack';
  await act('hider', answer);
  if (answer === 'agreeToTakeBack') await act('seeker-1', answer);
  await server.disputes.open(id, players['hider']!, { entry: 1, claim: 'no' });
  await server.disputes.withdraw(id, players['hider']!, 1);
  await server.disputes.open(id, players['hider']!, { entry: found, claim: 'no' });
  await server.disputes.state(id, arbiter, { dispute: 2, text: 'well' });
  const { items } = await server.disputes.adjustments(id, arbiter);
  const decided = {
    rewind: { decision: 'rewind', entry: found - 1 },
    adjust: { decision: 'adjust', adjustment: items[0]?.adjustment ?? { type: 'none' } },
    forfeit: { decision: 'forfeit', seat: 'hider' },
  } as const;
  await server.disputes.rule(id, arbiter, { dispute: 2, reason: 'so', decided: decided[decision] });
  await server.arbiters.withdraw(id, arbiter, 'arbiter-1');
  return id;
}

test.each(ALL_RULESETS.map((ruleset) => [ruleset.ruleset, ruleset] as const))(
  'no event of %s has a name of the table’s',
  (_name, { schemas }) => {
    expect(Object.keys(schemas.events).filter(isTableEvent)).toEqual([]);
    expect(['audience', 'schema', 'type'].filter(isTableEvent)).toEqual([]);
  },
);

test('everything that may happen at a table has happened here', () => {
  const types = new Set(happened.map(({ type }) => type).filter(isTableEvent));
  expect([...types].toSorted()).toEqual(Object.keys(TABLE_EVENTS).toSorted());
});

test('every event that was stored fits its schema, with an audience of its own', () => {
  for (const { ruleset, type, data, audience } of happened) {
    const { schemas } = server.rulesets.named(ruleset);
    const schema = isTableEvent(type) ? TABLE_SCHEMAS[type] : schemas.events[type];
    expect(misfit(schema, { ...data, type })).toBeUndefined();
    expect(audience.length).toBeGreaterThan(0);
    if (isTableEvent(type)) expect(audience).toEqual(['everyone']);
  }
});

test('every event of the table has its words', () => {
  for (const event of happened.filter(({ type }) => isTableEvent(type))) {
    const { key } = describeEvent(server.rulesets.named(event.ruleset), event, 'spectator');
    expect(tableWords).toHaveProperty([key]);
  }
});

test('what is stored of these games is as it was sealed', async () => {
  const lines: string[] = [];
  await verifyGames(server.pool, server, undefined, (line) => lines.push(line));
  expect(lines.filter((line) => !line.startsWith('ok  '))).toEqual([]);
  expect(lines).toHaveLength(12);
});
