import type { Delivery } from '../../../../src/notifications/deliveries/channel.js';

export const GAME = '0197a3c4-58f1-7c63-9d0e-3b6a5f2d1c48';
export const HOOK = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const PLAYER = '3f6c1a52-7d0b-4f5e-9c37-5a8e1b2d4c60';

const OF_A_SEAT: readonly Delivery['type'][] = ['seat.opened', 'turn.timedOut', 'vote.called'];

/** One notice on its way to a webhook: that it is a seat's turn. */
export function deliveryOf(change: Partial<Delivery> = {}): Delivery {
  return {
    ...{ topic: GAME, id: `msg_${'5f'.repeat(16)}`, entry: 12, type: 'turn.started', seat: 'player-1' },
    ...{ playerId: PLAYER, channel: 'webhook', target: HOOK, data: null, attempts: 0 },
    decision: { id: 'open-12', kind: 'open' },
    deadline: new Date('2031-05-06T10:16:00.000Z'),
    createdAt: new Date('2031-05-03T10:16:00.000Z'),
    game: { ruleset: 'vampire-graves', status: 'playing', version: 14, sandbox: false },
    head: { version: 12, hash: 'ab'.repeat(32), key: '2c0fb4de4cc7fc91', signature: 'x'.repeat(86) },
    ...change,
  };
}

/** Of each type, as it comes. */
export function deliveryOfType(type: Delivery['type']): Delivery {
  if (type === 'ping')
    return deliveryOf({
      ...{
        type,
        topic: PLAYER,
        entry: 0,
        seat: null,
        decision: null,
        deadline: null,
        game: null,
        head: null,
      },
    });
  if (type === 'turn.started' || type === 'turn.reminder') return deliveryOf({ type });
  return deliveryOf({
    type,
    decision: null,
    deadline: null,
    ...(OF_A_SEAT.includes(type) ? {} : { seat: null }),
  });
}
