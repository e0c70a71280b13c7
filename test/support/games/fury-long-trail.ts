import type { EncounterId } from '../../../src/games/fury-of-dracula-2e/data/encounters.js';
import type { LocationId } from '../../../src/games/fury-of-dracula-2e/data/places.js';
import type { Event } from '../../../src/games/fury-of-dracula-2e/events/events.js';
import type { Options } from '../../../src/games/fury-of-dracula-2e/options.js';
import {
  byRoad,
  DRACULA_MOVES,
  encountersInHand,
  given,
  holding,
  huntersIn,
  place,
  wentTo,
} from './fury-of-dracula-2e.js';

/** A trail of seven cards, the oldest first. */
export const LONG: readonly LocationId[] = [
  'paris',
  'brussels',
  'cologne',
  'leipzig',
  'berlin',
  'prague',
  'vienna',
];

/** Five encounters, so that nothing is drawn. */
export const HAND = encountersInHand('fog', 'fog', 'rats', 'plague', 'wolves');

/** Seven cards lie; the oldest, Paris, holds these. */
export function longTrail(
  tokens: readonly EncounterId[],
  options: Partial<Options> = {},
  ...more: readonly Event[]
) {
  const [oldest = 'paris', ...rest] = LONG;
  return given(
    options,
    huntersIn(),
    HAND,
    wentTo(oldest),
    holding(...tokens),
    wentTo(...rest),
    more,
    DRACULA_MOVES,
  );
}

/** The same when an eighth card has been laid, with Rats. */
export const moved = (...args: Parameters<typeof longTrail>) =>
  longTrail(...args)
    .after('dracula', byRoad('budapest'))
    .after('dracula', place('rats'));
