import { main } from '../../src/cli/admin.js';
import { ENTITIES } from '../../src/app.module.js';
import { RealOutside } from '../../src/events/outside.js';
import { ADMIN_SCOPES, ARBITER_SCOPES } from '../../src/players/scopes.js';
import { TokenLookup } from '../../src/players/token-lookup.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

const NOBODY = '0197a3c4-58f1-7c63-9d0e-3b6a5f2d1c48';
const PLAYERS = [
  ['--player', NOBODY],
  ['--player', NOBODY, '--arbiter'],
  ['--player', 'Ada', '--arbiter'],
  ['--player', NOBODY, '--name', 'Ada', '--arbiter'],
].map((args) => [args]);

describe('an administrator', () => {
  let fresh: TestDatabase;
  const before = process.env['DATABASE_URL'];
  beforeAll(async () => {
    fresh = await freshDatabase();
    process.env['DATABASE_URL'] = fresh.url;
  });
  afterAll(async () => {
    if (before === undefined) delete process.env['DATABASE_URL'];
    else process.env['DATABASE_URL'] = before;
    await fresh.drop();
  });

  /** What a command prints: a sentence and a token; and what the token is for. */
  async function said(...args: string[]) {
    const print = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    try {
      expect(await main(args)).toBe(0);
      const [[sentence], [token]] = print.mock.calls as [[string], [string]];
      const { pool } = await fresh.open(ENTITIES);
      return { sentence, holder: await new TokenLookup(pool, new RealOutside()).holder(token) };
    } finally {
      print.mockRestore();
    }
  }

  it('is made on the command line, with a token for everything but judging', async () => {
    const { sentence, holder } = await said('--name', ' Ada ');
    expect(sentence).toMatch(/^Ada \([0-9a-f-]{36}\) is an administrator\./);
    expect(holder?.scopes).toEqual(ADMIN_SCOPES);
  });

  it('makes arbiters: of a new account, or of one that there is', async () => {
    const bea = await said('--name', 'Bea', '--arbiter');
    expect(bea.sentence).toMatch(/^Bea \([0-9a-f-]{36}\) is an arbiter\./);
    expect(bea.holder?.scopes).toEqual(ARBITER_SCOPES);
    const ada = await said('--name', 'Ada');
    const again = await said('--player', ada.holder!.playerId.toUpperCase(), '--arbiter');
    expect(again.sentence).toBe(`Ada (${ada.holder!.playerId}) is an arbiter. The token is shown this once:`);
    expect(again.holder).toMatchObject({ playerId: ada.holder!.playerId, scopes: ARBITER_SCOPES });
  });

  it.each([[[]], [['--name', '']], [['--name', 'a'.repeat(61)]], [['--nome', 'Ada']], [['Ada']], ...PLAYERS])(
    'is not made by %j',
    async (args) => {
      await expect(main(args)).rejects.toMatchObject({ plain: true });
    },
  );
});
