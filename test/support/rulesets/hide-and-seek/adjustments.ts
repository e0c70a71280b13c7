import { near } from '../../../../src/games/kit/adjusting.js';
import type { Adjustment } from '../../../../src/games/kit/game-definition.js';
import type { State } from './rules.js';
import type { Event } from './words.js';

/** What the die showed may be put right, once one was rolled. On a six there would be no clue. */
export const adjustments = ({ die }: State): readonly Adjustment<Event>[] =>
  die === undefined
    ? []
    : near(die, 1, 5).map((to) => ({
        adjustment: { type: 'setDie', to },
        label: { key: 'adjustment.setDie', values: { to } },
        events: [{ type: 'DieRolled', value: to }],
      }));
