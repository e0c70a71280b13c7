import { furyOfDracula } from '../../../src/games/fury-of-dracula-4e/fury-of-dracula-4e.js';
import { lawsOf } from '../../support/games/laws/laws-of.js';

lawsOf(furyOfDracula);
