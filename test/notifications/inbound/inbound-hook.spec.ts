import { createHmac } from 'node:crypto';
import type { Envelope } from '../../../src/notifications/inbound/envelope.js';
import { InboundHook } from '../../../src/notifications/inbound/inbound-hook.js';
import type { Inbox } from '../../../src/notifications/inbound/inbox.js';
import { MOST_MAIL_BYTES, Reception } from '../../../src/notifications/inbound/reception.js';
import { replyHash } from '../../../src/notifications/inbound/reply-token.js';
import type { ReplyTokens } from '../../../src/notifications/inbound/reply-tokens.js';
import { edge } from '../../http/support/fakes.js';
import { MovedOutside } from './moved-outside.js';

const SECRET = 'a secret that a provider and a server share';
const DOMAIN = 'play.example.org';
const TOKEN = 'a'.repeat(26);
const MAIL = `Return-Path: <mina@example.net>\r\nDelivered-To: reply+${TOKEN}@${DOMAIN}\r\n\r\npass\r\n`;

const kept: Envelope[] = [];
let full = false;
const inbox = {
  keep: async (_raw: Buffer, envelope: Envelope) => !full && kept.push(envelope) > 0,
} as unknown as Inbox;
const tokens = {
  find: async (token: string) => (token === TOKEN ? {} : undefined),
} as unknown as ReplyTokens;
const outside = new MovedOutside();
const reception = new Reception(inbox, tokens, { bouncedBy: async () => undefined }, DOMAIN);

function signed(raw: string, secret = SECRET): Record<string, string> {
  const timestamp = String(Math.floor(outside.now().getTime() / 1_000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${raw}`).digest('hex');
  return {
    'x-harker-timestamp': timestamp,
    'x-harker-signature': signature,
    'content-type': 'message/rfc822',
  };
}

async function post(payload: string, headers: Record<string, string>) {
  const app = await edge({ inbound: new InboundHook(reception, SECRET, outside) as never });
  const answer = await app.inject({ method: 'POST', url: '/v1/inbound-mail', payload, headers });
  await app.close();
  const { code } = answer.body === '' ? { code: undefined } : answer.json<{ code: string }>();
  return { status: answer.statusCode, code };
}

beforeEach(() => {
  kept.length = 0;
  full = false;
});

test('a mail that is signed is kept, for the address that its headers name', async () => {
  expect(await post(MAIL, signed(MAIL))).toEqual({ status: 202, code: undefined });
  expect(kept).toEqual([
    { from: 'mina@example.net', token: replyHash(TOKEN).toString('hex'), ip: undefined, helo: undefined },
  ]);
});

test('where too many wait, it has to come later', async () => {
  full = true;
  expect(await post(MAIL, signed(MAIL))).toEqual({ status: 429, code: 'too-many-requests' });
});

test('of a mail that names many addresses, ten count', () => {
  const names = Array.from({ length: 26 }, (_, at) => String.fromCharCode(97 + at).repeat(26));
  const to = names.map((name) => `reply+${name}@${DOMAIN}`).join(', ');
  expect(reception.envelopeIn(Buffer.from(`To: ${to}\r\n\r\n`)).to).toHaveLength(10);
});

test('of a header, every address is read once, however long it is', () => {
  const matched = jest.spyOn(String.prototype, 'match');
  const to = `${'a'.repeat(100_000)}, "Harker" <reply+${TOKEN}@${DOMAIN}>`;
  expect(reception.envelopeIn(Buffer.from(`To: ${to}\r\n\r\n`)).to).toEqual([`reply+${TOKEN}@${DOMAIN}`]);
  expect(matched).not.toHaveBeenCalled();
  matched.mockRestore();
});

test('the recipient that the provider names comes before those of the headers', async () => {
  const other = { ...signed(MAIL), 'x-harker-recipient': `reply+${'b'.repeat(26)}@${DOMAIN}` };
  expect(await post(MAIL, other)).toMatchObject({ status: 202 });
  expect(kept).toEqual([]);
});

test('a mail that is not signed, by another secret, of another time or changed, is refused', async () => {
  const headers = signed(MAIL);
  const wrong = [
    { 'content-type': 'message/rfc822' },
    signed(MAIL, 'another secret'),
    { ...headers, 'x-harker-signature': '00' },
    { ...headers, 'x-harker-timestamp': `${headers['x-harker-timestamp']!}0` },
  ];
  for (const one of wrong) expect(await post(MAIL, one)).toEqual({ status: 403, code: 'mail-not-signed' });
  expect(await post(MAIL.replace('pass', 'stop'), headers)).toMatchObject({ status: 403 });
  outside.pass(301);
  expect(await post(MAIL, headers)).toMatchObject({ status: 403 });
  expect(kept).toEqual([]);
});

test('without a secret there is no such call', async () => {
  const hook = new InboundHook(reception, undefined, outside);
  const app = await edge({ inbound: hook as never });
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/inbound-mail',
    payload: MAIL,
    headers: signed(MAIL),
  });
  expect(answer.json()).toMatchObject({ status: 404, code: 'mail-not-taken' });
  await app.close();
});

test('what is too large, or no mail, is refused', async () => {
  const large = MAIL + 'x'.repeat(MOST_MAIL_BYTES);
  expect(await post(large, signed(large))).toEqual({ status: 413, code: 'body-too-large' });
  const json = { ...signed('{}'), 'content-type': 'application/json' };
  expect(await post('{}', json)).toEqual({ status: 415, code: 'unsupported-media-type' });
});
