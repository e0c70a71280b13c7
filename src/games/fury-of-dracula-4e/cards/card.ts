import type { Random } from '../../kit/random.js';
import type { Action } from '../actions/actions.js';
import type { EventId } from '../data/event-cards.js';
import type { ItemId } from '../data/item-cards.js';
import type { FurySeat, HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { Step, StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';

/** What a card is played for: the step that asked. */
export type Occasion = Step;

export interface EventRule {
  /** Whether the seat may play it now; where it may be played at all stands in `windows.ts`. It may read the seat's own secrets. */
  mayPlay?(state: State, seat: FurySeat, occasion: Occasion): boolean;
  /** What it does, unless it was cancelled. A choice is a step of its own: put `cardAsks`. */
  takesEffect(tale: Tale, step: StepOf<'takeEffect'>, random: Random): void;
  /** What may be chosen at `cardAsks`. Never nothing: where there is nothing to choose, do not ask, by public facts. */
  choices?(state: State, step: StepOf<'cardAsks'>): readonly Action[];
  isChosen?(tale: Tale, step: StepOf<'cardAsks'>, action: Action, random: Random): void;
}

export interface ItemRule {
  mayUse?(state: State, hunter: HunterId, occasion: Occasion): boolean;
  isUsed(tale: Tale, hunter: HunterId, occasion: Occasion, random: Random): void;
  choices?(state: State, step: StepOf<'itemAsks'>): readonly Action[];
  isChosen?(tale: Tale, step: StepOf<'itemAsks'>, action: Action, random: Random): void;
}

/** A rule for some of the events, or items. */
export type EventRules = Readonly<Partial<Record<EventId, EventRule>>>;
export type ItemRules = Readonly<Partial<Record<ItemId, ItemRule>>>;
