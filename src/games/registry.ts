import { furyOfDracula as furyOfDracula2e } from './fury-of-dracula-2e/fury-of-dracula-2e.js';
import { furyOfDracula as furyOfDracula4e } from './fury-of-dracula-4e/fury-of-dracula-4e.js';
import type { Ruleset } from './kit/game-definition.js';
import { vampireGraves } from './vampire-graves/vampire-graves.js';

/** Every game that can be played. */
export const RULESETS: readonly Ruleset[] = [furyOfDracula2e, furyOfDracula4e, vampireGraves];
