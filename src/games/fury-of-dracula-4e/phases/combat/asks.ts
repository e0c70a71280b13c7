import { alike } from '../../../kit/agenda/alike.js';
import { actions, type Action } from '../../actions/actions.js';
import { clawAt } from '../../combat/dracula-cards.js';
import { escape, flightsOrNone, fly } from '../../combat/escaping.js';
import { leaveCombat } from '../../combat/foe.js';
import { LUCY, spendLucy } from '../../combat/lucy.js';
import { DRACULA_COMBAT_IDS } from '../../values.js';
import { combatOf } from '../../evolve/combat.js';
import { isCity } from '../../map.js';
import { isHunter } from '../../seats.js';
import type { State } from '../../state.js';
import type { StepOf } from '../../steps/steps.js';
import type { Tale } from '../../tale.js';
import { whenLate } from '../cards/late.js';
import type { Question } from '../phase.js';
import { avert } from '../table/harm.js';
import { cardsOf } from './round.js';

type Asks = StepOf<'combatAsks'>;

/** What may be chosen for a card, and what follows. */
interface Choice {
  choices(state: State, step: Asks): readonly Action[];
  isChosen(tale: Tale, step: Asks, action: Action): void;
}

const PASS: Action = { type: 'pass' };

const fighters = (state: State): readonly Action[] =>
  combatOf(state).hunters.map((hunter) => ({ type: 'chooseHunter', hunter }));

const claws: Choice = {
  choices: fighters,
  isChosen: (tale, _step, action) => {
    if (action.type === 'chooseHunter') clawAt(tale, action.hunter);
  },
};

const plotting: Choice = {
  choices: (state) => {
    const { deck } = combatOf(state);
    return DRACULA_COMBAT_IDS.filter((card) => deck[card] > 0).map((card) => ({
      type: 'takeCombatCard',
      card,
    }));
  },
  isChosen: (tale, _step, action) => {
    if (action.type !== 'takeCombatCard') return;
    tale.tell({ type: 'CombatCardsTaken', cards: [action.card] });
    tale.tell({ type: 'CombatDeckSearched' });
  },
};

const flipPlotting: Choice = {
  choices: () => [PASS, { type: 'flipPlotting' }],
  isChosen: (tale, _step, action) => {
    const engaged = combatOf(tale.state).draculaShows?.engaged;
    if (action.type !== 'flipPlotting' || engaged === undefined) return;
    tale.tell({ type: 'PlottingFlipped' });
    tale.tell({ type: 'CombatCardCancelled', seat: engaged });
  },
};

const flight: Choice = {
  choices: flightsOrNone,
  isChosen: (tale, _step, action) => {
    if (action.type === 'chooseLocation' && isCity(action.location)) fly(tale, action.location);
  },
};

/** One hunter at least, as many as the user likes. */
const holyCircle: Choice = {
  choices: (state, { what }) => [...(what === 'holyCircle' ? [] : [PASS]), ...fighters(state)],
  isChosen: (tale, step, action) => {
    if (action.type !== 'chooseHunter') return;
    leaveCombat(tale, action.hunter);
    tale.next({ ...step, what: 'holyCircleMore' });
  },
};

/** Planned Ambush: another card instead of the one that was shown. */
const swapCard: Choice = {
  choices: (state, { seat }) => [
    PASS,
    ...(isHunter(seat) ? cardsOf(state, seat) : []).map((card): Action => ({ type: 'fightWith', card })),
  ],
  isChosen: (tale, { seat }, action) => {
    if (!isHunter(seat)) return;
    if (action.type === 'fightWith') tale.tell({ type: 'CombatCardSwapped', seat, card: action.card });
    tale.tell({ type: 'PreparedSpent', seat, card: 'planned-ambush' });
  },
};

const LUCY_OR_NOT: readonly Action[] = [PASS, { type: 'playEvent', card: LUCY.card }];

const cancelEscape: Choice = {
  choices: () => LUCY_OR_NOT,
  isChosen: (tale, _step, action) => {
    if (action.type === 'pass') return escape(tale);
    spendLucy(tale);
    tale.tell({ type: 'CombatCardCancelled', seat: 'dracula' });
  },
};

const avertHarm: Choice = {
  choices: () => LUCY_OR_NOT,
  isChosen: (tale, _step, action) => {
    if (action.type === 'pass') return;
    spendLucy(tale);
    avert(tale);
  },
};

const CHOICES: Readonly<Record<Asks['what'], Choice>> = {
  claws,
  plotting,
  flipPlotting,
  fly: flight,
  holyCircle,
  holyCircleMore: holyCircle,
  swapCard,
  cancelEscape,
  avertHarm,
};

const choices = (state: State, step: Asks): readonly Action[] => CHOICES[step.what].choices(state, step);

/** A card of the combat wants a choice. A pass is told: it changes nothing. */
function choose(tale: Tale, { step, action }: { step: Asks; action: Action }): void {
  if (action.type === 'pass') tale.tell({ type: 'Passed', seat: step.seat });
  CHOICES[step.what].isChosen(tale, step, action);
}

export const combatAsks: Question<'combatAsks'> = {
  asks: (state, { seat }) => (combatOf(state).hunters.length > 0 ? [seat] : []),
  mayDo: choices,
  inTime: (state, step, seat, random) => whenLate(seat, choices(state, step), random),
  does: alike(actions, choose),
};
