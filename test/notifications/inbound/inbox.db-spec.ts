import { randomUUID } from 'node:crypto';
import {
  Inbox,
  MOST_WAITING_FOR_TOKEN,
  MOST_WAITING_OF_DOMAIN,
} from '../../../src/notifications/inbound/inbox.js';
import { MailDesk } from '../../../src/notifications/inbound/mail-desk.js';
import type { MailParser } from '../../../src/notifications/inbound/mail-parser.js';
import type { ReplyTokens } from '../../../src/notifications/inbound/reply-tokens.js';
import type { Replying } from '../../../src/notifications/inbound/replying.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { MovableClock } from '../../support/movable-clock.js';

let database: TestDatabase;
let inbox: Inbox;
const clock = new MovableClock();
beforeAll(async () => {
  database = await freshDatabase();
  inbox = new Inbox((await database.open()).pool, clock);
});
beforeEach(() => database.owner.query('DELETE FROM inbound_mails; DELETE FROM reply_tokens'));
afterAll(() => database.drop());

const GAME = randomUUID();
const tokenOf = (name: string): string => Buffer.from(name).toString('hex').padEnd(64, '0');

/** A mail that says its name comes to a token, a moment after the one before. */
function comes(name: string, token: string, game = GAME): Promise<boolean> {
  clock.move(1);
  const raw = Buffer.from(`Message-ID: <${name}@example.net>\r\n\r\n${name}\r\n`);
  return inbox.keep(raw, { from: 'mina@example.net', token: tokenOf(token) }, game);
}

async function taken(): Promise<string | undefined> {
  const mail = await inbox.take();
  return mail?.raw.toString().trim().split('\r\n').at(-1);
}

test('to one address only so many mails wait; those that are there are known again', async () => {
  for (let count = 0; count < MOST_WAITING_FOR_TOKEN; count++)
    expect(await comes(`${count}`, 'a')).toBe(true);
  expect(await comes('one more', 'a')).toBe(false);
  expect(await comes('3', 'a')).toBe(true);
  expect(await comes('one more', 'b')).toBe(true);
  const first = (await inbox.take())!;
  await inbox.finish(first.id, { outcome: 'done' });
  expect(await comes('one more', 'a')).toBe(true);
});

test('of one game, one mail is worked on at a time; those of others are not kept waiting', async () => {
  await comes('first', 'a');
  await comes('second', 'b');
  await comes('elsewhere', 'c', randomUUID());
  expect([await taken(), await taken(), await taken()]).toEqual(['first', 'elsewhere', undefined]);
});

test('mails to one address keep their order, also where the first has to wait for a name server', async () => {
  await comes('first', 'a');
  await comes('second', 'a');
  await comes('another', 'b');
  const mail = (await inbox.take())!;
  await inbox.later(mail.id, 60_000);
  expect([await taken(), await taken()]).toEqual(['another', undefined]);
  clock.move(60_000);
  await inbox.finish((await anyAtWork())!, { outcome: 'done' });
  expect(await taken()).toBe('first');
});

/** The mail of another address, which is still at work. */
async function anyAtWork(): Promise<Buffer | undefined> {
  const { rows } = await database.owner.query<{ id: Buffer }>(
    `SELECT id FROM inbound_mails WHERE state = 'waiting' AND lease_until IS NOT NULL`,
  );
  return rows[0]?.id;
}

test('one that is begun and begun again holds up the others to its address only for a while', async () => {
  await comes('stuck', 'a');
  await comes('next', 'a');
  for (let count = 0; count < 3; count++) {
    expect(await taken()).toBe('stuck');
    clock.move(90_001);
  }
  expect(await taken()).toBe('next');
});

/** A token for who has to write from this address. */
async function issued(name: string, email: string): Promise<string> {
  await database.owner.query(
    `INSERT INTO reply_tokens (topic, hash, kind, options, email, created_at)
     VALUES ($1, decode($2, 'hex'), 'invitation', '[]', $3, now())`,
    [GAME, tokenOf(name), email],
  );
  return name;
}

test('what was never begun goes before what is begun again', async () => {
  await comes('slow', 'a');
  await inbox.later((await inbox.take())!.id, 0);
  await comes('new', 'b', randomUUID());
  expect([await taken(), await taken()]).toEqual(['new', 'slow']);
});

test('of one domain two mails are worked on at a time, whatever the games; others are not kept waiting', async () => {
  for (const name of ['a', 'b', 'c'])
    await comes(name, await issued(name, `${name}@Slow.example`), randomUUID());
  await comes('other', await issued('d', 'mina@example.net'), randomUUID());
  expect([await taken(), await taken(), await taken(), await taken()]).toEqual([
    'a',
    'b',
    'other',
    undefined,
  ]);
});

test('of one player two mails are worked on at a time, whatever the games', async () => {
  const playerId = randomUUID();
  for (const name of ['a', 'b', 'c']) {
    await issued(name, `mina@${name}.example`);
    await comes(name, name, randomUUID());
  }
  await database.owner.query('UPDATE reply_tokens SET player_id = $1', [playerId]);
  expect([await taken(), await taken(), await taken()]).toEqual(['a', 'b', undefined]);
});

test('of one domain only so many mails wait, and others find room', async () => {
  const slow = await issued('slow', 'vlad@slow.example');
  await issued('more', 'lucy@slow.example');
  await database.owner.query(
    `INSERT INTO inbound_mails (id, received_at, envelope, raw, state, due_at, attempts, steps, token, topic)
     SELECT sha256(n::text::bytea), now(), '{}', '', 'waiting', now(), 0, '[]', decode($1, 'hex'), $2
     FROM generate_series(1, $3::int) AS n`,
    [tokenOf(slow), GAME, MOST_WAITING_OF_DOMAIN],
  );
  expect(await comes('one more', 'more')).toBe(false);
  expect(await comes('another', await issued('other', 'mina@example.net'))).toBe(true);
});

test('a mail that nobody gets on with holds up no other game', async () => {
  let release: () => void = () => undefined;
  const stuck = new Promise<void>((resolve) => (release = resolve));
  const worked: string[] = [];
  const replying = {
    reply: async ({ raw }: { raw: Buffer }) => {
      const name = raw.toString().trim().split('\r\n').at(-1)!;
      if (name === 'stuck') await stuck;
      worked.push(name);
      if (name === 'last') release();
      return { outcome: 'done' };
    },
  } as unknown as Replying;
  const [tokens, parser] = [{} as ReplyTokens, {} as MailParser];
  const desk = new MailDesk(inbox, tokens, replying, parser, (error) => expect(error).toBeUndefined());
  await comes('stuck', 'a');
  for (const name of ['one', 'two', 'last']) await comes(name, name, randomUUID());
  await desk.workOff();
  expect(worked).toHaveLength(4);
  expect(worked.at(-1)).toBe('stuck');
});
