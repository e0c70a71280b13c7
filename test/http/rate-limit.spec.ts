import type { FastifyReply } from 'fastify';
import { PictureLimit } from '../../src/http/pictures/picture-limit.js';
import { toldIn } from '../../src/http/server/rate-limit.js';
import { CallLimit } from '../../src/http/webhooks/call-limit.js';
import { Refusal } from '../../src/refusals/refusal.js';

/** An answer of which only the headers are looked at. */
function answer() {
  const headers: Record<string, string> = {};
  const reply = { header: (name: string, value: string) => (headers[name] = value) };
  return { headers, tell: toldIn(reply as unknown as FastifyReply) };
}

describe('what is left of a limit', () => {
  it('is told with the answer', async () => {
    const { headers, tell } = answer();
    await new CallLimit().count('mina', tell);
    expect(headers).toEqual({
      'ratelimit-policy': '"webhook-calls";q=60;w=60',
      ratelimit: '"webhook-calls";r=59;t=60',
    });
  });

  it('is told of each limit that counts, also where one of them refuses', async () => {
    const limit = new CallLimit();
    const sent = (count: number) => () => Promise.resolve({ count, next: null });
    for (let time = 0; time < 4; time++) await limit.counted('mina', () => undefined, sent(1_000));
    await limit.counted('mina', () => undefined, sent(1));
    const { headers, tell } = answer();
    await limit.count('mina', tell);
    await expect(limit.counted('mina', tell, sent(1))).rejects.toMatchObject({ code: 'too-many-requests' });
    expect(headers['ratelimit-policy']).toBe('"webhook-calls";q=60;w=60, "webhook-replays";q=5000;w=3600');
    expect(headers['ratelimit']).toMatch(/^"webhook-calls";r=59;t=\d+, "webhook-replays";r=999;t=\d+$/);
  });

  it('is not less for a picture that is refused since too many wait, and less for one that failed', async () => {
    const limit = new PictureLimit();
    const { headers, tell } = answer();
    const waits = () => Promise.reject(new Refusal('too-many-requests', { retryAfter: 5 }));
    await expect(limit.counted('mina', { width: 1_600, layout: 'wide' }, tell, waits)).rejects.toMatchObject({
      values: { retryAfter: 5 },
    });
    expect(headers['ratelimit']).toMatch(/^"pictures";r=60;/);
    const fails = () => Promise.reject(new Error('no paint'));
    await expect(limit.counted('mina', { width: 1_600, layout: 'wide' }, tell, fails)).rejects.toThrow(
      'no paint',
    );
    expect(headers['ratelimit']).toMatch(/^"pictures";r=56;/);
  });
});
