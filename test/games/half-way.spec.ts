import { join, relative } from 'node:path';
import type { Ruleset } from '../../src/games/kit/game-definition.js';
import { RULESETS } from '../../src/games/registry.js';
import { seeded } from '../support/games/chance.js';
import { findKeptGames, readKeptGame, type KeptGame } from '../support/games/corpus.js';
import { atRandom, playOn, stateAfter, type Entry } from '../support/games/random-play.js';

/** Every version that a game of this one may be played by: its own, and those released since, which it may take up. */
function versionsFor({ setup }: KeptGame, { version }: Ruleset): number[] {
  const first = setup.rulesVersion;
  return Array.from({ length: version - first + 1 }, (_, later) => first + later);
}

/** The first half of a game, as it was recorded. */
function firstHalf({ setup, entries }: KeptGame, game: Ruleset, rulesVersion: number): Entry[] {
  let state = game.initial({ ...setup, rulesVersion });
  return entries.slice(0, Math.ceil(entries.length / 2)).map(([, , , events]) => {
    const before = state;
    state = stateAfter(game, before, events);
    return { draws: [], events, before, after: state };
  });
}

describe.each(RULESETS)('games of $ruleset that stand half-way when the rules move', (game) => {
  const folder = join(__dirname, game.ruleset);
  const games = findKeptGames(folder).map((path) => [relative(folder, path), path] as const);

  test('are kept', () => {
    expect(games.length).toBeGreaterThan(0);
  });

  test.each(games)('%s is played to its end by every version since its own', (_name, path) => {
    const kept = readKeptGame(path);
    const versions = versionsFor(kept, game);
    expect(versions).toContain(game.version);
    for (const version of versions) {
      const half = firstHalf(kept, game, version);
      expect(game.outcome(half.at(-1)!.after)).toBeUndefined();
      const random = seeded(version);
      const played = playOn(game, half, random, atRandom(random));
      expect(played.length).toBeGreaterThan(half.length);
      expect(game.outcome(played.at(-1)!.after)).toBeDefined();
    }
  });
});
