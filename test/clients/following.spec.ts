import { Problem, type Frame } from 'harker-client';
import { FrameReader } from '../../clients/typescript/src/frames.js';
import { follow, type FollowOptions } from '../../clients/typescript/src/stream.js';

const QUICK: FollowOptions = { pauseMs: 1, quietMs: 200 };

const stand = (version: number, status = 'playing') => ({ version, status, awaiting: [], head: {} });
const entry = (number: number, version = number) =>
  frame('entry', number, { ...stand(version), entry: { entry: number } });
const end = (version: number) => frame('end', version, stand(version, 'finished'));
const snapshot = (version: number) => frame('snapshot', version, { ...stand(version), view: null });
const gone = () => frame('gone', undefined, { code: 'not-your-seat' });

function frame(event: string, id: number | undefined, data: unknown): string {
  return `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}

/** A connection: what it says, and then that it ends, or stays open without a word. */
type Connection = string | { said: string; quiet: true } | Response | Error;

/** What a client hears over these connections, one after the other, and what it said that it knows. */
async function heard(connections: Connection[], options: FollowOptions = QUICK, history: number[] = []) {
  const known: (number | undefined)[] = [];
  const missed: number[] = [];
  const source = {
    open: async (last: number | undefined) => {
      known.push(last);
      const next = connections.shift();
      if (next === undefined) throw new Error('nobody connects again');
      if (next instanceof Error) throw next;
      return next instanceof Response ? next : streamed(next);
    },
    missed: async (after: number) => {
      missed.push(after);
      return {
        items: history.filter((number) => number > after).map((number) => ({ entry: number })) as never,
      };
    },
  };
  const frames: string[] = [];
  for await (const one of follow(source, options)) frames.push(brief(one));
  return { frames, known, missed };
}

const brief = ({ event, id }: Frame) => `${event} ${id}`;

function streamed(connection: string | { said: string; quiet: true }): Response {
  const said = typeof connection === 'string' ? connection : connection.said;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(said));
      if (typeof connection === 'string') controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

describe('a stream that is followed', () => {
  it('begins with the game as it is, and ends with the game', async () => {
    const { frames, known } = await heard([snapshot(4) + entry(5) + end(5)]);
    expect(frames).toEqual(['snapshot 4', 'entry 5', 'end 5']);
    expect(known).toEqual([undefined]);
  });

  it('goes on after the last entry when the connection breaks, within a frame too', async () => {
    const torn = entry(6).slice(0, -9);
    const { frames, known } = await heard([
      snapshot(4) + entry(5) + torn,
      new Error('refused'),
      entry(6) + end(6),
    ]);
    expect(frames).toEqual(['snapshot 4', 'entry 5', 'entry 6', 'end 6']);
    expect(known).toEqual([undefined, 5, 5]);
  });

  it('goes on when nothing comes any more', async () => {
    const { frames, known } = await heard([{ said: snapshot(4), quiet: true }, entry(5) + end(5)]);
    expect(frames).toEqual(['snapshot 4', 'entry 5', 'end 5']);
    expect(known).toEqual([undefined, 4]);
  });

  it('tells nothing twice', async () => {
    const { frames } = await heard(
      [entry(5) + entry(6), entry(5) + entry(6) + entry(6) + entry(7) + end(7)],
      {
        ...QUICK,
        after: 4,
      },
    );
    expect(frames).toEqual(['entry 5', 'entry 6', 'entry 7', 'end 7']);
  });

  it('fetches what is missing, also before a new beginning and before the end', async () => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const { frames, missed } = await heard(
      [entry(1) + entry(4), snapshot(6) + end(8)],
      { ...QUICK, after: 0 },
      all,
    );
    const entries = [1, 2, 3, 4, 5, 6].map((number) => `entry ${number}`);
    expect(frames).toEqual([...entries, 'snapshot 6', 'entry 7', 'entry 8', 'end 8']);
    expect(missed).toEqual([1, 4, 6]);
  });

  it('begins anew where the game has not come so far', async () => {
    const { frames } = await heard([snapshot(3) + entry(4) + end(4)], { ...QUICK, after: 9 });
    expect(frames).toEqual(['snapshot 3', 'entry 4', 'end 4']);
  });

  it('ends where the end is known', async () => {
    const { frames } = await heard([entry(5), new Response(null, { status: 204 })], { ...QUICK, after: 4 });
    expect(frames).toEqual(['entry 5']);
  });

  it('connects again as who it is now when it may not look as before, and is told why if it may not at all', async () => {
    const again = await heard([snapshot(4) + gone(), entry(5) + end(5)]);
    expect(again).toMatchObject({ frames: ['snapshot 4', 'entry 5', 'end 5'], known: [undefined, 4] });
    const refused = Response.json({ title: 'No', detail: 'no', code: 'unauthenticated' }, { status: 401 });
    await expect(heard([snapshot(4) + gone(), refused])).rejects.toBeInstanceOf(Problem);
  });

  it.each([429, 500, 502, 503])('tries again after %i', async (status) => {
    const { frames } = await heard([new Response('{}', { status }), snapshot(4) + end(4)]);
    expect(frames).toEqual(['snapshot 4', 'end 4']);
  });

  it('does not ask for more when there are too many streams', async () => {
    const full = Response.json({ code: 'too-many-streams' }, { status: 429 });
    await expect(heard([full])).rejects.toMatchObject({ code: 'too-many-streams' });
  });

  it('reads over events that it does not know', async () => {
    const { frames } = await heard([frame('weather', 5, { rain: true }) + snapshot(4) + end(4)]);
    expect(frames).toEqual(['snapshot 4', 'end 4']);
  });

  it('ends when nobody wants to hear it any more', async () => {
    const leave = new AbortController();
    leave.abort();
    await expect(heard([], { ...QUICK, signal: leave.signal })).resolves.toMatchObject({ frames: [] });
  });
});

describe('the text of a stream', () => {
  const TEXT =
    '\uFEFFretry: 70\r\n:\r\n\r\nevent: a\r\ndata: one\r\ndata:two\r\n\r\nid: 7\rdata\r\rdata: x\nid\n\nevent: b\n\n';
  const FRAMES = [
    { event: 'a', id: undefined, data: 'one\ntwo', retryMs: 70 },
    { event: 'message', id: '7', data: '', retryMs: 70 },
    { event: 'message', id: '', data: 'x', retryMs: 70 },
  ];

  it.each([1, 2, 3, 5, 1000])('means the same in pieces of %i', (size) => {
    const reader = new FrameReader();
    const pieces = Array.from({ length: Math.ceil(TEXT.length / size) }, (_, at) =>
      TEXT.slice(at * size, (at + 1) * size),
    );
    expect(pieces.flatMap((piece) => reader.take(piece))).toEqual(FRAMES);
  });
});
