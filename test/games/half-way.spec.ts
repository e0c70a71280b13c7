import { join, relative } from 'node:path';
import type { Ruleset } from '../../src/games/kit/game-definition.js';
import { RULESETS } from '../../src/games/registry.js';
import { seeded } from '../support/games/chance.js';
import { findKeptGames, playToKeep, readKeptGame, type KeptGame } from '../support/games/corpus.js';
import { atRandom, playOn, stateAfter, type Entry } from '../support/games/random-play.js';
import { hideAndSeek } from '../support/rulesets/hide-and-seek/hide-and-seek.js';
import { revisedHideAndSeek } from '../support/rulesets/hide-and-seek/revised.js';

/** Every version that a game of this one may be played by: its own, and those released since, which it may take up. */
function versionsFor({ setup }: KeptGame, { version }: Ruleset): number[] {
  const first = setup.rulesVersion;
  return Array.from({ length: version - first + 1 }, (_, later) => first + later);
}

/** The first half of a game, as it was recorded. */
function firstHalf({ setup, entries }: KeptGame, game: Ruleset): Entry[] {
  let state = game.initial(setup);
  return entries.slice(0, Math.ceil(entries.length / 2)).map(([, , , events]) => {
    const before = state;
    state = stateAfter(game, before, events);
    return { draws: [], events, before, after: state };
  });
}

/** The second half, by a version of the rules that it has or takes up there. */
function secondHalf(kept: KeptGame, game: Ruleset, version: number, seed = version): readonly Entry[] {
  const half = firstHalf(kept, game);
  const last = half.at(-1)!;
  expect(game.outcome(last.after)).toBeUndefined();
  const isNew = version > kept.setup.rulesVersion;
  const after = isNew ? (game.adopt?.(last.after, version) ?? last.after) : last.after;
  const random = seeded(seed);
  const played = playOn(game, [...half.slice(0, -1), { ...last, after }], random, atRandom(random));
  return played.slice(half.length);
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
      const played = secondHalf(kept, game, version);
      expect(played.length).toBeGreaterThan(0);
      expect(game.outcome(played.at(-1)!.after)).toBeDefined();
    }
  });
});

describe('games of the first version of hide-and-seek, under a build that has the second', () => {
  const [older, newer] = [hideAndSeek, revisedHideAndSeek] as unknown as [Ruleset, Ruleset];
  const games = Array.from({ length: 30 }, (_, seed) =>
    playToKeep(older, { name: `game ${seed}`, options: { rounds: 5 }, way: 'random', seed }),
  ).filter(({ entries }) => entries.length > 6);

  test('are played to their end as under the build that began them, to the byte', () => {
    expect(games.length).toBeGreaterThan(5);
    for (const [seed, kept] of games.entries()) {
      const played = (game: Ruleset) => JSON.stringify(secondHalf(kept, game, 1, seed));
      expect(played(newer)).toBe(played(older));
    }
  });

  test('go on otherwise once they have taken up the second', () => {
    const byVersion = (version: number) => games.map((kept, seed) => secondHalf(kept, newer, version, seed));
    const spared = (played: readonly (readonly Entry[])[]) =>
      played.flat().filter(({ events }) => {
        const isFive = events.some(
          (event) => event.type === 'DieRolled' && 'value' in event && event.value === 5,
        );
        return isFive && !events.some(({ type }) => type === 'ClueFound');
      });
    expect(spared(byVersion(1))).toEqual([]);
    expect(spared(byVersion(2)).length).toBeGreaterThan(0);
    for (const played of byVersion(2)) expect(newer.outcome(played.at(-1)!.after)).toBeDefined();
  });
});
