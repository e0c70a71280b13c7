import type { Action } from '../../src/games/fury-of-dracula-2e/actions.js';
import type { Event } from '../../src/games/fury-of-dracula-2e/events/events.js';
import { furyOfDracula } from '../../src/games/fury-of-dracula-2e/fury-of-dracula-2e.js';
import type { State } from '../../src/games/fury-of-dracula-2e/state.js';
import type { SeatId } from '../../src/games/kit/audience.js';
import type { Ruleset } from '../../src/games/kit/game-definition.js';
import type { Random } from '../../src/games/kit/random.js';
import { decidedOtherwise } from '../support/games/fury-secrets.js';

/** What the other world must know of this one. */
interface Stage {
  /** Whose secrets differ. */
  apart: readonly SeatId[];
  /** Whether other cards are drawn just now. */
  differs: boolean;
  /** What happened here and not yet there, by entries. */
  happened: (readonly Event[])[];
}

export const stage: Stage = { apart: [], differs: true, happened: [] };

type Rules = typeof furyOfDracula;

const here: Rules = {
  ...furyOfDracula,
  decide: (...asked: Parameters<Rules['decide']>) => {
    const events = furyOfDracula.decide(...asked);
    stage.happened.push(events);
    return events;
  },
};

/** The other world is asked second: there, seats that are apart draw other cards in secret. */
const there: Rules = {
  ...furyOfDracula,
  begin: (setup, random) => {
    const { apart } = stage;
    return decidedOtherwise((chance) => furyOfDracula.begin(setup, chance), random, { apart, ...setup })
      .events;
  },
  decide: (state: State, seat: SeatId, action: Action, random: Random) =>
    decidedOtherwise((chance) => furyOfDracula.decide(state, seat, action, chance), random, {
      apart: stage.apart,
      differs: stage.differs,
      options: state.options,
      events: stage.happened.shift() ?? [],
    }).events,
};

/** The same rules without a player of their own: whose seat is a bot's does what is done for those who are late. */
const LATE = 'fury-of-dracula-2e-late';

function withLate(rules: Rules): Ruleset[] {
  const { bot: _, ...late } = rules;
  return [rules, { ...late, ruleset: LATE }];
}

export const FURIES = [furyOfDracula.ruleset, LATE] as const;
export const furiesHere = withLate(here);
export const furiesThere = withLate(there);
