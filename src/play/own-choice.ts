import { randomInt } from 'node:crypto';
import type { Random } from '../games/kit/random.js';

/** A number that decides nothing of the game: what is done for a seat is an action, and is recorded as one. */
export const ownChoice: Random = { below: (n) => randomInt(n) };
