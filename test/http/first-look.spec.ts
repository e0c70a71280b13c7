import { connect, type AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { edge } from './support/fakes.js';

describe('what is refused before anything looks at it', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await edge();
    await app.listen(0, '127.0.0.1');
  });
  afterAll(() => app.close());

  function sent(text: string): Promise<string> {
    const { port } = app.getHttpServer().address() as AddressInfo;
    return new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(answer));
    });
  }

  it.each([
    ['no Host', 'GET /healthz HTTP/1.1\r\n\r\n', 400, 'invalid-request'],
    ['no Host anywhere', 'GET /nope HTTP/1.1\r\n\r\n', 400, 'invalid-request'],
    ['an expectation', 'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n', 417, 'expectation-failed'],
    [
      'an expectation elsewhere',
      'GET /nope HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n',
      417,
      'expectation-failed',
    ],
    [
      'a proxy’s work',
      'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n',
      400,
      'invalid-request',
    ],
  ])('%s', async (_, text, status, code) => {
    const answer = await sent(text);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toMatch(/^content-type: application\/problem\+json/im);
    expect(head).toMatch(/^connection: close$/im);
    expect(JSON.parse(body)).toMatchObject({ status, code });
  });

  it.each([
    ['HTTP/1.0, which has no Host', 'GET /healthz HTTP/1.0\r\n\r\n'],
    [
      'an upgrade, which is ignored',
      'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n',
    ],
  ])('but not %s', async (_, text) => {
    expect(await sent(text)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('but not 100-continue', async () => {
    const head =
      'POST /nope HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\nExpect: 100-Continue\r\n';
    expect(await sent(`${head}\r\n{}`)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 404 /);
  });
});

describe('the files of the documentation', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await edge();
  });
  afterAll(() => app.close());

  it.each([
    [{ range: 'bytes=99999999-' }, 416, 'range-not-satisfiable'],
    [{ 'if-match': '"nothing"' }, 412, 'precondition-failed'],
    [{ 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412, 'precondition-failed'],
  ])('are refused with %j', async (headers, status, code) => {
    const answer = await app.inject({ url: '/docs/reference/swagger-ui.css', headers });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });

  it.each([{ range: 'bytes=9-2' }, { range: 'nonsense' }, { range: 'bytes=-' }, { 'if-match': '*' }])(
    'bear %j',
    async (headers) => {
      const { statusCode } = await app.inject({ url: '/docs/reference/swagger-ui.css', headers });
      expect([200, 206, 416]).toContain(statusCode);
    },
  );

  it.each(['/docs/reference/%00', `/docs/reference/${'x'.repeat(5_000)}`])(
    'have no such name',
    async (url) => {
      const { statusCode, headers } = await app.inject(url);
      expect([400, 404]).toContain(statusCode);
      expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    },
  );

  it.each([
    ['GET', '/docs/reference/nope.js'],
    ['HEAD', '/docs/reference/nope.js'],
    ['GET', '/docs/reference/../package.json'],
    ['GET', '/docs/reference/%2e%2e%2fpackage.json'],
    ['DELETE', '/docs/reference/nope.js'],
  ] as const)('are not found where there are none: %s %s', async (method, url) => {
    const { statusCode, headers } = await app.inject({ method, url });
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });
});
