import { furyOfDracula } from '../../../src/games/fury-of-dracula-2e/fury-of-dracula-2e.js';
import { lawsOf } from '../../support/games/laws/laws-of.js';

lawsOf(furyOfDracula);
