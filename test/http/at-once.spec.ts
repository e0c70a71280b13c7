import { connect, type AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { edge } from './support/fakes.js';

const MOST = 16;

describe('requests that are sent without waiting for answers', () => {
  let app: NestFastifyApplication;
  let asked = 0;
  let answerAll: () => void = () => undefined;

  beforeAll(async () => {
    const open = new Promise<void>((resolve) => (answerAll = resolve));
    const list = async () => {
      asked++;
      await open;
      return [];
    };
    app = await edge({ keys: { list, foreign: () => [] } });
    await app.listen(0, '127.0.0.1');
  });
  afterAll(() => app.close());

  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

  /** Everything that comes back until the connection is closed, or nothing more comes. */
  function sent(text: string, patience = 20_000): Promise<{ answers: string[]; isClosed: boolean }> {
    const { port } = app.getHttpServer().address() as AddressInfo;
    return new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      const chunks: Buffer[] = [];
      const end = (isClosed: boolean) => {
        socket.destroy();
        const answers = Buffer.concat(chunks).toString().split('HTTP/1.1 ').slice(1);
        resolve({ answers, isClosed });
      };
      socket.setTimeout(patience, () => end(false));
      socket.on('data', (chunk) => chunks.push(chunk));
      socket.on('error', () => undefined);
      socket.on('close', () => end(true));
    });
  }

  it('are answered in their order, as long as they are few', async () => {
    const paths = Array.from({ length: MOST }, (_, index) => (index % 2 === 0 ? '/healthz' : '/nope'));
    const { answers, isClosed } = await sent(paths.map(request).join(''), 2_000);
    expect(answers.map((answer) => answer.slice(0, 3))).toEqual(
      paths.map((path) => (path === '/nope' ? '404' : '200')),
    );
    expect(isClosed).toBe(false);
  });

  it.each(['/openapi.json', '/healthz', '/nope', '/%zz', '/docs/reference/swagger-ui-bundle.js'])(
    'close the connection when there are too many of them: %s',
    async (path) => {
      const { answers, isClosed } = await sent(request(path).repeat(3_000));
      expect(isClosed).toBe(true);
      expect(answers.length).toBeLessThanOrEqual(MOST);
    },
  );

  it('do not begin when too many are under way', async () => {
    const { isClosed } = await sent(request('/v1/keys').repeat(3_000));
    expect(isClosed).toBe(true);
    expect(asked).toBeLessThanOrEqual(MOST);
    answerAll();
  });

  it('do not pile up where one comes after the other', async () => {
    const { port } = app.getHttpServer().address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    for (let count = 0; count < 3 * MOST; count++) {
      socket.write(request('/healthz'));
      const [answer] = await new Promise<Buffer[]>((resolve) =>
        socket.once('data', (chunk) => resolve([chunk])),
      );
      expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
    }
    socket.destroy();
  });

  it('do not let nonsense after them be taken for an answer to them', async () => {
    const { answers } = await sent(`${request('/docs/reference/swagger-ui-bundle.js')}nonsense\r\n\r\n`);
    expect(answers.filter((answer) => answer.startsWith('400'))).toEqual([]);
  });
});

describe('the contract', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    app = await edge();
  });
  afterAll(() => app.close());

  it('is written once, and not sent to who has it', async () => {
    const write = jest.spyOn(JSON, 'stringify');
    const first = await app.inject('/openapi.json');
    const { etag } = first.headers;
    expect(etag).toMatch(/^"[\w-]{16}"$/);
    const before = write.mock.calls.length;
    const again = await app.inject('/openapi.json');
    expect(
      write.mock.calls.slice(before).filter(([value]) => typeof value === 'object' && 'paths' in value),
    ).toEqual([]);
    write.mockRestore();
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    const known = await app.inject({ url: '/openapi.json', headers: { 'if-none-match': String(etag) } });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    const head = await app.inject({ method: 'HEAD', url: '/openapi.json' });
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(first.rawPayload.length)]);
  });

  it('is beside the page that shows it', async () => {
    for (const page of ['/docs/reference', '/docs/reference/']) {
      const { pathname } = new URL('./openapi.json', `http://x${page}`);
      expect((await app.inject(pathname)).statusCode).toBe(200);
    }
  });

  it('is not copied into that page', async () => {
    const { body } = await app.inject('/docs/reference/swagger-ui-init.js');
    expect(body).toContain('"swaggerUrl": "./openapi.json"');
    expect(body.length).toBeLessThan(20_000);
  });
});
