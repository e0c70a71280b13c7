import { near } from '../kit/adjusting.js';
import type { Adjustment } from '../kit/game-definition.js';
import { STAKES_FOR_GIFTS } from './data/parts.js';
import { nameOf } from './describe.js';
import type { Event } from './events.js';
import { playersIn, type State } from './state.js';

/** What an arbiter may put right: how many stakes a player has, short of the gifts that they bring. */
export const adjustments = (state: State): readonly Adjustment<Event>[] =>
  playersIn(state).flatMap(({ seat, stakes: now }) =>
    near(now, 0, STAKES_FOR_GIFTS - 1).map((stakes) => ({
      adjustment: { type: 'setStakes', seat, stakes },
      label: { key: 'adjustment.setStakes', values: { seat: nameOf(seat), stakes } },
      events: [{ type: 'StakesChanged', seat, stakes }],
    })),
  );
