import { type AddressInfo, connect } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Watcher } from '../../../src/projections/watching/watcher.js';
import { Refusal } from '../../../src/refusals/refusal.js';
import { BEARER, edge, GAME, TOKEN } from '../support/fakes.js';
import { StreamClient } from '../support/stream-client.js';

const head = { version: 1, hash: 'a', key: 'b', signature: 'c' };
const now = { ruleset: 'vampire-graves', version: 1, status: 'playing', awaiting: [], head };
const view = { ...now, game: GAME, seat: null, decisions: [], passing: [], view: '{}', etag: '"1"' };

/** A server in which the reading of the game is held back, and who watches is noted. */
async function held() {
  const heldBack: (() => void)[] = [];
  let isRead: () => void = () => undefined;
  const holdBack = async <Value>(value: Value): Promise<Value> => {
    isRead();
    await new Promise<void>((next) => heldBack.push(next));
    return value;
  };
  const watching = { count: 0, left: 0, ends: (): void => undefined };
  const app: NestFastifyApplication = await edge({
    views: { view: () => holdBack(view) },
    history: { entries: () => holdBack({ ...now, viewer: 'spectator', items: [], next: null }) },
    watching: {
      watch: (watcher: Pick<Watcher, 'lose'>) => {
        watching.count += 1;
        watching.ends = () => watcher.lose(new Refusal('not-found'));
        return () => void (watching.left += 1);
      },
    },
  });
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const openNow = async () => {
    const { body } = await app.inject('/metrics');
    return [...body.matchAll(/^harker_streams_open\{.*\} (\d+)$/gm)].reduce(
      (sum, [, open]) => sum + Number(open),
      0,
    );
  };
  /** Once the next reading is held back. */
  const reading = () => new Promise<void>((read) => (isRead = read));
  return { app, port, watching, reading, go: () => heldBack.splice(0).forEach((next) => next()), openNow };
}

let server: Awaited<ReturnType<typeof held>>;
beforeAll(async () => {
  server = await held();
});
afterAll(() => server.app.close());

const text = (line: string) => `${line} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${TOKEN}\r\n\r\n`;
const pause = () => new Promise((next) => setTimeout(next, 50));

test.each([
  ['a stream', `/v1/games/${GAME}/stream`],
  ['a call that waits', `/v1/games/${GAME}/events?wait=30`],
])(
  '%s that its client has left before it began is watched by nobody, and takes no place',
  async (_, path) => {
    const { port, watching, openNow } = server;
    const reading = server.reading();
    const leaving = new AbortController();
    const asked = fetch(`http://127.0.0.1:${port}${path}`, { headers: BEARER, signal: leaving.signal });
    await reading;
    leaving.abort();
    await expect(asked).rejects.toThrow();
    await pause();
    server.go();
    await pause();
    expect([watching.count - watching.left, await openNow()]).toEqual([0, 0]);
  },
);

test('requests behind a stream on its connection take no place, and it is free when the connection is lost', async () => {
  const { port, watching, openNow } = server;
  const [stream, poll] = [`/v1/games/${GAME}/stream`, `/v1/games/${GAME}/events?wait=30`];
  const reading = server.reading();
  const socket = connect(port, '127.0.0.1');
  socket.write(text(`GET ${stream}`));
  await reading;
  socket.write([`HEAD ${stream}`, `GET ${stream}`, `GET ${poll}`, `HEAD ${stream}`].map(text).join(''));
  await pause();
  const begun = new Promise((heard) => socket.once('data', heard));
  server.go();
  await begun;
  await pause();
  expect([watching.count - watching.left, await openNow()]).toEqual([1, 1]);
  socket.destroy();
  await pause();
  expect([watching.count - watching.left, await openNow()]).toEqual([0, 0]);
});

test('a stream that is asked for behind another request is told so', async () => {
  const { port } = server;
  const reading = server.reading();
  const socket = connect(port, '127.0.0.1');
  const asked = [`GET /v1/games/${GAME}/view`, `GET /v1/games/${GAME}/stream`];
  let heard = '';
  const told = new Promise<void>((settle) =>
    socket.on('data', (bytes) => (heard += String(bytes)).includes('invalid-request') && settle()),
  );
  socket.write(asked.map(text).join(''));
  await reading;
  await pause();
  server.go();
  await told;
  socket.destroy();
  expect(heard).toMatch(/HTTP\/1.1 200 [^]*HTTP\/1.1 400 [^]*on its connection/);
});

test('what a stream lasts is no time that a request took', async () => {
  const { app, port, watching } = server;
  const count = async (name: string) =>
    Number(new RegExp(`^${name} (\\d+)$`, 'm').exec((await app.inject('/metrics')).body)?.[1] ?? 0);
  const begun = await count('harker_streams_total');
  const reading = server.reading();
  const asked = StreamClient.open({ port, path: `/v1/games/${GAME}/stream`, token: TOKEN });
  await reading;
  server.go();
  const client = await asked;
  watching.ends();
  await client.end();
  await pause();
  expect(await count('harker_streams_total')).toBe(begun + 1);
  const { body } = await app.inject('/metrics');
  expect(body).not.toMatch(/duration_seconds_count\{.*stream.*status="200"/);
  expect(body).toMatch(/duration_seconds_count\{.*metrics.*status="200"/);
});

test('a stream that begins while the server is being closed ends at once', async () => {
  const { app, port, watching } = server;
  const reading = server.reading();
  const asked = StreamClient.open({ port, path: `/v1/games/${GAME}/stream`, token: TOKEN });
  await reading;
  const closed = app.close();
  await pause();
  server.go();
  const client = await asked;
  await client.end();
  await closed;
  expect(watching.count - watching.left).toBe(0);
});
