import type { Ruleset } from './kit/game-definition.js';
import { vampireGraves } from './vampire-graves/vampire-graves.js';

/** Every game that can be played. */
export const RULESETS: readonly Ruleset[] = [vampireGraves];
