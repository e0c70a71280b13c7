import { main } from '../../src/cli/admin.js';
import { ENTITIES } from '../../src/app.module.js';
import { RealOutside } from '../../src/events/outside.js';
import { SCOPES } from '../../src/players/scopes.js';
import { TokenLookup } from '../../src/players/token-lookup.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

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

  it('is made on the command line, with a token that may do everything', async () => {
    const print = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    try {
      expect(await main(['--name', ' Ada '])).toBe(0);
      const [[sentence], [token]] = print.mock.calls as [[string], [string]];
      expect(sentence).toMatch(/^Ada \([0-9a-f-]{36}\) is an administrator\./);
      const { pool } = await fresh.open(ENTITIES);
      const holder = await new TokenLookup(pool, new RealOutside()).holder(token);
      expect(holder?.scopes).toEqual(SCOPES);
    } finally {
      print.mockRestore();
    }
  });

  it.each([[[]], [['--name', '']], [['--name', 'a'.repeat(61)]], [['--nome', 'Ada']], [['Ada']]])(
    'is not made by %j',
    async (args) => {
      await expect(main(args)).rejects.toMatchObject({ plain: true });
    },
  );
});
