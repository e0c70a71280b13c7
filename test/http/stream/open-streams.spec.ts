import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import { Metrics } from '../../../src/http/operations/metrics.js';
import { OpenStreams } from '../../../src/http/stream/open-streams.js';
import { readSettings } from '../../../src/settings.js';

/** An answer that is being sent, on a connection of its own. */
const answer = () =>
  Object.assign(new EventEmitter(), {
    destroyed: false,
    socket: new Socket(),
    req: { socket: new Socket() },
  });

describe('places for streams', () => {
  const metrics = new Metrics();
  let open: OpenStreams;

  beforeEach(() => {
    open = new OpenStreams(readSettings({ STREAMS: '3', STREAMS_PER_PLAYER: '2' }), metrics);
  });

  const codeOf = (take: () => unknown): string => {
    try {
      take();
      return 'taken';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  test('are so many for each player, and so many for all', () => {
    const taken = ['a', 'a', 'a', 'b', 'b'].map((player) =>
      codeOf(() => open.take(player, 'stream', answer())),
    );
    expect(taken).toEqual(['taken', 'taken', 'too-many-streams', 'taken', 'too-many-streams']);
  });

  test('given back are free again, each once', () => {
    const [first] = [open.take('a', 'stream', answer()), open.take('a', 'wait', answer())];
    first.release();
    first.release();
    expect(codeOf(() => open.take('a', 'stream', answer()))).toBe('taken');
    expect(codeOf(() => open.take('a', 'stream', answer()))).toBe('too-many-streams');
  });

  test('are free again when the connection is lost, whatever the answer says', () => {
    const asked = answer();
    open.take('a', 'stream', asked);
    open.take('a', 'stream', answer());
    asked.req.socket.emit('close');
    expect(codeOf(() => open.take('a', 'stream', answer()))).toBe('taken');
  });

  test('are none for an answer that waits behind another', () => {
    expect(codeOf(() => open.take('a', 'stream', { ...answer(), socket: null }))).toBe('invalid-request');
  });

  test('given back listen to the connection no more', () => {
    const asked = answer();
    open.take('a', 'stream', asked).release();
    expect([asked.listenerCount('close'), asked.req.socket.listenerCount('close')]).toEqual([0, 0]);
  });

  test('end when the server does, and are had no more', () => {
    const { closing, release } = open.take('a', 'stream', answer());
    closing.addEventListener('abort', release);
    open.beforeApplicationShutdown();
    expect(closing.aborted).toBe(true);
    expect(codeOf(() => open.take('b', 'stream', answer()))).toBe('not-ready');
  });
});
