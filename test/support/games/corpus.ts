import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import type { KeptEntry, KeptGame as Kept } from '../../../src/audit/kept-games.js';
import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import { seeded } from './chance.js';
import { CHOOSERS } from './choosers.js';
import { scripted, type Script } from './playthroughs.js';
import { anyOptions } from './random-options.js';
import { playThrough, setupOf } from './random-play.js';
import { textsIn } from './used.js';

/** A whole game as it was once played. It is never changed: later builds must play it the same. */
export interface KeptGame extends Kept {
  readonly finalState: string;
}

/** How to play a game that is to be kept. */
export interface Recipe {
  readonly name: string;
  /** Left out: any, by the seed. */
  readonly options?: Record<string, unknown>;
  readonly way: keyof typeof CHOOSERS;
  readonly seed: number;
  /** The game begins as this script has it. */
  readonly script?: Script;
  /** The game is the first from the seed on in which these occur: types of actions and events, ids of cards. */
  readonly uses?: readonly string[];
}

export function findKeptGames(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return findKeptGames(path);
    return folder.endsWith('corpus') && name.endsWith('.json') ? [path] : [];
  });
}

export function readKeptGame(path: string): KeptGame {
  return JSON.parse(readFileSync(path, 'utf8')) as KeptGame;
}

export function hashOf(state: unknown): string {
  return createHash('sha256')
    .update(canonicalize(state) ?? '')
    .digest('hex');
}

export function playToKeep(game: Ruleset, { uses = [], ...recipe }: Recipe): KeptGame {
  for (let seed = recipe.seed; ; seed += 1) {
    const played = playOnce(game, { ...recipe, seed });
    const texts = textsIn(played.entries);
    if (uses.every((text) => texts.has(text))) return played;
  }
}

function playOnce(game: Ruleset, { options, way, seed, script }: Recipe): KeptGame {
  const random = script === undefined ? seeded(seed) : scripted(script);
  const asked = script?.options ?? options ?? fc.sample(anyOptions(game), { seed, numRuns: 1 })[0];
  const setup = setupOf(game, asked);
  const choose = CHOOSERS[way](game, setup, random);
  const { entries, state } = playThrough(game, setup, random, choose, script?.steps);
  const kept = entries.map(({ seat, action, draws, events }): KeptEntry => {
    const drawn = draws.map(({ purpose, n, value }) => [purpose, n, value] as const);
    return [seat ?? null, action ?? null, drawn, events];
  });
  return { ruleset: game.ruleset, setup, entries: kept, finalState: hashOf(state) };
}

/** One entry on a line. */
export function written({ entries, ...rest }: KeptGame): string {
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  return `{"entries":[\n${lines}\n],${JSON.stringify(rest).slice(1)}\n`;
}
