import { CITY_IDS } from '../map.js';
import { ally, type AtOnce } from './ally.js';
import type { EventRules } from './card.js';
import { turnUpLocation } from './revealing.js';

/** Any city is named, and what of it lies there is turned up. */
const locate: AtOnce = {
  choices: () => CITY_IDS.map((location) => ({ type: 'chooseLocation', location })),
  isChosen: (tale, { seat }, action) => {
    if (action.type !== 'chooseLocation') return;
    tale.tell({ type: 'PlaceNamed', seat, location: action.location });
    turnUpLocation(tale, action.location);
  },
};

/** The hunters' allies: each does something at once, or stays in play. */
export const allies = {
  'jonathan-harker': ally('jonathan-harker', locate),
  'rufus-smith': ally('rufus-smith', locate),
  'sister-agatha': ally('sister-agatha', locate),
} satisfies EventRules;
