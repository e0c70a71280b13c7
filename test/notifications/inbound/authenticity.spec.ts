import { Authenticity, type Resolver } from '../../../src/notifications/inbound/authenticity.js';
import { mailHeaders } from '../../../src/notifications/inbound/mail-headers.js';
import { type Mail, namesOf, signedMail } from './signed-mail.js';

const FROM = 'mina@example.net';
const NAMES = namesOf({
  'example.net': 'v=spf1 ip4:192.0.2.1 -all',
  'evil.example': 'v=spf1 ip4:198.51.100.1 -all',
});

interface Asked extends Mail {
  readonly names?: Resolver;
  readonly envelope?: { readonly from?: string; readonly ip?: string; readonly helo?: string };
  /** Done to the mail on its way. */
  readonly change?: (raw: string) => string;
}

async function verdictOn({ names = NAMES, envelope = {}, change = (raw) => raw, ...mail }: Asked) {
  const raw = Buffer.from(change((await signedMail(mail)).toString('latin1')), 'latin1');
  const { from = FROM, ip, helo } = envelope;
  return new Authenticity('dmarc', undefined, names).of(
    { raw, envelope: { from, token: '', ip, helo }, attempts: 1 },
    mailHeaders(raw),
    FROM,
  );
}

describe('a mail is authentic', () => {
  test('by a signature of the domain that it says it is from', async () => {
    expect(await verdictOn({ signedBy: 'example.net' })).toBe('authentic');
  });

  test('by a signature of the same organisation, where its policy does not ask for more', async () => {
    expect(await verdictOn({ signedBy: 'mail.example.net' })).toBe('authentic');
    const names = namesOf({ '_dmarc.example.net': 'v=DMARC1; p=reject; adkim=s' });
    expect(await verdictOn({ signedBy: 'mail.example.net', names })).toBe('forged');
    expect(await verdictOn({ signedBy: 'example.net', names })).toBe('authentic');
  });

  test('by the server that brought it, if it may send for the domain', async () => {
    const brought = { ip: '192.0.2.1', helo: 'mx.example.net' };
    expect(await verdictOn({ envelope: brought })).toBe('authentic');
    expect(await verdictOn({ envelope: { ...brought, ip: '192.0.2.2' } })).toBe('forged');
  });
});

describe('a mail is forged', () => {
  test('without a signature and without a server that may send it', async () => {
    expect(await verdictOn({})).toBe('forged');
  });

  test('with the signature, or by the server, of another domain', async () => {
    expect(await verdictOn({ signedBy: 'evil.example' })).toBe('forged');
    const envelope = { from: 'x@evil.example', ip: '198.51.100.1', helo: 'evil.example' };
    expect(await verdictOn({ envelope })).toBe('forged');
  });

  test('if anything in it was changed', async () => {
    const change = (raw: string) => raw.replace('pass', 'stop');
    expect(await verdictOn({ signedBy: 'example.net', change })).toBe('forged');
    const again = (raw: string) => raw.replace('mina@example.net', 'lucy@example.net');
    expect(await verdictOn({ signedBy: 'example.net', change: again })).toBe('forged');
  });

  test('if it names another sender for one reader than for another', async () => {
    const change = (raw: string) => `From: lucy@example.net\r\n${raw}`;
    expect(await verdictOn({ signedBy: 'example.net', change })).toBe('forged');
  });

  test('with very many signatures, which are not looked up', async () => {
    const names: Resolver = () => Promise.reject(new Error('asked'));
    const change = (raw: string) => 'DKIM-Signature: v=1; d=a.example; s=key\r\n'.repeat(11) + raw;
    expect(await verdictOn({ signedBy: 'example.net', change, names })).toBe('forged');
  });
});

test('while the name servers do not answer, nobody can say', async () => {
  const names: Resolver = () => Promise.reject(Object.assign(new Error('late'), { code: 'ETIMEOUT' }));
  expect(await verdictOn({ signedBy: 'example.net', names })).toBe('unknown');
});

test('name servers of others are not asked, however slow they are', async () => {
  const names: Resolver = (name, type) =>
    name.endsWith('evil.example') ? new Promise(() => undefined) : NAMES(name, type);
  const envelope = { from: 'x@evil.example', ip: '198.51.100.1', helo: 'evil.example' };
  expect(await verdictOn({ signedBy: 'evil.example', envelope, names })).toBe('forged');
});

test.each([
  [1, 20_000],
  [2, 5_000],
])('at attempt %i name servers are waited for no longer than %i ms', async (attempts, patience) => {
  const raw = await signedMail({ signedBy: 'example.net' });
  const doNotFake = ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] as const;
  jest.useFakeTimers({ doNotFake: [...doNotFake] });
  try {
    const never: Resolver = () => new Promise(() => undefined);
    const kept = { raw, envelope: { from: FROM, token: '' }, attempts };
    let verdict: unknown;
    const asked = new Authenticity('dmarc', undefined, never).of(kept, mailHeaders(raw), FROM);
    void asked.then((is) => (verdict = is));
    await jest.advanceTimersByTimeAsync(patience - 1);
    expect(verdict).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(verdict).toBe('unknown');
  } finally {
    jest.useRealTimers();
  }
});

describe('by the verdict of a provider', () => {
  const provided = (headers: string) =>
    new Authenticity('provider', 'mx.provider.example').of(
      { raw: Buffer.from(''), envelope: { from: FROM, token: '' }, attempts: 1 },
      mailHeaders(Buffer.from(`${headers}\r\n\r\n`)),
      FROM,
    );

  test.each([
    ['mx.provider.example; dmarc=pass (p=none) header.from=example.net', 'authentic'],
    ['mx.provider.example; spf=fail smtp.mailfrom=x;\r\n dkim=pass header.d=example.net', 'authentic'],
    ['mx.provider.example; dmarc=pass header.from=evil.example', 'forged'],
    ['mx.provider.example; dkim=pass header.d=evil.example', 'forged'],
    ['mx.provider.example; dkim=fail (dkim=pass header.d=example.net)', 'forged'],
    ['mx.evil.example; dmarc=pass header.from=example.net', 'forged'],
    ['mx.provider.example.evil; dmarc=pass header.from=example.net', 'forged'],
    [
      'mx.provider.example 1 (x); dmarc=pass (p=NONE (all)) action=none header.from="example.net"',
      'authentic',
    ],
    ['mx.provider.example; spf=none; dkim=pass header.d=example.net header.b="a/b=";', 'authentic'],
    ['mx.provider.example; none', 'forged'],
  ])('"%s" is %s', async (value, verdict) => {
    expect(await provided(`Authentication-Results: ${value}`)).toBe(verdict);
  });

  test.each([
    'spf=pass smtp.mailfrom="x; dmarc=pass header.from=example.net; "@evil.example; dmarc=fail',
    'spf=pass smtp.mailfrom="x; dmarc=pass header.from=example.net; "@evil.example',
    'spf=pass smtp.mailfrom="x\\"; dmarc=pass header.from=example.net; "@evil.example',
    'spf=none (p=NONE (x); dmarc=pass header.from=example.net)',
    'spf=none (\\) ; dmarc=pass header.from=example.net)',
    'spf=none smtp.helo="(" ; dmarc=none (") ; dmarc=pass header.from=example.net")',
    'dkim=pass header.d=evil.example reason="header.d=example.net"',
    'dmarc=pass header.from=evil.example header.from=example.net',
    'dmarc=pass header.from="example.net evil"',
    'dmarc=pass header.from=example.net; dmarc=pass header.from=evil.example',
    'dmarc=none header.from=example.net; dmarc=pass header.from=example.net',
    'dmarc=fail header.from=example.net; dkim=pass header.d=example.net',
    'spf=fail dmarc=fail; dkim=pass header.d=example.net',
    'dmarc=pass header.from=example.net; spf=fail smtp.mailfrom="x',
    'dmarc=pass header.from=example.net; spf=fail (x',
    'x dmarc=pass header.from=example.net',
  ])('"%s" does not speak for the mail', async (results) => {
    expect(await provided(`Authentication-Results: mx.provider.example; ${results}`)).toBe('forged');
  });

  test('one that nobody can read is not passed over for the next', async () => {
    const [broken, pass] = ['(x', 'dmarc=pass header.from=example.net'].map(
      (results) => `Authentication-Results: mx.provider.example (y); ${results}`,
    );
    expect(await provided(`${broken}\r\n${pass}`)).toBe('forged');
  });

  test('the first one counts: what stands below came from others', async () => {
    const [pass, fail] = ['pass', 'fail'].map(
      (result) => `Authentication-Results: mx.provider.example; dmarc=${result} header.from=example.net`,
    );
    expect(await provided(`${fail}\r\n${pass}`)).toBe('forged');
    expect(await provided('From: mina@example.net')).toBe('forged');
  });
});
