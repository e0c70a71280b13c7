import { proofLines, type Proven } from '../../../src/audit/proof-lines.js';
import type { Entry } from '../../../src/events/entry.js';
import type { Random } from '../../../src/games/kit/random.js';
import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import { windowOf } from '../../../src/play/table/telling.js';
import { seeded } from '../../support/games/chance.js';
import { PaperGame } from '../../support/paper-game.js';
import { everythingHappens, someoneActs, somethingHappens } from '../../support/tangled.js';

/** What the tests give as the hash of the bundled rules. */
export const RULES_HASH = 'ab'.repeat(32);

export interface Recording {
  readonly ruleset: Ruleset;
  readonly options?: Record<string, unknown> | undefined;
  readonly seed: number;
  /** Ends when there are so many entries, if the game is not over before. */
  readonly until?: number;
}

/** A game in which everybody sits, and has begun. */
export function begunGame(
  { ruleset, options = {}, seed }: Recording,
  rules: string | undefined = RULES_HASH,
): PaperGame {
  const game = new PaperGame(`recording ${seed}`, options, ruleset);
  for (const { seat } of game.live.at.table.seats) game.sit(seat, `what ${seat} gave`);
  game.begin(rules);
  return game;
}

/** A game of random legal actions. */
export function playedGame(recording: Recording): PaperGame {
  const game = begunGame(recording);
  playOn(game, seeded(recording.seed), recording.until);
  return game;
}

/** A game at whose table everything happens. */
export function tangledGame(recording: Recording): PaperGame {
  const game = begunGame(recording);
  const random = seeded(recording.seed);
  everythingHappens(game, random);
  playOn(game, random);
  return game;
}

/** @param tangled whether it is turned back now and then, and quarrelled about */
export function playOn(game: PaperGame, random: Random, until = Infinity, tangled = false): void {
  while (game.live.at.table.status === 'playing' && game.entries.length < until) {
    if (tangled && random.below(2, 'happens') === 0) {
      somethingHappens(game, random);
      continue;
    }
    someoneActs(game, random);
  }
}

/** The bundle that a viewer would get now. */
export async function bundleOf(
  game: PaperGame,
  viewer: string,
  entries: readonly Entry[] = game.entries,
): Promise<Buffer> {
  const { at } = game.live;
  const { publicKey, id: key } = game.signer;
  const proven: Proven = {
    game: game.id,
    ruleset: at.ruleset,
    rulesVersion: at.table.rulesVersion,
    status: at.table.status,
    version: entries.length,
    viewer,
    window: windowOf(viewer, { ...at, over: at.table.status === 'finished' }),
  };
  const lines: string[] = [];
  for await (const line of proofLines(proven, new Map([[key, publicKey]]), entries, game.signer))
    lines.push(line);
  return Buffer.from(lines.join(''));
}
