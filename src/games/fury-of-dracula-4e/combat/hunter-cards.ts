import type { HunterCombatId } from '../data/combat-cards.js';
import { combatOf } from '../evolve/combat.js';
import type { HunterId } from '../seats.js';
import type { Tale } from '../tale.js';
import { engagedOf, harmFoe, leaveCombat } from './foe.js';
import { spendPlayed } from './spending.js';

/** What a card of a hunter does. A ruling lets it take effect also when Dracula's card was cancelled. */
export type HunterCard = (tale: Tale, hunter: HunterId) => void;

/** A mesmerized hunter does one less. */
const weapon =
  (damage: number): HunterCard =>
  (tale, hunter) => {
    const { mesmerized } = combatOf(tale.state);
    harmFoe(tale, damage - (mesmerized.includes(hunter) ? 1 : 0));
  };

/** A gun lets one use Holy Bullets. */
const gun =
  (damage: number): HunterCard =>
  (tale, hunter) => {
    weapon(damage)(tale, hunter);
    if (!combatOf(tale.state).bulletsUsed)
      tale.next({ is: 'window', window: 'weaponResolved', passed: [], hunter });
  };

/** Only if it was this card that cancelled Fangs or Mesmerize. */
const crucifix: HunterCard = (tale, hunter) => {
  const { draculaShows, draculaCancelled } = combatOf(tale.state);
  const card = draculaShows?.card;
  const stopped = draculaCancelled && (card === 'fangs' || card === 'mesmerize');
  if (stopped && draculaShows?.engaged === hunter) harmFoe(tale, 3);
};

const garlic: HunterCard = (tale, hunter) => {
  const combat = combatOf(tale.state);
  const card = combat.draculaShows?.card;
  if (engagedOf(combat) === hunter && (card === 'fangs' || card === 'claws')) harmFoe(tale, 2);
};

/** Against Fangs it fails whoever is engaged. */
const heavenlyHost: HunterCard = (tale, hunter) => {
  const combat = combatOf(tale.state);
  spendPlayed(tale, hunter, 'heavenly-host');
  if (engagedOf(combat) !== hunter || combat.draculaShows?.card !== 'fangs') return harmFoe(tale, 4);
  tale.next({ is: 'harm', hunter, damage: 0, bites: 1 }, { is: 'retreat', hunter });
};

const holyCircle: HunterCard = (tale, hunter) => {
  spendPlayed(tale, hunter, 'holy-circle');
  tale.next({ is: 'combatAsks', what: 'holyCircle', seat: hunter, hunter });
};

export const HUNTER_CARDS: Readonly<Record<HunterCombatId, HunterCard>> = {
  punch: (tale) => harmFoe(tale, 1),
  dodge: () => undefined,
  escape: leaveCombat,
  crucifix,
  garlic,
  'heavenly-host': heavenlyHost,
  'holy-circle': holyCircle,
  knife: weapon(3),
  pistol: gun(2),
  rifle: gun(2),
};
