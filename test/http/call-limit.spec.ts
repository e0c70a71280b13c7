import { CallLimit, MOST_IN_AN_HOUR } from '../../src/http/webhooks/call-limit.js';

const sends = (count: number) => () => Promise.resolve({ count, next: null });

test('no more is sent again in an hour than may be, by each player', async () => {
  const limit = new CallLimit();
  for (let sent = 0; sent < MOST_IN_AN_HOUR; sent += 1_000)
    await limit.counted('mina', () => undefined, sends(1_000));
  const replay = jest.fn(sends(1));
  await expect(limit.counted('mina', () => undefined, replay)).rejects.toMatchObject({
    code: 'too-many-requests',
    values: { retryAfter: expect.any(Number) },
  });
  expect(replay).not.toHaveBeenCalled();
  expect(await limit.counted('lucy', () => undefined, replay)).toEqual({ count: 1, next: null });
});

test('what was not sent is not counted, nor what was refused or failed', async () => {
  const limit = new CallLimit();
  for (let asked = 0; asked < 50; asked++) await limit.counted('mina', () => undefined, sends(1));
  for (let asked = 0; asked < 10; asked++)
    await expect(
      limit.counted(
        'mina',
        () => undefined,
        () => Promise.reject(new Error('away')),
      ),
    ).rejects.toThrow('away');
  await limit.counted('mina', () => undefined, sends(1_000));
  const atOnce = Array.from({ length: 5 }, () => limit.counted('mina', () => undefined, sends(1_000)));
  const outcomes = (await Promise.allSettled(atOnce)).map(({ status }) => status);
  expect(outcomes.filter((status) => status === 'fulfilled')).toHaveLength(3);
  await expect(limit.counted('mina', () => undefined, sends(1))).rejects.toMatchObject({
    code: 'too-many-requests',
  });
});
