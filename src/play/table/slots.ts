import type { Slot } from '../../events/entry.js';
import type { Audience } from '../../games/kit/audience.js';

/** The journal's own words for who may know something. */
export function slotsFor(audience: Audience): readonly Slot[] {
  return typeof audience === 'string' ? [audience] : audience;
}
