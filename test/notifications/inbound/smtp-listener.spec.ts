import net from 'node:net';
import { once } from 'node:events';
import { createTransport } from 'nodemailer';
import { MOST_MAIL_BYTES, Reception } from '../../../src/notifications/inbound/reception.js';
import { SmtpListener } from '../../../src/notifications/inbound/smtp-listener.js';
import type { Envelope } from '../../../src/notifications/inbound/envelope.js';
import type { Inbox } from '../../../src/notifications/inbound/inbox.js';
import type { ReplyTokens } from '../../../src/notifications/inbound/reply-tokens.js';

const DOMAIN = 'play.example.org';
const KNOWN = 'a'.repeat(26);
const UNKNOWN = 'b'.repeat(26);

const kept: { raw: Buffer; envelope: Envelope }[] = [];
const bounced: string[] = [];
let fails = false;
let full = false;

const inbox = {
  keep: async (raw: Buffer, envelope: Envelope) => {
    if (fails) throw new Error('no database');
    if (full) return false;
    kept.push({ raw, envelope });
    return true;
  },
} as unknown as Inbox;
const tokens = {
  find: async (token: string) => (token === KNOWN ? { kind: 'notice', topic: '' } : undefined),
} as unknown as ReplyTokens;
const bounces = { bouncedBy: async (token: string) => void bounced.push(token) };
const reception = new Reception(inbox, tokens, bounces, DOMAIN);
const failures: unknown[] = [];
const listener = new SmtpListener(reception, {
  domain: DOMAIN,
  longestSession: 700,
  failed: (error) => failures.push(error),
});
let port: number;

beforeAll(async () => {
  port = await listener.listen('127.0.0.1', 0);
});
afterAll(() => listener.close());
beforeEach(() => {
  for (const list of [kept, bounced, failures]) list.length = 0;
  fails = false;
  full = false;
});

async function send(to: string | string[], text = 'pass', from = 'mina@example.net') {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  const raw = `From: mina@example.net\r\nMessage-ID: <1@example.net>\r\n\r\n${text}\r\n`;
  return transport.sendMail({ envelope: { from, to }, raw });
}

const refusal = (sent: Promise<unknown>): Promise<number> =>
  sent.then(
    () => 250,
    (error: { responseCode: number }) => error.responseCode,
  );

test('a mail to an address that was given out is kept, with who brought it', async () => {
  await send(`Reply+${KNOWN.toUpperCase()}@${DOMAIN}`);
  expect(kept).toHaveLength(1);
  expect(kept[0]!.raw.toString()).toContain('pass');
  expect(kept[0]!.envelope).toMatchObject({ from: 'mina@example.net', ip: '127.0.0.1' });
  expect(kept[0]!.envelope.token).toMatch(/^[0-9a-f]{64}$/);
});

test('one to a token that was never given out is answered alike, and forgotten', async () => {
  const [known, unknown] = [await send(`reply+${KNOWN}@${DOMAIN}`), await send(`reply+${UNKNOWN}@${DOMAIN}`)];
  expect(unknown.response).toBe(known.response);
  expect(kept).toHaveLength(1);
});

test.each(['mina@example.net', `harker@${DOMAIN}`, `reply+short@${DOMAIN}`, `reply+${KNOWN}@example.net`])(
  'nothing is taken for %s',
  async (to) => {
    expect(await refusal(send(to))).toBe(550);
    expect(kept).toEqual([]);
  },
);

test('a mail that is too large is refused, whether its size is said or not', async () => {
  const large = 'x'.repeat(70).concat('\r\n').repeat(16_000);
  expect(large.length).toBeGreaterThan(MOST_MAIL_BYTES);
  expect(await refusal(send(`reply+${KNOWN}@${DOMAIN}`, large))).toBe(552);
  expect(kept).toEqual([]);
});

test('what cannot be kept is not acknowledged: the sender tries again', async () => {
  fails = true;
  expect(await refusal(send(`reply+${KNOWN}@${DOMAIN}`))).toBe(451);
  expect(failures).toHaveLength(1);
});

test('where too many wait, it has to come later', async () => {
  full = true;
  expect(await refusal(send(`reply+${KNOWN}@${DOMAIN}`))).toBe(452);
  expect(failures).toEqual([]);
  expect(await refusal(send(`reply+${UNKNOWN}@${DOMAIN}`))).toBe(250);
});

test('a report that a mail could not be delivered is told to who sent it; one that it is late is not', async () => {
  await send(`bounce+${KNOWN}@${DOMAIN}`, 'Action: delayed', '');
  expect(bounced).toEqual([]);
  await send(`bounce+${KNOWN}@${DOMAIN}`, 'Final-Recipient: rfc822; x\r\nAction: failed', '');
  expect(bounced).toEqual([KNOWN]);
  await send(`bounce+${KNOWN}@${DOMAIN}`, 'Action: failed');
  expect(bounced).toEqual([KNOWN]);
});

test('too many recipients are too many', async () => {
  const many = Array.from(
    { length: 12 },
    (_, place) => `reply+${String.fromCharCode(97 + place).repeat(26)}@${DOMAIN}`,
  );
  const sent = await send(many);
  expect(sent.rejected).toHaveLength(2);
});

test('who sends one byte at a time is cut off', async () => {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  const timer = setInterval(() => socket.write('x'), 20);
  await once(socket, 'close');
  clearInterval(timer);
  expect(socket.destroyed).toBe(true);
});

test('from one address only so many are served at once', async () => {
  const sockets = Array.from({ length: 14 }, () => net.connect(port, '127.0.0.1'));
  const greeted = await Promise.all(
    sockets.map((socket) => {
      socket.on('error', () => undefined);
      return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
    }),
  );
  expect(greeted.filter(Boolean)).toHaveLength(10);
  for (const socket of sockets) socket.destroy();
});
