import type { Occasion } from '../cards/card.js';
import type { About } from '../steps/cards.js';
import type { Tale } from '../tale.js';

/** What came over the hunter is discarded without effect. */
export function callOffAmbush(tale: Tale, { spot, encounter }: About): void {
  if (spot === undefined || encounter === undefined) return;
  tale.tell({ type: 'EncounterRemoved', ...spot, encounter });
  tale.drop('window');
  tale.drop('encounter');
}

/** The window about an ambush, if this is one. */
export const ambushIn = (occasion: Occasion): About | undefined =>
  occasion.is === 'window' && occasion.window === 'onAmbush' ? occasion : undefined;
