import { randomUUID } from 'node:crypto';
import {
  replyBox,
  replyTokenFrom,
  replyTokenIn,
  TOKEN_BYTES,
} from '../../../src/notifications/inbound/reply-token.js';
import { ReplyTokens } from '../../../src/notifications/inbound/reply-tokens.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { MovableClock } from '../../support/movable-clock.js';

let database: TestDatabase;
let tokens: ReplyTokens;
const clock = new MovableClock();
beforeAll(async () => {
  database = await freshDatabase();
  tokens = new ReplyTokens((await database.open()).pool, clock);
});
afterAll(() => database.drop());

test('a token brings back what it was issued for, and only its hash is kept', async () => {
  const grant = {
    ...{ kind: 'turn' as const, topic: randomUUID(), seat: 'player-1', playerId: randomUUID() },
    ...{ decision: 'd1', options: ['a', 'b'], email: undefined, language: 'en' },
  };
  const token = await tokens.issue(grant);
  expect(token).toMatch(/^[a-z2-7]{26}$/);
  expect(await tokens.find(token)).toEqual(grant);
  const { rows } = await database.owner.query<{ row: string }>(
    'SELECT reply_tokens::text AS row FROM reply_tokens',
  );
  expect(rows.map(({ row }) => row.includes(token))).toEqual([false]);
});

test('another token brings nothing, and a player who is forgotten has none', async () => {
  const playerId = randomUUID();
  const token = await tokens.issue({
    kind: 'confirm',
    topic: playerId,
    playerId,
    email: 'mina@example.org',
    language: 'en',
  });
  expect(await tokens.find('a'.repeat(26))).toBeUndefined();
  await tokens.forget(playerId);
  expect(await tokens.find(token)).toBeUndefined();
});

test('an address holds its token whatever its case, in its own domain only', () => {
  const token = replyTokenFrom(Buffer.alloc(TOKEN_BYTES, 0xa7));
  const address = `${replyBox(token)}@Games.Example.org`;
  expect(replyTokenIn(address.toUpperCase(), 'games.example.org')).toBe(token);
  expect(replyTokenIn(address, 'example.org')).toBeUndefined();
  expect(replyTokenIn(`reply+${token}x@games.example.org`, 'games.example.org')).toBeUndefined();
  expect(replyTokenIn('reply', 'games.example.org')).toBeUndefined();
});

test('a token can be used for 90 days, and is gone then', async () => {
  const token = await tokens.issue({ kind: 'notice', topic: randomUUID(), seat: 'player-1', language: 'en' });
  clock.move(89 * 86_400_000);
  await tokens.tidy();
  expect(await tokens.find(token)).toBeDefined();
  clock.move(2 * 86_400_000);
  await tokens.tidy();
  expect(await tokens.find(token)).toBeUndefined();
});
