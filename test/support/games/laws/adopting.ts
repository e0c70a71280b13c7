import { deepFreeze } from '../deep-freeze.js';
import type { Sample } from './sample.js';

/** Behaviour changes by what is named; and a game that goes on by newer rules stands as it stood. */
export function lawsOfAdopting(sample: Sample): void {
  const { game } = sample;
  const { adopt } = game;

  test('each revision has a name of its own, and belongs to a version that there is', () => {
    const names = game.revisions.map(({ name }) => name);
    expect([...new Set(names)]).toEqual(names);
    for (const { version, origin } of game.revisions) {
      expect(version).toBeGreaterThan(1);
      expect(version).toBeLessThanOrEqual(game.version);
      expect(origin).not.toBe('');
    }
  });

  if (adopt === undefined) return;

  test('newer rules are adopted unseen, and ask the same', () => {
    let adopted = 0;
    sample.holds(30, (played, seed) => {
      const viewers = ['spectator', ...sample.seatsOf(played)];
      const seen = (state: unknown) => [
        game.decisions(state),
        viewers.map((viewer) => game.view(state, viewer, 'told')),
      ];
      for (const before of sample.statesOf(played, seed)) {
        expect(seen(adopt(deepFreeze(before), game.version))).toEqual(seen(before));
        adopted += 1;
      }
    });
    expect(adopted).toBeGreaterThan(0);
  });
}
