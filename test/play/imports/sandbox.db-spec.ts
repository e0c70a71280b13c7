import { verifyGames } from '../../../src/audit/verify-games.js';
import { RealOutside } from '../../../src/events/outside.js';
import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import { ImportService } from '../../../src/play/imports/import.service.js';
import type { Visibility } from '../../../src/play/table/shapes.js';
import { Rebuild } from '../../../src/projections/rebuild.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { seeded } from '../../support/games/chance.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../../support/inside.js';
import { PaperGame } from '../../support/paper-game.js';
import { hideAndSeek } from '../../support/rulesets/hide-and-seek/hide-and-seek.js';
import { bundleOf, playOn } from '../../verifier/support/recorded.js';
import { faultIn, report, verifyBundle } from '../../verifier/support/verifier.js';

let database: TestDatabase;
let server: Inside;
let mina: string;
let game: PaperGame;

beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES));
  mina = await newPlayer(server.pool, 'Mina');
  const dice = { 'noise die': [5, 0], treasure: [2] };
  game = new PaperGame('elsewhere', { rounds: 2 }, hideAndSeek as unknown as Ruleset, { sandbox: { dice } });
  for (const seat of ['hider', 'seeker-1', 'seeker-2']) game.sit(seat);
  game.begin();
  playOn(game, seeded(3));
});
afterAll(() => database.drop());

const take = async (visibility: Visibility): Promise<string> =>
  new ImportService(server.store, server.box, server.rulesets, new RealOutside()).take(
    await bundleOf(game, 'spectator'),
    { maker: mina, visibility },
  );

describe('a sandbox that is taken in from another server', () => {
  test('cannot be shown to all', async () => {
    await expect(take('public')).rejects.toMatchObject({ code: 'invalid-request' });
    expect((await server.pool.query('SELECT 1 FROM games')).rowCount).toBe(0);
  });

  test('stays one, for whoever takes it in alone', async () => {
    expect(await take('private')).toBe(game.id);
    expect(await server.gamesReader.one(game.id, mina)).toMatchObject({ sandbox: true, status: 'finished' });
    const stranger = await newPlayer(server.pool, 'Renfield');
    await expect(server.gamesReader.one(game.id, stranger)).rejects.toMatchObject({ code: 'game-not-found' });
    const listed = async (player: string, sandbox: boolean) =>
      (await server.gamesReader.list(player, { sandbox, limit: 9 })).items.length;
    expect(await Promise.all([listed(mina, true), listed(mina, false), listed(stranger, true)])).toEqual([
      1, 0, 0,
    ]);
  });

  test('is proven here as what it is, audited, and built anew as it is', async () => {
    const lines: string[] = [];
    for await (const line of await server.proofs.lines(game.id, mina)) lines.push(line);
    const bytes = Buffer.from(lines.join(''));
    expect(faultIn(bytes)).toBeUndefined();
    expect(report(verifyBundle(bytes), {})[0]).toMatch(/^SANDBOX/);
    const told: string[] = [];
    await verifyGames(server.pool, server, undefined, (line) => told.push(line));
    expect(told).toEqual([expect.stringMatching(/^ok/)]);
    const rebuilt = await new Rebuild(server.pool, server.store, server.rulesets).run();
    expect(rebuilt).toEqual({ games: 1, changed: [], failed: [] });
  });
});
