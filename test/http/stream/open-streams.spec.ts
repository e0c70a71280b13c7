import { Metrics } from '../../../src/http/operations/metrics.js';
import { OpenStreams } from '../../../src/http/stream/open-streams.js';
import { readSettings } from '../../../src/settings.js';

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
    const taken = ['a', 'a', 'a', 'b', 'b'].map((player) => codeOf(() => open.take(player, 'stream')));
    expect(taken).toEqual(['taken', 'taken', 'too-many-streams', 'taken', 'too-many-streams']);
  });

  test('given back are free again, each once', () => {
    const [first] = [open.take('a', 'stream'), open.take('a', 'wait')];
    first.release();
    first.release();
    expect(codeOf(() => open.take('a', 'stream'))).toBe('taken');
    expect(codeOf(() => open.take('a', 'stream'))).toBe('too-many-streams');
  });

  test('end when the server does, and are had no more', () => {
    const { closing, release } = open.take('a', 'stream');
    closing.addEventListener('abort', release);
    open.beforeApplicationShutdown();
    expect(closing.aborted).toBe(true);
    expect(codeOf(() => open.take('b', 'stream'))).toBe('not-ready');
  });
});
