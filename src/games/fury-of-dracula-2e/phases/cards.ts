import { alike } from '../../kit/agenda/alike.js';
import type { Random } from '../../kit/random.js';
import { actions, type Action } from '../actions.js';
import { setOn } from '../cards/allies.js';
import { portsFrom } from '../cards/board-events.js';
import { USE_RULES } from '../cards/items.js';
import { toHunters } from '../cards/occasions.js';
import { EVENT_RULES } from '../cards/play.js';
import { turnUp } from '../cards/revealing.js';
import { pickFor } from '../chance.js';
import { draculaIsAt } from '../reading.js';
import { HUNTERS, type FurySeat } from '../seats.js';
import type { State } from '../state.js';
import type { cardSteps } from '../steps/cards.js';
import type { StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import { penalize } from './dracula-moves.js';
import type { Deed, NamesOf, Phases, Question } from './phase.js';
import { turnUpCard } from './trail.js';
import { takeEffect, window } from './window.js';

type Asks = StepOf<'cardAsks'>;

const choices = (state: State, step: Asks): readonly Action[] =>
  EVENT_RULES[step.card].choices?.(state, step) ?? [];

function choose(tale: Tale, { step, action }: { step: Asks; action: Action }, random: Random): void {
  const rule = EVENT_RULES[step.card];
  if (rule.isChosen === undefined) throw new Error(`${step.card} lets nobody choose`);
  rule.isChosen(tale, step, action, random);
}

/** Who is late passes, where that may be done. */
function whenLate(seat: FurySeat, offered: readonly Action[], random: Random): Action {
  const pass = offered.find(({ type }) => type === 'pass');
  return pass ?? pickFor(seat, offered, random);
}

/** What may be chosen stands with the card. */
const cardAsks: Question<'cardAsks'> = {
  asks: (_state, { seat }) => [seat],
  mayDo: choices,
  inTime: (state, step, seat, random) => whenLate(seat, choices(state, step), random),
  does: alike(actions, choose),
};

type Uses = StepOf<'useAsks'>;

const usesOf = (state: State, { use, seat }: Uses) => USE_RULES[use].choices(state, seat);

function use(tale: Tale, { step, action }: { step: Uses; action: Action }, random: Random): void {
  USE_RULES[step.use].isChosen(tale, step.seat, action, random);
}

/** What may be chosen stands with the item, or with what resolve buys. */
const useAsks: Question<'useAsks'> = {
  asks: (_state, { seat }) => [seat],
  mayDo: usesOf,
  inTime: (state, step, seat, random) => pickFor(seat, usesOf(state, step), random),
  does: { chooseHunter: use, chooseToken: use },
};

/** If he is there, his card is turned up, and he must go to a port or has no legal move. */
const driveOut: Deed<'driveOut'> = {
  happens: (tale, { location }) => {
    if (draculaIsAt(tale.state) !== location) return;
    turnUpCard(tale, { area: 'trail', space: 1 });
    if (portsFrom(tale.state, location).length === 0) return penalize(tale);
    tale.next({ is: 'cardAsks', card: 'stormy-seas', seat: 'dracula', locations: [location] });
  },
};

/** Quincey P. Morris: one hunter in every turn of Dracula. */
const allyHarms: Question<'allyHarms'> = {
  asks: () => ['dracula'],
  mayDo: () => toHunters(HUNTERS),
  inTime: (_state, _step, seat, random) => pickFor(seat, toHunters(HUNTERS), random),
  does: { chooseHunter: (tale, { action: { hunter } }) => setOn(tale, hunter) },
};

/** Event cards: windows, effects and the choices that they want. */
export const cardPhases: Phases<NamesOf<typeof cardSteps>> = {
  window,
  takeEffect,
  cardAsks,
  useAsks,
  reveal: { happens: (tale, step) => turnUp(tale, step) },
  driveOut,
  allyHarms,
};
