import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { firstDifference } from '../../src/audit/kept-games.js';
import { fold } from '../../src/games/kit/fold.js';
import {
  findKeptGames,
  hashOf,
  playToKeep,
  readKeptGame,
  written,
  type Recipe,
} from '../support/games/corpus.js';
import { readScript, type Script } from '../support/games/playthroughs.js';
import { RULESETS } from '../../src/games/registry.js';
import { ALL_RULESETS } from '../support/games/rulesets.js';
import { unused } from '../support/games/used.js';

/** A script of the fourth edition. */
const scriptOf = (name: string): Script =>
  readScript(join(__dirname, 'fury-of-dracula-4e/playthroughs', `${name}.json`));

/** Games to keep. To keep another, add a line and run with UPDATE_CORPUS=1: files that exist stay as they are. */
const RECIPES: Readonly<Record<string, readonly Recipe[]>> = {
  'vampire-graves': [
    {
      name: 'two-with-twenty',
      options: { players: 2, twoPlayerHand: 20, faceUpPerEnd: 2 },
      way: 'bots',
      seed: 1,
    },
    { name: 'three-as-by-default', options: {}, way: 'distracted', seed: 2 },
    {
      name: 'four-with-side-rows',
      options: { players: 4, gifts: 'sideRow', giftFrom: 'any', garlicGift: 2, plague: 'shared' },
      way: 'distracted',
      seed: 3,
    },
    {
      name: 'five-with-open-notes',
      options: { players: 5, mode: 'openNotes', giftFrom: 'any' },
      way: 'random',
      seed: 4,
    },
    {
      name: 'six-with-extra-goes',
      options: { players: 6, extraGo: true, adjacency: 'rook', pathsBlock: true, giftTies: 'shared' },
      way: 'bots',
      seed: 5,
    },
    {
      name: 'six-late-seats',
      options: { players: 6, plague: 'shared', giftTies: 'shared' },
      way: 'random',
      seed: 6,
    },
    {
      name: 'two-at-a-standstill',
      options: { players: 2, twoPlayerHand: 20, pathsBlock: true },
      way: 'curious',
      seed: 1,
      uses: ['GarlicSwept'],
    },
  ],
  'fury-of-dracula-2e': [
    { name: 'source-by-bots', options: {}, way: 'bots', seed: 1 },
    {
      name: 'published-by-bots',
      options: { preset: 'published' },
      way: 'bots',
      seed: 3,
      uses: ['agent-pistol'],
    },
    { name: 'any-by-bots', way: 'bots', seed: 3 },
    { name: 'shared-turns', way: 'curious', seed: 45, uses: ['PartyFormed', 'ItemGiven', 'removeHost'] },
    { name: 'hidden-as-a-wolf', way: 'random', seed: 28, uses: ['hideAsWolf'] },
    { name: 'back-as-a-wolf', way: 'random', seed: 301, uses: ['doubleBackAsWolf'] },
    { name: 'an-agent-of-strength', way: 'curious', seed: 302, uses: ['strength'] },
    { name: 'away-as-a-bat', way: 'curious', seed: 121, uses: ['BatFlown', 'CardReplaced'] },
    { name: 'out-of-the-catacombs', way: 'distracted', seed: 94, uses: ['EncounterKept'] },
    { name: 'fought-together', way: 'curious', seed: 125, uses: ['TargetNamed', 'takeResult'] },
    { name: 'a-vampire-regained', way: 'random', seed: 120, uses: ['EncounterRegained'] },
    { name: 'holy-water-of-the-font', way: 'random', seed: 200, uses: ['FontUsed'] },
  ],
  'fury-of-dracula-4e': [
    { name: 'source-by-bots', options: {}, way: 'bots', seed: 1 },
    { name: 'published-by-bots', options: { preset: 'published' }, way: 'bots', seed: 2 },
    { name: 'no-way-out', script: scriptOf('no-way-out'), way: 'curious', seed: 1 },
    { name: 'under-hypnosis', script: scriptOf('under-hypnosis'), way: 'bots', seed: 1 },
    { name: 'a-deck-used-up', way: 'wilful', seed: 1, uses: ['EventsReshuffled'] },
    { name: 'items-used-up', way: 'bots', seed: 17, uses: ['ItemsReshuffled', 'HostsGone', 'wakeIn'] },
    {
      name: 'introductory-without-rumors',
      options: { placing: 'introductory', rumorAtStart: 0 },
      way: 'curious',
      seed: 16,
      uses: ['dismissAlly', 'DiscardKept', 'HunterRecovered', 'WreathLost'],
    },
    {
      name: 'hands-open-to-each-other',
      options: { huntersShareHands: true, genevaMilanRoad: true },
      way: 'curious',
      seed: 117,
      uses: ['GroundFreed', 'goFirst', 'FoundItemKept', 'castle-dracula'],
    },
    { name: 'back-in-berlin', way: 'bots', seed: 13, uses: ['hospital-berlin'] },
    { name: 'to-london-and-iberia', way: 'curious', seed: 14, uses: ['hospital-london', 'iberia'] },
    { name: 'with-bodyguards', way: 'curious', seed: 11, uses: ['GuardsSent', 'BulletsUsed'] },
    { name: 'hide-taken-back', way: 'curious', seed: 30, uses: ['HideTakenBack'] },
    { name: 'hide-not-on-the-trail', way: 'curious', seed: 118, uses: ['HideShown'] },
  ],
};

function rulesetOf(name: string) {
  const game = ALL_RULESETS.find(({ ruleset }) => ruleset === name);
  if (game === undefined) throw new Error(`No such ruleset: ${name}`);
  return game;
}

function keepNewGames(): void {
  for (const [ruleset, recipes] of Object.entries(RECIPES)) {
    for (const recipe of recipes) {
      const path = join(__dirname, ruleset, 'corpus', `${recipe.name}.json`);
      if (existsSync(path)) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, written(playToKeep(rulesetOf(ruleset), recipe)));
    }
  }
}

if (process.env.UPDATE_CORPUS === '1') keepNewGames();

describe.each(findKeptGames(__dirname).map((path) => [relative(__dirname, path), path]))(
  '%s',
  (_name, path) => {
    test('is played as it once was', () => {
      const kept = readKeptGame(path);
      const game = rulesetOf(kept.ruleset);
      expect(firstDifference(kept, game)).toBeUndefined();
      const state = fold(
        game,
        kept.setup,
        kept.entries.flatMap(([, , , events]) => events),
      );
      expect(game.outcome(state)).toBeDefined();
      expect(hashOf(state)).toBe(kept.finalState);
    });
  },
);

describe.each(RULESETS)('the games of $ruleset that are kept', (game) => {
  const games = findKeptGames(join(__dirname, game.ruleset)).map(readKeptGame);

  test('use every action, event, printed part and value of an option', () => {
    expect(unused(game, games)).toEqual({ actions: [], events: [], parts: [], options: [] });
  });
});

test('every recipe is kept', () => {
  const kept = findKeptGames(__dirname).map((path) => relative(__dirname, path));
  const asked = Object.entries(RECIPES).flatMap(([ruleset, recipes]) =>
    recipes.map(({ name }) => join(ruleset, 'corpus', `${name}.json`)),
  );
  expect(kept).toEqual(expect.arrayContaining(asked));
});
