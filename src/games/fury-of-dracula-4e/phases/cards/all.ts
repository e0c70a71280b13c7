import { alike } from '../../../kit/agenda/alike.js';
import type { Random } from '../../../kit/random.js';
import { actions, type Action } from '../../actions/actions.js';
import { ITEM_RULES } from '../../cards/items.js';
import { EVENT_RULES } from '../../cards/play.js';
import type { State } from '../../state.js';
import type { cardSteps } from '../../steps/cards.js';
import type { StepOf } from '../../steps/steps.js';
import type { Tale } from '../../tale.js';
import type { NamesOf, Phases, Question } from '../phase.js';
import { allyActs } from './ally-acts.js';
import { whenLate } from './late.js';
import { window } from './window.js';

type CardAsks = StepOf<'cardAsks'>;
type ItemAsks = StepOf<'itemAsks'>;

const cardChoices = (state: State, step: CardAsks): readonly Action[] =>
  EVENT_RULES[step.card].choices?.(state, step) ?? [];

const itemChoices = (state: State, step: ItemAsks): readonly Action[] =>
  ITEM_RULES[step.item]?.choices?.(state, step) ?? [];

function chooseForCard(tale: Tale, { step, action }: { step: CardAsks; action: Action }, random: Random) {
  EVENT_RULES[step.card].isChosen?.(tale, step, action, random);
}

function chooseForItem(tale: Tale, { step, action }: { step: ItemAsks; action: Action }, random: Random) {
  ITEM_RULES[step.item]?.isChosen?.(tale, step, action, random);
}

/** What may be chosen stands with the card. */
const cardAsks: Question<'cardAsks'> = {
  asks: (_state, { seat }) => [seat],
  mayDo: cardChoices,
  inTime: (state, step, seat, random) => whenLate(seat, cardChoices(state, step), random),
  does: alike(actions, chooseForCard),
};

/** What may be chosen stands with the item. */
const itemAsks: Question<'itemAsks'> = {
  asks: (_state, { seat }) => [seat],
  mayDo: itemChoices,
  inTime: (state, step, seat, random) => whenLate(seat, itemChoices(state, step), random),
  does: alike(actions, chooseForItem),
};

/** Cards: windows, effects and the choices that they want. */
export const cardPhases: Phases<NamesOf<typeof cardSteps>> = {
  window,
  takeEffect: { happens: (tale, step, random) => EVENT_RULES[step.card].takesEffect(tale, step, random) },
  cardAsks,
  itemAsks,
  allyActs,
};
