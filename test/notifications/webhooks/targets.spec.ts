import { nameIn, type Resolve, TargetRefused, Targets } from '../../../src/notifications/webhooks/targets.js';

const names =
  (book: Readonly<Record<string, readonly string[]>>): Resolve =>
  async (name) => {
    const found = book[name];
    if (found === undefined) throw new Error('ENOTFOUND');
    return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };

const BOOK = names({
  'hooks.example.com': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'xn--bcher-kva.example.com': ['93.184.215.14'],
  'inside.example.com': ['10.0.0.7'],
  'mixed.example.com': ['93.184.215.14', '127.0.0.1'],
  'mixed6.example.com': ['93.184.215.14', '::1'],
  localhost: ['127.0.0.1', '::1'],
  'localhost.': ['127.0.0.1'],
  '127.0.0.1.nip.example.com': ['127.0.0.1'],
  'metadata.google.internal': ['169.254.169.254'],
});

const PUBLIC = new Targets('public', BOOK);

const IS_NONE = 'target.none';
const HTTPS = 'target.https';
const PORT = 'target.port';
const NAMELESS = 'target.password';
const NOT_PUBLIC = 'target.notPublic';
const NO_ADDRESS = 'target.noAddress';

const ALLOWED = [
  'https://hooks.example.com/x',
  'https://hooks.example.com',
  'https://hooks.example.com:443/x?a=b#c',
  'https://hooks.example.com:8443/',
  'HTTPS://HOOKS.EXAMPLE.COM/',
  'https://bücher.example.com/',
  'https://93.184.215.14/',
  'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/',
  'https://0x5d.0xb8.0xd7.0x0e/',
];

const REFUSED: readonly (readonly [url: string, why: ConstructorParameters<typeof TargetRefused>[0]])[] = [
  // No URL, or none that is called.
  ['', IS_NONE],
  ['hooks.example.com', IS_NONE],
  ['//hooks.example.com/', IS_NONE],
  ['https://', IS_NONE],
  ['https://a b/', IS_NONE],
  ['https://[fe80::1%25eth0]/', IS_NONE],
  ['https://256.256.256.256/', IS_NONE],
  ['https://1.2.3.4.5/', IS_NONE],
  [`https://hooks.example.com/${'x'.repeat(2_000)}`, IS_NONE],
  ['http://hooks.example.com/', HTTPS],
  ['ftp://hooks.example.com/', HTTPS],
  ['file:///etc/passwd', HTTPS],
  ['gopher://hooks.example.com/', HTTPS],
  ['data:text/plain,x', HTTPS],
  ['javascript:alert(1)', HTTPS],
  ['https://hooks.example.com:22/', PORT],
  ['https://hooks.example.com:80/', PORT],
  ['https://hooks.example.com:5432/', PORT],
  ['https://hooks.example.com:65535/', PORT],
  ['https://mina@hooks.example.com/', NAMELESS],
  ['https://mina:secret@hooks.example.com/', NAMELESS],
  ['https://hooks.example.com@127.0.0.1/', NAMELESS],
  ['https://:secret@hooks.example.com/', NAMELESS],
  // This machine.
  ['https://localhost/', NOT_PUBLIC],
  ['https://LOCALHOST./', NOT_PUBLIC],
  ['https://127.0.0.1/', NOT_PUBLIC],
  ['https://127.0.0.1./', NOT_PUBLIC],
  ['https://127.1/', NOT_PUBLIC],
  ['https://127.255.255.254/', NOT_PUBLIC],
  ['https://2130706433/', NOT_PUBLIC],
  ['https://0x7f000001/', NOT_PUBLIC],
  ['https://0x7f.1/', NOT_PUBLIC],
  ['https://017700000001/', NOT_PUBLIC],
  ['https://0177.0.0.01/', NOT_PUBLIC],
  ['https://0/', NOT_PUBLIC],
  ['https://0.0.0.0/', NOT_PUBLIC],
  ['https://0.1.2.3/', NOT_PUBLIC],
  ['https://[::1]/', NOT_PUBLIC],
  ['https://[::]/', NOT_PUBLIC],
  ['https://[0:0:0:0:0:0:0:1]/', NOT_PUBLIC],
  ['https://①②⑦.⓪.⓪.①/', NOT_PUBLIC],
  ['https://127。0。0。1/', NOT_PUBLIC],
  ['https://１２７.0.0.1/', NOT_PUBLIC],
  ['https://%31%32%37.0.0.1/', NOT_PUBLIC],
  ['https://ⓛocalhost/', NOT_PUBLIC],
  ['https:127.0.0.1/', NOT_PUBLIC],
  ['https:\\\\127.0.0.1\\', NOT_PUBLIC],
  ['https://127.0.0.1\t/', NOT_PUBLIC],
  ['https://127.0.0.1.nip.example.com/', NOT_PUBLIC],
  // Its neighbours.
  ['https://10.0.0.1/', NOT_PUBLIC],
  ['https://10.255.255.255/', NOT_PUBLIC],
  ['https://172.16.0.1/', NOT_PUBLIC],
  ['https://172.31.255.255/', NOT_PUBLIC],
  ['https://192.168.1.1/', NOT_PUBLIC],
  ['https://3232235777/', NOT_PUBLIC],
  ['https://0xc0a80101/', NOT_PUBLIC],
  ['https://100.64.0.1/', NOT_PUBLIC],
  ['https://100.127.255.255/', NOT_PUBLIC],
  ['https://169.254.169.254/latest/meta-data/', NOT_PUBLIC],
  ['https://0xa9fea9fe/', NOT_PUBLIC],
  ['https://metadata.google.internal/', NOT_PUBLIC],
  ['https://[fe80::1]/', NOT_PUBLIC],
  ['https://[fec0::1]/', NOT_PUBLIC],
  ['https://[fc00::1]/', NOT_PUBLIC],
  ['https://[fd00:ec2::254]/', NOT_PUBLIC],
  ['https://inside.example.com/', NOT_PUBLIC],
  ['https://mixed.example.com/', NOT_PUBLIC],
  ['https://mixed6.example.com/', NOT_PUBLIC],
  // What is nobody's, or everybody's.
  ['https://192.0.0.1/', NOT_PUBLIC],
  ['https://192.0.2.1/', NOT_PUBLIC],
  ['https://198.51.100.1/', NOT_PUBLIC],
  ['https://203.0.113.1/', NOT_PUBLIC],
  ['https://198.18.0.1/', NOT_PUBLIC],
  ['https://198.19.255.255/', NOT_PUBLIC],
  ['https://192.88.99.1/', NOT_PUBLIC],
  ['https://224.0.0.1/', NOT_PUBLIC],
  ['https://239.255.255.250/', NOT_PUBLIC],
  ['https://240.0.0.1/', NOT_PUBLIC],
  ['https://255.255.255.255/', NOT_PUBLIC],
  ['https://[ff02::1]/', NOT_PUBLIC],
  ['https://[2001:db8::1]/', NOT_PUBLIC],
  ['https://[3fff::1]/', NOT_PUBLIC],
  ['https://[100::1]/', NOT_PUBLIC],
  ['https://[2001:2::1]/', NOT_PUBLIC],
  ['https://[4000::1]/', NOT_PUBLIC],
  // Addresses that stand for others.
  ['https://[::ffff:127.0.0.1]/', NOT_PUBLIC],
  ['https://[::ffff:7f00:1]/', NOT_PUBLIC],
  ['https://[::ffff:93.184.215.14]/', NOT_PUBLIC],
  ['https://[::ffff:0:127.0.0.1]/', NOT_PUBLIC],
  ['https://[::127.0.0.1]/', NOT_PUBLIC],
  ['https://[64:ff9b::7f00:1]/', NOT_PUBLIC],
  ['https://[64:ff9b::a9fe:a9fe]/', NOT_PUBLIC],
  ['https://[64:ff9b:1::7f00:1]/', NOT_PUBLIC],
  ['https://[2002:7f00:1::]/', NOT_PUBLIC],
  ['https://[2002:a00:1::1]/', NOT_PUBLIC],
  ['https://[2001:0:4136:e378:8000:63bf:80ff:fffe]/', NOT_PUBLIC],
  ['https://[5f00::1]/', NOT_PUBLIC],
  ['https://nobody.example.com/', NO_ADDRESS],
];

describe('a webhook', () => {
  it.each(ALLOWED)('may be at %s', async (url) => {
    await expect(PUBLIC.check(url)).resolves.toBeUndefined();
  });

  it.each(REFUSED)('is not called at %s: %s', async (url, why) => {
    await expect(PUBLIC.check(url)).rejects.toEqual(new TargetRefused(why));
  });

  it('is held against at least 60 of those', () => {
    expect(new Set(REFUSED.map(([url]) => url)).size).toBe(REFUSED.length);
    expect(REFUSED.length).toBeGreaterThan(60);
  });

  it('may be on this machine and without https where the setting says so', async () => {
    const any = new Targets('any', BOOK);
    for (const url of ['http://127.0.0.1:8080/x', 'http://localhost:1/', 'https://[::1]:444/', ALLOWED[0]!])
      await expect(any.check(url)).resolves.toBeUndefined();
    await expect(any.check('https://mina@localhost/')).rejects.toThrow(NAMELESS);
    await expect(any.check('ftp://localhost/')).rejects.toThrow(HTTPS);
    await expect(any.check('https://nobody.example.com/')).rejects.toThrow(NO_ADDRESS);
  });

  it('has the name of its host without brackets', () => {
    expect(nameIn(new URL('https://[::1]:8443/'))).toBe('::1');
    expect(nameIn(new URL('https://Example.com/'))).toBe('example.com');
  });
});
