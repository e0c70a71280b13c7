import { Lanes } from '../../../src/notifications/webhooks/lanes.js';

describe('lanes', () => {
  it('let so many in under a key, and others when those have left', () => {
    const lanes = new Lanes(2);
    expect([lanes.enter(['a']), lanes.enter(['a']), lanes.enter(['a']), lanes.enter(['b'])]).toEqual([
      ...[true, true, false, true],
    ]);
    lanes.leave(['a']);
    expect([lanes.enter(['a']), lanes.enter(['a'])]).toEqual([true, false]);
  });

  it('take no room under one key where there is none under the other', () => {
    const lanes = new Lanes(1);
    expect([lanes.enter(['a', 'p']), lanes.enter(['b', 'p']), lanes.enter(['b', 'q'])]).toEqual([
      ...[true, false, true],
    ]);
  });
});
