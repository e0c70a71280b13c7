import type { CityId } from '../../data/places.js';
import { draculaIsAt, hideoutsOf } from '../../reading.js';
import type { Tale } from '../../tale.js';
import { reveal, turnUpPlace } from './laying.js';

/**
 * Inferred: what hunters consecrate is no hideout any more; its cards are shown and it is cleared. Where Dracula is, he
 * is revealed and may not stay (`routes.ts`); ruling: what lies there stays until he leaves it.
 */
export function tokenLaid(tale: Tale, city: CityId): void {
  if (draculaIsAt(tale.state) === city) return reveal(tale);
  turnUpPlace(tale, city);
  for (const { area, space } of hideoutsOf(tale.state, city)) {
    tale.tell({ type: 'HideoutCleared', area, space });
  }
}
