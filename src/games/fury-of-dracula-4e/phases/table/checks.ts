import type { Random } from '../../../kit/random.js';
import { drawBack, knownBack } from '../../chance.js';
import { DRACULA_HEALTH, INFLUENCE_END } from '../../data/limits.js';
import { deckSize } from '../../evolve/cards.js';
import { hunterOf } from '../../reading.js';
import { HUNTERS } from '../../seats.js';
import type { Tale } from '../../tale.js';
import { showWherePowersKeptHim } from '../trail/laying.js';
import { defeat } from './defeat.js';
import { wouldFall } from './harm.js';

const NOTHING = { damage: 0, bites: 0 };

/** Published: if both have won at the same time, the hunters win. */
function endIfWon(tale: Tale): void {
  if (tale.state.dracula.damage >= DRACULA_HEALTH) tale.end(HUNTERS, 'destroyed');
  else if (tale.state.influence >= INFLUENCE_END) tale.end(['dracula'], 'influence');
}

/** Published: a lair without encounters is cleared at once; so is a space of the trail on which nothing is left. */
function clearEmptyHideouts(tale: Tale): void {
  const { lairs, trail } = tale.state;
  for (const { space, encounters } of lairs) {
    if (encounters.length === 0) tale.tell({ type: 'HideoutCleared', area: 'lairs', space });
  }
  for (const { space, cards, encounters } of trail) {
    if (cards.length + encounters.length === 0) tale.tell({ type: 'HideoutCleared', area: 'trail', space });
  }
}

/** The top card of the deck shows its back. */
function seeTop(tale: Tale, random: Random): void {
  const isKnown = deckSize(tale.state.events) === 0 || knownBack(tale.state, 'top') !== undefined;
  if (!isKnown) tale.tell({ type: 'BackSeen', back: drawBack(tale.state, random) });
}

/** Done after every step. */
export function settle(tale: Tale, random: Random): void {
  if (tale.isOver) return;
  clearEmptyHideouts(tale);
  showWherePowersKeptHim(tale);
  for (const hunter of HUNTERS) {
    const isUp = hunterOf(tale.state, hunter).fellAt === undefined;
    if (isUp && wouldFall(tale.state, hunter, NOTHING)) defeat(tale, hunter);
  }
  seeTop(tale, random);
  endIfWon(tale);
}
