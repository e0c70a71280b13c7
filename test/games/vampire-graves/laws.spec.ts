import { vampireGraves } from '../../../src/games/vampire-graves/vampire-graves.js';
import { lawsOf } from '../../support/games/laws/laws-of.js';

lawsOf(vampireGraves);
