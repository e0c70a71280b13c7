import { Harker, NoAnswer, Problem } from 'harker-client';
import { retryAfterMs } from '../../clients/typescript/src/patience.js';

type Step = Response | Error;

/** A server that answers what it is told, and the client that asks it without really waiting. */
function server(...steps: Step[]) {
  const asked: { method: string; path: string; key: string | null; body: string }[] = [];
  const pauses: number[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { method, url, headers } = request;
    asked.push({
      method,
      path: new URL(url).pathname,
      key: headers.get('idempotency-key'),
      body: await request.text(),
    });
    const step = steps.shift() ?? new Error('nothing is left to answer');
    if (step instanceof Error) throw step;
    return step;
  };
  const sleep = async (ms: number) => void pauses.push(ms);
  const harker = new Harker({
    url: 'http://harker.test/',
    token: 'hkr_',
    fetch,
    patience: { sleep, totalMs: 60_000 },
  });
  return { harker, game: harker.game('g'), asked, pauses };
}

const problem = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json({ title: code, status, detail: 'why', code }, { status, headers });
const done = (status = 201) => Response.json({ version: 7, actions: [] }, { status });
const broken = () => new TypeError('fetch failed');

describe('an action', () => {
  it.each<[string, Step]>([
    ['no answer came', broken()],
    ['the server does not know', problem(503, 'outcome-unknown')],
    ['others were faster', problem(503, 'contended')],
    ['the server is not ready', problem(503, 'not-ready')],
    ['the server failed', problem(500, 'internal-error')],
    ['a proxy found no server', new Response('<html>', { status: 502 })],
    ['there were too many requests', problem(429, 'too-many-requests')],
  ])('is sent again with the same key and body: %s', async (_, step) => {
    const { game, asked } = server(step, done());
    await expect(game.act({ id: 'a' })).resolves.toMatchObject({ version: 7 });
    expect(asked).toHaveLength(2);
    expect(asked[0]!.key).toMatch(/^[0-9a-f]{32}$/);
    expect(asked[1]).toEqual(asked[0]);
  });

  it('has a key of its own, unless it is one that found no answer before', async () => {
    const { game, asked } = server(done(), done(), done());
    await game.act({ id: 'a' });
    await game.act({ id: 'a' });
    await game.act({ id: 'a' }, { key: 'mine' });
    expect(new Set(asked.map(({ key }) => key)).size).toBe(3);
    expect(asked[2]!.key).toBe('mine');
  });

  it.each([
    [409, 'decision-closed'],
    [409, 'not-asked'],
    [412, 'stale-version'],
    [422, 'illegal-action'],
    [422, 'idempotency-key-reused'],
    [401, 'unauthenticated'],
  ])('is not sent again when it is refused: %i %s', async (status, code) => {
    const { game, asked } = server(problem(status, code));
    const refused = await game.act({ id: 'a' }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Problem);
    expect(refused).toMatchObject({ status, code });
    expect(asked).toHaveLength(1);
  });

  it('that finds no answer at all names its key', async () => {
    const { game, asked } = server();
    const error = await game.act({ id: 'a' }).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(NoAnswer);
    expect(error).toMatchObject({ key: asked[0]!.key });
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  });

  it('by its id is sent as nothing else, spelled out as it is', async () => {
    const { game, asked } = server(done(), done());
    await game.act({ id: 'a', type: 'open', grave: 3, label: 'Open' });
    await game.act({ type: 'open', grave: 3 });
    expect(asked.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { id: 'a' },
      { type: 'open', grave: 3 },
    ]);
  });
});

describe('what is no action', () => {
  it('is asked again where it changes nothing', async () => {
    const { game, asked } = server(broken(), problem(503, 'not-ready'), Response.json({ actions: [] }));
    await expect(game.actions()).resolves.toEqual({ actions: [] });
    expect(asked).toHaveLength(3);
  });

  it('is not sent twice where that would make two', async () => {
    const lost = server(broken());
    await expect(lost.harker.createGame({ ruleset: 'vampire-graves' })).rejects.toBeInstanceOf(NoAnswer);
    const unknown = server(problem(503, 'outcome-unknown'));
    await expect(unknown.harker.register('Ada')).rejects.toMatchObject({ code: 'outcome-unknown' });
    expect([...lost.asked, ...unknown.asked]).toHaveLength(2);
  });

  it('is sent again where the server says that it did nothing', async () => {
    const { harker, asked } = server(problem(429, 'too-many-requests'), problem(503, 'contended'), done());
    await harker.createGame({ ruleset: 'vampire-graves' });
    expect(asked).toHaveLength(3);
  });
});

describe('a client that is told to give up', () => {
  it('asks nothing more', async () => {
    const leave = new AbortController();
    const fetch = async (): Promise<Response> => {
      leave.abort();
      throw broken();
    };
    const harker = new Harker({ url: 'http://harker.test', fetch, signal: leave.signal });
    await expect(harker.game('g').act({ id: 'a' })).rejects.toThrow('fetch failed');
  });
});

describe('the pause', () => {
  it('is as long as the server says, at least', async () => {
    const { game, pauses } = server(problem(429, 'too-many-requests', { 'retry-after': '20' }), done());
    await game.act({ id: 'a' });
    expect(pauses).toEqual([20_000]);
  });

  it('grows, with some chance in it', async () => {
    const { game, pauses } = server(broken(), broken(), broken(), broken(), done());
    await game.act({ id: 'a' });
    pauses.forEach((pause, place) => {
      expect(pause).toBeGreaterThanOrEqual(125 * 2 ** place);
      expect(pause).toBeLessThanOrEqual(250 * 2 ** place);
    });
  });

  it('is not made where it would take too long: then the refusal is told', async () => {
    const { game, asked } = server(problem(429, 'too-many-requests', { 'retry-after': '3600' }));
    await expect(game.act({ id: 'a' })).rejects.toMatchObject({ status: 429 });
    expect(asked).toHaveLength(1);
  });

  it('may be told as a date', () => {
    const headers = new Headers({ 'retry-after': 'Mon, 30 Nov 2026 12:00:30 GMT' });
    expect(retryAfterMs(headers, Date.UTC(2026, 10, 30, 12))).toBe(30_000);
    expect(retryAfterMs(new Headers())).toBeUndefined();
  });
});

describe('a view', () => {
  it('that is still so is not told again, and is known all the same', async () => {
    const first = Response.json({ version: 3, view: null }, { headers: { etag: '"3"' } });
    const { game } = server(first, new Response(null, { status: 304 }));
    await expect(game.view()).resolves.toEqual({ version: 3, view: null, etag: '"3"' });
    await expect(game.view()).resolves.toEqual({ version: 3, view: null, etag: '"3"' });
  });
});
