import type { Pool } from 'pg';
import { verifyGames } from '../../../src/audit/verify-games.js';
import { RULESETS } from '../../../src/games/registry.js';
import { ImportService, type Taken } from '../../../src/play/imports/import.service.js';
import { RealOutside } from '../../../src/events/outside.js';
import { gamesAfter, viewersOf } from '../../../src/play/table/game-at.js';
import { rememberedView } from '../../../src/projections/views.reader.js';
import { Rebuild } from '../../../src/projections/rebuild.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { seeded } from '../../support/games/chance.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../../support/inside.js';
import { playOn, seatedGame } from '../../support/seated.js';

let databases: TestDatabase[];
let here: Inside;
let there: Inside;
let mina: string;

beforeAll(async () => {
  databases = [await freshDatabase(), await freshDatabase()];
  [there, here] = (await Promise.all(
    databases.map(async (database) => inside(await database.open(INSIDE_ENTITIES), { rulesets: RULESETS })),
  )) as [Inside, Inside];
  mina = await newPlayer(here.pool, 'Mina');
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()));
});

function importsOn(server: Inside, rulesets = server.rulesets): ImportService {
  return new ImportService(server.store, server.box, rulesets, new RealOutside());
}

const take = (bytes: Buffer, taken: Partial<Taken> = {}): Promise<string> =>
  importsOn(here).take(bytes, { maker: mina, visibility: 'private', ...taken });

/** A game from its beginning to its end. */
async function played(ruleset: string) {
  const game = await seatedGame(there, ruleset);
  await playOn(there, game, seeded(7));
  const { status } = await there.gamesReader.one(game.id, game.maker);
  expect(status).toBe('finished');
  return { ...game, bytes: await proofOf(there, game.id, game.maker) };
}

async function proofOf(server: Inside, id: string, player: string): Promise<Buffer> {
  const lines: string[] = [];
  for await (const line of await server.proofs.lines(id, player)) lines.push(line);
  return Buffer.from(lines.join(''));
}

const entryLines = (bytes: Buffer): string[] =>
  bytes
    .toString()
    .split('\n')
    .filter((line) => !/"line":"(key|end)"/.test(line));

/** What every viewer saw at every so manieth version. */
async function viewsOf({ store, rulesets }: Inside, id: string, step: number) {
  const entries = await store.read(id, 0);
  const games = gamesAfter(entries, rulesets.named(entries[0]!.ruleset));
  const now = { from: 1, over: true, struck: [], fromStruck: 1 };
  return games
    .filter(({ version }) => version % step === 0)
    .flatMap((then) =>
      viewersOf(then).map((viewer) => rememberedView(then, entries.slice(0, then.version), viewer, now)),
    );
}

async function verified(pool: Pool): Promise<string[]> {
  const lines: string[] = [];
  await verifyGames(pool, here, undefined, (line) => lines.push(line));
  return lines;
}

describe.each(RULESETS.map(({ ruleset }) => ruleset))('a finished game of %s', (ruleset) => {
  let game: Awaited<ReturnType<typeof played>>;

  beforeAll(async () => {
    game = await played(ruleset);
    expect(await take(game.bytes)).toBe(game.id);
  }, 300_000);

  test('is told here as it was there, to the byte', async () => {
    const [one, other] = await Promise.all([
      there.history.entries(game.id, game.maker, { after: 0, limit: 1e6 }),
      here.history.entries(game.id, mina, { after: 0, limit: 1e6 }),
    ]);
    expect(JSON.stringify(other)).toBe(JSON.stringify(one));
    expect(entryLines(await proofOf(here, game.id, mina))).toEqual(entryLines(game.bytes));
  });

  test('shows every seat at every tenth version what it saw there', async () => {
    const seen = await viewsOf(there, game.id, 10);
    expect(seen.length).toBeGreaterThan(10);
    expect(await viewsOf(here, game.id, 10)).toEqual(seen);
  });

  test('can be taken in again from here', async () => {
    const third = await freshDatabase();
    try {
      const server = await inside(await third.open(INSIDE_ENTITIES), { rulesets: RULESETS });
      const maker = await newPlayer(server.pool);
      const bytes = await proofOf(here, game.id, mina);
      await importsOn(server).take(bytes, { maker, visibility: 'public' });
      expect(entryLines(await proofOf(server, game.id, maker))).toEqual(entryLines(game.bytes));
    } finally {
      await third.drop();
    }
  });
});

test('all of them are as sealed, and are built anew as they are', async () => {
  const lines = await verified(here.pool);
  expect(lines).toHaveLength(RULESETS.length);
  for (const line of lines) expect(line).toMatch(/^ok {2}/);
  const rebuilt = await new Rebuild(here.pool, here.store, here.rulesets).run();
  expect(rebuilt).toEqual({ games: RULESETS.length, changed: [], failed: [] });
});
