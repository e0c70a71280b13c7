import { bodyOf } from '../../../src/notifications/webhooks/body.js';
import { EMITTED_TYPES } from '../../../src/notifications/webhooks/types.js';
import { deliveryOf, deliveryOfType, GAME, HOOK } from './support/deliveries.js';
import { Notices } from './support/notices.js';

const URL = 'https://games.example.org';
const notices = new Notices();

describe('the body of a call', () => {
  it('says what happened and where to look', () => {
    expect(JSON.parse(bodyOf(deliveryOf(), URL))).toEqual({
      type: 'turn.started',
      timestamp: '2031-05-03T10:16:00.000Z',
      data: {
        game: GAME,
        ruleset: 'vampire-graves',
        seat: 'player-1',
        version: 12,
        decision: { id: 'open-12', kind: 'open' },
        deadline: '2031-05-06T10:16:00.000Z',
        link: `https://games.example.org/v1/games/${GAME}`,
        head: { version: 12, hash: 'ab'.repeat(32), key: '2c0fb4de4cc7fc91', signature: 'x'.repeat(86) },
      },
    });
  });

  it('says of a sandbox that it is one, and of no other game anything about that', () => {
    const game = { ...deliveryOf().game!, sandbox: true };
    for (const type of EMITTED_TYPES.filter((one) => one !== 'ping')) {
      const delivery = deliveryOfType(type);
      const body = bodyOf({ ...delivery, game }, URL);
      const real = JSON.parse(bodyOf(delivery, URL));
      expect(JSON.parse(body)).toEqual({ ...real, data: { ...real.data, sandbox: true } });
      expect(real.data).not.toHaveProperty('sandbox');
      expect(notices.faults(body)).toEqual([]);
    }
  });

  it('of a ping names the webhook alone', () => {
    expect(JSON.parse(bodyOf(deliveryOfType('ping'), URL)).data).toEqual({ webhook: HOOK });
  });

  it.each(EMITTED_TYPES)('of %s is as openapi.json says, and under 4 KB', (type) => {
    for (const publicUrl of [URL, undefined]) {
      const body = bodyOf(deliveryOfType(type), publicUrl);
      expect(notices.faults(body)).toEqual([]);
      expect(Buffer.byteLength(body)).toBeLessThan(4_096);
    }
  });

  it('is held against all that openapi.json describes, and against nothing else', () => {
    expect(notices.types).toEqual([...EMITTED_TYPES]);
    const odd = JSON.parse(bodyOf(deliveryOf(), URL));
    expect(notices.faults(JSON.stringify({ ...odd, data: { ...odd.data, view: {} } }))).toHaveLength(1);
    expect(notices.faults(JSON.stringify({ ...odd, data: { ...odd.data, decision: null } }))).not.toEqual([]);
  });

  it('is the same at every attempt, whatever has become of the game', () => {
    const later = {
      attempts: 5,
      game: { ruleset: 'vampire-graves', status: 'finished', version: 99, sandbox: false },
    };
    expect(bodyOf(deliveryOf(later), URL)).toBe(bodyOf(deliveryOf(), URL));
  });

  it('holds nothing of a question but what everyone knows of it', () => {
    const decision = { id: 'open-12', kind: 'open', seats: ['player-1'], about: { hidden: 'garlic' } };
    expect(bodyOf(deliveryOf({ decision }), URL)).toBe(bodyOf(deliveryOf(), URL));
    expect(bodyOf(deliveryOf({ data: { hidden: 'garlic' } }), URL)).toBe(bodyOf(deliveryOf(), URL));
  });
});
