import { Webhook } from 'standardwebhooks';
import { secretText, signedHeaders } from '../../../src/notifications/webhooks/signature.js';

const OLD = Buffer.alloc(32, 1);
const NEW = Buffer.alloc(32, 2);
const BODY = '{"type":"ping","é":"\\u2028"}';

describe('a signature', () => {
  const headers = signedHeaders('msg_1', new Date(), BODY, [NEW, OLD]);
  const reading =
    (secret: Buffer, body = BODY, of = headers) =>
    () =>
      new Webhook(secretText(secret)).verify(body, of);

  it('is right for who knows one of the secrets', () => {
    expect(reading(NEW)()).toEqual(JSON.parse(BODY));
    expect(reading(OLD)()).toEqual(JSON.parse(BODY));
    expect(reading(Buffer.alloc(32, 3))).toThrow('No matching signature found');
  });

  it('is wrong for another body, id or time', () => {
    expect(reading(NEW, `${BODY} `)).toThrow('No matching signature found');
    expect(reading(NEW, BODY, { ...headers, 'webhook-id': 'msg_2' })).toThrow('No matching signature found');
    const timestamp = String(Number(headers['webhook-timestamp']) + 1);
    expect(reading(NEW, BODY, { ...headers, 'webhook-timestamp': timestamp })).toThrow(
      'No matching signature found',
    );
  });

  it('is too old after five minutes', () => {
    const old = signedHeaders('msg_1', new Date(Date.now() - 302_000), BODY, [NEW]);
    expect(reading(NEW, BODY, old)).toThrow('Message timestamp too old');
  });

  it('is what the library itself makes', () => {
    const at = new Date('2031-05-03T10:16:00.999Z');
    const own = signedHeaders('msg_1', at, BODY, [NEW])['webhook-signature'];
    expect(own).toBe(new Webhook(secretText(NEW)).sign('msg_1', at, BODY));
  });
});
