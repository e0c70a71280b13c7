import { EVENT_CARDS } from '../../src/games/fury-of-dracula-2e/data/event-cards.js';
import { ITEM_CARDS } from '../../src/games/fury-of-dracula-2e/data/item-cards.js';
import { LOCATION_IDS } from '../../src/games/fury-of-dracula-2e/map.js';
import { ENCOUNTER_IDS, TACTICS } from '../../src/games/fury-of-dracula-2e/values.js';
import type { Typed } from '../../src/games/kit/game-definition.js';
import type { Dice } from './dice.js';

/** Things that somebody might try out, to see whether a refusal tells something. */
export function attemptsOfFury2e(dice: Dice): readonly Typed[] {
  const location = dice.pick(LOCATION_IDS);
  const encounter = dice.pick(ENCOUNTER_IDS);
  const card = dice.pick(EVENT_CARDS).id;
  const item = dice.pick(ITEM_CARDS).id;
  return [
    { type: 'moveByRoad', location },
    { type: 'moveBySea', location },
    { type: 'rideHorse', location },
    { type: 'doubleBack', location },
    { type: 'hide' },
    { type: 'flyTo', location },
    { type: 'chooseLocation', location },
    { type: 'playEvent', card },
    { type: 'discardEvent', card },
    { type: 'useItem', item },
    { type: 'discardItem', item },
    { type: 'keepItemOpen', item },
    { type: 'playTactic', tactic: dice.pick(TACTICS) },
    { type: 'placeEncounter', encounter },
    { type: 'chooseEncounter', encounter },
    { type: 'emptyCatacombs', space: 1 },
    { type: 'sendToCatacombs' },
    { type: 'takeBack' },
    { type: 'mature' },
    { type: 'letGo' },
    { type: 'pass' },
    { type: 'rest' },
  ] as readonly Typed[];
}
