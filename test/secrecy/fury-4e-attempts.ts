import { DRACULA_COMBAT_CARDS } from '../../src/games/fury-of-dracula-4e/data/combat-cards.js';
import { ENCOUNTERS } from '../../src/games/fury-of-dracula-4e/data/encounters.js';
import { EVENT_CARDS } from '../../src/games/fury-of-dracula-4e/data/event-cards.js';
import { ITEM_CARDS } from '../../src/games/fury-of-dracula-4e/data/item-cards.js';
import { CARD_IDS } from '../../src/games/fury-of-dracula-4e/map.js';
import { HUNTERS } from '../../src/games/fury-of-dracula-4e/seats.js';
import type { Typed } from '../../src/games/kit/game-definition.js';
import type { Dice } from './dice.js';

/** Things that somebody might try out, to see whether a refusal tells something. */
export function attemptsOfFury4e(dice: Dice): readonly Typed[] {
  const location = dice.pick(CARD_IDS);
  const encounter = dice.pick(ENCOUNTERS).id;
  const card = dice.pick(EVENT_CARDS).id;
  const item = dice.pick(ITEM_CARDS).id;
  const hunter = dice.pick(HUNTERS);
  const space = 1 + dice.below(6);
  return [
    { type: 'moveByRoad', location },
    { type: 'moveBySea', location },
    { type: 'moveTo', location },
    { type: 'takeWolfForm', location },
    { type: 'hide' },
    { type: 'darkCall' },
    { type: 'feed' },
    { type: 'misdirect', space },
    { type: 'chooseLocation', location },
    { type: 'chooseHunter', hunter },
    { type: 'chooseSpace', space },
    { type: 'search' },
    { type: 'supply' },
    { type: 'askRegion' },
    { type: 'playEvent', card },
    { type: 'discardEvent', card },
    { type: 'keepEvent', card },
    { type: 'useItem', item },
    { type: 'discardItem', item },
    { type: 'keepItemOpen', item },
    { type: 'giveItem', item, to: hunter },
    { type: 'fightWith', card: 'dodge' },
    { type: 'attackWith', card: dice.pick(DRACULA_COMBAT_CARDS).id, hunter },
    { type: 'placeEncounter', encounter },
    { type: 'matureEncounter', encounter },
    { type: 'ambushWith', encounter },
    { type: 'makeLair', encounter },
    { type: 'clearLair', space: 1 },
    { type: 'clearHideout' },
    { type: 'pass' },
    { type: 'rest' },
  ] as readonly Typed[];
}
