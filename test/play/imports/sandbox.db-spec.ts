import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { verifyGames } from '../../../src/audit/verify-games.js';
import { main } from '../../../src/cli/import.js';
import { RealOutside } from '../../../src/events/outside.js';
import { RULESETS } from '../../../src/games/registry.js';
import { ImportService } from '../../../src/play/imports/import.service.js';
import { seatResigns } from '../../../src/play/time/resigning.js';
import type { Visibility } from '../../../src/play/table/shapes.js';
import { Rebuild } from '../../../src/projections/rebuild.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { seeded } from '../../support/games/chance.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../../support/inside.js';
import { PaperGame } from '../../support/paper-game.js';
import { bundleOf, playOn } from '../../verifier/support/recorded.js';
import { faultIn, report, verifyBundle } from '../../verifier/support/verifier.js';

let database: TestDatabase;
let server: Inside;
let mina: string;
let game: PaperGame;

beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES), { rulesets: RULESETS });
  mina = await newPlayer(server.pool, 'Mina');
  const graves = RULESETS.find(({ ruleset }) => ruleset === 'vampire-graves')!;
  const dice = { 'first player': [1], rat: [0, 30] };
  game = new PaperGame('elsewhere', { players: 2 }, graves, { sandbox: { dice } });
  for (const seat of ['player-1', 'player-2']) game.sit(seat);
  game.begin();
  playOn(game, seeded(3), 12);
  game.happens(seatResigns(game.live, 'player-1'));
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

  test('nor by the command, which says why', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'harker-sandbox-'));
    const file = path.join(folder, 'proof.ndjson');
    writeFileSync(file, await bundleOf(game, 'spectator'));
    const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const environment = { ...process.env };
    process.env['DATABASE_URL'] = database.url;
    try {
      expect(await main(['--file', file, '--visibility', 'public'])).toBe(1);
      const why = 'REFUSED  --visibility must be private in a sandbox, which is for one account alone.';
      expect(said).toHaveBeenCalledWith(why);
    } finally {
      process.env = environment;
      said.mockRestore();
      rmSync(folder, { recursive: true });
    }
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
    expect(told).toEqual([expect.stringMatching(/^ok .*a sandbox, no real game/)]);
    const rebuilt = await new Rebuild(server.pool, server.store, server.rulesets).run();
    expect(rebuilt).toEqual({ games: 1, changed: [], failed: [] });
  });
});
