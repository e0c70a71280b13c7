import { connect, type AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { InjectOptions } from 'fastify';
import { Refusal, REFUSAL_CODES } from '../../src/refusals/refusal.js';
import { STATUS } from '../../src/http/problems/catalogue.js';
import { BEARER, edge, GAME, type Inside } from './support/fakes.js';

const JSON_TYPE = { 'content-type': 'application/json' };
const VIEW = `/v1/games/${GAME}/view`;
const ACTIONS = `/v1/games/${GAME}/actions`;

let thrown = new Error('not set');
const inside: Inside = {
  views: { view: async () => Promise.reject(thrown) },
  players: { register: async () => Promise.reject(new Error('must not be asked')) },
  play: { act: async () => Promise.reject(new Error('must not be asked')) },
};

describe('what is refused', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await edge(inside);
    await app.listen(0, '127.0.0.1');
  });
  afterAll(() => app.close());

  async function refused(options: InjectOptions, code: keyof typeof STATUS) {
    const answer = await app.inject(options);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['content-language']).toBe('en');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const problem = answer.json();
    expect(problem).toEqual({
      ...problem,
      type: `/problems/${code}`,
      status: STATUS[code],
      code,
      title: expect.stringMatching(/./),
      detail: expect.stringMatching(/./),
      instance: `urn:uuid:${String(answer.headers['x-request-id'])}`,
    });
    expect(answer.statusCode).toBe(STATUS[code]);
    return { answer, problem };
  }

  const post = (
    url: string,
    payload: string | Buffer,
    headers: Record<string, string> = {},
  ): InjectOptions => ({
    method: 'POST',
    url,
    payload,
    headers: { ...JSON_TYPE, ...headers },
  });
  const register = (payload: string | Buffer) => post('/v1/players', payload);

  describe('because the body is not what it should be', () => {
    it.each([
      ['no JSON', '{"displayName":', ''],
      ['nothing', '', '/displayName'],
      ['an array', '[{"displayName":"Mina"}]', ''],
      ['a string', '"Mina"', ''],
      ['null', 'null', ''],
      ['a missing field', '{}', '/displayName'],
      ['a field of a wrong type', '{"displayName":5}', '/displayName'],
      ['null in a field', '{"displayName":"Mina","email":null}', '/email'],
      ['an unknown field', '{"displayName":"Mina","admin":true}', '/admin'],
      ['a name that is too long', `{"displayName":"${'m'.repeat(61)}"}`, '/displayName'],
      ['a name of spaces', '{"displayName":"   "}', '/displayName'],
      ['control characters', '{"displayName":"a\\u0007b"}', '/displayName'],
      ['U+0000', '{"displayName":"a\\u0000b"}', '/displayName'],
      ['a lone surrogate', '{"displayName":"\\ud800"}', '/displayName'],
      ['a lone surrogate in a name', '{"\\udc00":1}', ''],
      ['__proto__', '{"displayName":"Mina","__proto__":{"admin":true}}', ''],
      ['a constructor', '{"displayName":"Mina","constructor":{"prototype":{}}}', ''],
      ['levels without end', `{"displayName":${'['.repeat(33)}${']'.repeat(33)}}`, ''],
    ])('%s', async (_, payload, pointer) => {
      const { problem } = await refused(register(payload), 'invalid-request');
      expect(problem.errors[0]).toEqual({ pointer, what: expect.stringMatching(/./) });
    });

    it('bytes that are no UTF-8', async () => {
      await refused(register(Buffer.from([0x22, 0xff, 0x22])), 'invalid-request');
    });

    it('names everything that is wrong at once', async () => {
      const { problem } = await refused(register('{"displayName":5,"email":"x","b":1}'), 'invalid-request');
      const pointers = new Set(problem.errors.map(({ pointer }: { pointer: string }) => pointer));
      expect(pointers).toEqual(new Set(['/displayName', '/email', '/b']));
    });

    it('never repeats what was sent', async () => {
      const { answer } = await refused(
        register('{"displayName":5,"email":"secret-address"}'),
        'invalid-request',
      );
      expect(answer.body).not.toContain('secret-address');
    });

    it('too large', async () => {
      await refused(register(`{"displayName":"${'m'.repeat(65 * 1024)}"}`), 'body-too-large');
    });

    it('not JSON by its type', async () => {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'application/xml',
      ]) {
        const options = { ...register('{"displayName":"Mina"}'), headers: { 'content-type': type } };
        await refused(options, 'unsupported-media-type');
      }
    });

    it('of no type', async () => {
      await refused(
        { method: 'POST', url: '/v1/players', payload: Buffer.from('{}') },
        'unsupported-media-type',
      );
    });

    it('a name twice: the later one counts', async () => {
      const { problem } = await refused(
        register('{"displayName":"Mina","displayName":5}'),
        'invalid-request',
      );
      expect(problem.errors[0].pointer).toBe('/displayName');
    });
  });

  describe('because an action is not formed as one', () => {
    const act = (payload: unknown, key: string | undefined = 'k1') =>
      post(ACTIONS, JSON.stringify(payload), {
        ...BEARER,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      });

    it.each([
      [{}, ''],
      [[], ''],
      [{ seat: 'player-1' }, ''],
      [{ id: 5 }, '/id'],
      [{ id: 'a', type: 'open' }, '/type'],
      [{ id: 'a', grave: 3 }, '/grave'],
      [{ type: 'open', seat: 3 }, '/seat'],
      [{ type: 'open', seat: null }, '/seat'],
      [{ type: null }, '/type'],
      [{ type: '' }, '/type'],
    ])('%j', async (body, pointer) => {
      const { problem } = await refused(act(body), 'invalid-request');
      expect(problem.errors[0].pointer).toBe(pointer);
    });

    it.each(['', ' ', 'a b', 'ä', 'k'.repeat(201)])('with the key "%s"', async (key) => {
      await refused(act({ id: 'a' }, Buffer.from(key).toString('latin1')), 'idempotency-key-required');
    });

    it('without a key', async () => {
      await refused(post(ACTIONS, '{"id":"a"}', BEARER), 'idempotency-key-required');
    });
  });

  describe('because a query is not what it should be', () => {
    it.each([
      ['/v1/games?limit=0', 'limit'],
      ['/v1/games?limit=101', 'limit'],
      ['/v1/games?limit=x', 'limit'],
      ['/v1/games?limit=1&limit=2', 'limit'],
      ['/v1/games?mine=1', 'mine'],
      ['/v1/games?status=lost', 'status'],
      ['/v1/games?nope=1', 'nope'],
      ['/v1/games?cursor=%00', 'cursor'],
      ['/v1/games?cursor=bmV4dA', 'cursor'],
      [`${VIEW}?version=0`, 'version'],
      [`${VIEW}?version=99999999999`, 'version'],
      [`${VIEW}?version=1e3x`, 'version'],
      [`${VIEW}?seat=%00`, 'seat'],
      [`${VIEW}?seat[]=a`, 'seat[]'],
      [`/v1/games/${GAME}/events?after=-1`, 'after'],
      [`/v1/games/${GAME}/events?limit=501`, 'limit'],
    ])('%s', async (url, parameter) => {
      const { problem } = await refused({ url, headers: BEARER }, 'invalid-request');
      expect(problem.errors[0].parameter).toBe(parameter);
    });
  });

  it.each(['/v1/games/1', '/v1/games/%00/view', `/v1/games/${GAME}0/view`, `/v1/games/${'g'.repeat(99)}`])(
    'a game at %s: there is none',
    async (url) => {
      await refused({ url, headers: BEARER }, 'game-not-found');
    },
  );

  it.each([
    '/v1',
    '/v1/',
    '/nope',
    '/v1/games/',
    '/v1//me',
    '/V1/me',
    `/v1/games/${'g'.repeat(120)}`,
    '/v1/me/',
  ])('nothing is at %s', async (url) => {
    await refused({ url, headers: BEARER }, 'not-found');
  });

  it.each([
    ['PUT', '/v1/me', 'DELETE, GET, HEAD'],
    ['OPTIONS', VIEW, 'GET, HEAD'],
    ['PATCH', ACTIONS, 'GET, HEAD, POST'],
    ['DELETE', '/healthz', 'GET, HEAD'],
    ['GET', `/v1/games/${GAME}/start?x=1`, 'POST'],
    ['POST', '/v1/rulesets/vampire-graves', 'GET, HEAD'],
  ] as const)('%s %s', async (method, url, allow) => {
    const { answer } = await refused({ method, url }, 'method-not-allowed');
    expect(answer.headers.allow).toBe(allow);
  });

  it.each([
    ['GET', '/v1/me', 'is not known here'],
    ['GET', '/v1/me/tokens', 'is not known here'],
    ['GET', '/v1/keys', 'is not known here'],
    ['GET', '/v1/rulesets', 'is not known here'],
    ['GET', `/v1/games/${GAME}`, 'is not known here'],
    ['GET', `/v1/games/${GAME}/invitations`, 'is not known here'],
    ['DELETE', `/v1/games/${GAME}/seats/a/claim`, 'is not known here'],
    ['POST', ACTIONS, 'belongs in the body'],
    ['POST', `/v1/games/${GAME}/invitations`, 'belongs in the body'],
  ] as const)('a parameter that the call does not have: %s %s', async (method, url, what) => {
    const options = { method, url: `${url}?seat=player-1`, headers: BEARER };
    const { problem } = await refused(options, 'invalid-request');
    expect(problem.errors).toEqual([{ parameter: 'seat', what }]);
  });

  it.each([
    [
      'POST',
      `/v1/games/${GAME}/start`,
      '{"sandbox":true}',
      { pointer: '/sandbox', what: 'is not known here' },
    ],
    ['DELETE', `/v1/games/${GAME}/seats/a/claim`, '[]', { pointer: '', what: 'this call takes no body' }],
    ['POST', `/v1/webhooks/${GAME}/ping`, 'null', { pointer: '', what: 'this call takes no body' }],
  ] as const)('a body that the call does not take: %s %s %s', async (method, url, payload, error) => {
    const { problem } = await refused(
      { method, url, payload, headers: { ...BEARER, ...JSON_TYPE } },
      'invalid-request',
    );
    expect(problem.errors).toEqual([error]);
  });

  it('a malformed URL', async () => {
    await refused({ url: '/v1/games/%zz' }, 'invalid-request');
  });

  describe('because nobody is known to ask', () => {
    it('without a token', async () => {
      const { answer } = await refused({ url: VIEW }, 'unauthenticated');
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    });

    it.each(['Bearer', 'Bearer x', 'Basic abc', `Bearer hkr_${'b'.repeat(43)}`, `hkr_${'a'.repeat(43)}`, ''])(
      'with "%s"',
      async (authorization) => {
        const { answer } = await refused({ url: VIEW, headers: { authorization } }, 'unauthenticated');
        expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
      },
    );

    it('also where a token is optional', async () => {
      await refused(
        { ...register('{"displayName":"Mina"}'), headers: { ...JSON_TYPE, authorization: 'Bearer x' } },
        'unauthenticated',
      );
    });

    it('metrics for others than the machine itself', async () => {
      await refused({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.9' } }, 'unauthenticated');
      await refused({ url: '/metrics', headers: { ...BEARER, via: '1.1 proxy' } }, 'missing-scope');
    });
  });

  it.each(REFUSAL_CODES)('%s, thrown inside', async (code) => {
    thrown = new Refusal(code, { scope: 'play', retryAfter: 7, allow: 'GET' });
    const { answer } = await refused({ url: VIEW, headers: BEARER }, code);
    if (STATUS[code] === 429 || STATUS[code] === 503) expect(answer.headers['retry-after']).toBe('7');
    if (code === 'missing-scope') {
      expect(answer.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="play"');
    }
  });

  it('says what would be legal, in words', async () => {
    const offered = { id: 'a1', action: { type: 'open', grave: 3 }, label: { key: 'action.stop' } };
    thrown = new Refusal('illegal-action', { ruleset: 'vampire-graves' }, { actions: [offered] });
    const { problem } = await refused({ url: VIEW, headers: BEARER }, 'illegal-action');
    expect(problem.actions).toEqual([{ id: 'a1', type: 'open', grave: 3, label: 'Stop' }]);
  });

  it('a fault tells nothing of the inside', async () => {
    thrown = Object.assign(new Error('password is sesame'), { code: '42P01', detail: 'sesame' });
    const { answer } = await refused({ url: VIEW, headers: BEARER }, 'internal-error');
    expect(answer.body).not.toMatch(/sesame|42P01|Error/);
    thrown = 'sesame' as unknown as Error;
    await refused({ url: VIEW, headers: BEARER }, 'internal-error');
  });

  it('a database that is away', async () => {
    for (const error of [{ code: 'ECONNREFUSED' }, { code: '57P01' }, { code: '08006' }]) {
      thrown = Object.assign(new Error('gone'), error);
      const { answer } = await refused({ url: VIEW, headers: BEARER }, 'not-ready');
      expect(answer.headers['retry-after']).toBe('2');
    }
  });

  it('HEAD is refused without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: VIEW });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toBe('');
  });

  describe('before there is a request', () => {
    const raw = (text: string) =>
      new Promise<string>((resolve) => {
        const { port } = app.getHttpServer().address() as AddressInfo;
        const socket = connect(port, '127.0.0.1', () => socket.write(text));
        let answer = '';
        socket.on('data', (chunk) => (answer += chunk.toString()));
        socket.on('close', () => resolve(answer));
        socket.on('error', () => resolve(answer));
      });

    it.each([
      ['no HTTP', 'hello\r\n\r\n'],
      ['a bad Content-Length', 'POST /v1/players HTTP/1.1\r\nHost: x\r\nContent-Length: abc\r\n\r\n'],
      ['too many headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
      ['a URL too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
      ['no Host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ])('%s', async (_, text) => {
      const answer = await raw(text);
      expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
      expect(JSON.parse(answer.split('\r\n\r\n')[1]!).code).toBe('invalid-request');
    });

    it('a body that is longer than it says', async () => {
      const text =
        'POST /v1/players HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 70000\r\nConnection: close\r\n\r\n';
      expect(await raw(text)).toMatch(/^HTTP\/1\.1 413 /);
    });
  });
});
