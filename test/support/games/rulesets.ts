import * as fury2e from '../../../src/games/fury-of-dracula-2e/chance.js';
import * as fury2eQuestions from '../../../src/games/fury-of-dracula-2e/decide.js';
import * as fury4e from '../../../src/games/fury-of-dracula-4e/chance.js';
import * as fury4eQuestions from '../../../src/games/fury-of-dracula-4e/decide.js';
import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import { RULESETS } from '../../../src/games/registry.js';
import * as vampireGraves from '../../../src/games/vampire-graves/chance.js';
import * as vampireGravesQuestions from '../../../src/games/vampire-graves/decide.js';
import { hideAndSeek } from '../rulesets/hide-and-seek/hide-and-seek.js';
import * as hideAndSeekWords from '../rulesets/hide-and-seek/words.js';

/** Words of a ruleset that its definition does not list. */
export interface Words {
  readonly kinds: readonly string[];
  readonly purposes: readonly string[];
  /** Nobody has private information: one view for all. */
  readonly sameViewForAll: boolean;
}

const WORDS: Readonly<Record<string, Words>> = {
  'fury-of-dracula-2e': {
    kinds: fury2eQuestions.DECISION_KINDS,
    purposes: fury2e.PURPOSES,
    sameViewForAll: false,
  },
  'fury-of-dracula-4e': {
    kinds: fury4eQuestions.DECISION_KINDS,
    purposes: fury4e.PURPOSES,
    sameViewForAll: false,
  },
  'vampire-graves': {
    kinds: vampireGravesQuestions.DECISION_KINDS,
    purposes: vampireGraves.PURPOSES,
    sameViewForAll: true,
  },
  'hide-and-seek': {
    kinds: hideAndSeekWords.DECISION_KINDS,
    purposes: hideAndSeekWords.PURPOSES,
    sameViewForAll: false,
  },
};

/** The rulesets of the server, and one made for tests. */
export const ALL_RULESETS: readonly Ruleset[] = [...RULESETS, hideAndSeek];

export function wordsOf(game: Ruleset): Words {
  const words = WORDS[game.ruleset];
  if (words === undefined) throw new Error(`List the decision kinds and purposes of ${game.ruleset} here`);
  return words;
}
