import { lawsOf } from '../../support/games/laws/laws-of.js';
import { hideAndSeek } from '../../support/rulesets/hide-and-seek/hide-and-seek.js';

lawsOf(hideAndSeek);
