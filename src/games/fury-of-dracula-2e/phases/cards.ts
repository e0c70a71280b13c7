import type { Random } from '../../kit/random.js';
import { actions, type Action } from '../actions.js';
import { EVENT_RULES } from '../cards/play.js';
import { pickFor } from '../chance.js';
import type { State } from '../state.js';
import type { cardSteps } from '../steps/cards.js';
import type { StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import { unbuilt, yetToBuild } from '../unbuilt.js';
import type { NamesOf, Phases, Question } from './phase.js';
import { takeEffect, window } from './window.js';

type Asks = StepOf<'cardAsks'>;

const choices = (state: State, step: Asks): readonly Action[] =>
  EVENT_RULES[step.card].choices?.(state, step) ?? unbuilt(`what ${step.card} lets one choose`);

function choose(tale: Tale, { step, action }: { step: Asks; action: Action }, random: Random): void {
  const rule = EVENT_RULES[step.card];
  if (rule.isChosen === undefined) unbuilt(`what follows from a choice for ${step.card}`);
  rule.isChosen(tale, step, action, random);
}

/** What may be chosen stands with the card. */
const cardAsks: Question<'cardAsks'> = {
  asks: (_state, { seat }) => [seat],
  mayDo: choices,
  inTime: (state, step, seat, random) => pickFor(seat, choices(state, step), random),
  does: Object.fromEntries(Object.keys(actions).map((name) => [name, choose])),
};

/** Event cards: windows, effects and the choices that they want. */
export const cardPhases: Phases<NamesOf<typeof cardSteps>> = {
  window,
  takeEffect,
  cardAsks,
  reveal: { happens: yetToBuild('cards that reveal places') },
  allyHarms: { happens: yetToBuild('Quincey P. Morris') },
};
