import type { Random } from '../../kit/random.js';
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
  /** What it does, unless it was cancelled. Choices are steps of their own (`cardAsks`). */
  takesEffect(tale: Tale, step: StepOf<'takeEffect'>, random: Random): void;
}

export interface ItemRule {
  mayUse?(state: State, hunter: HunterId, occasion: Occasion): boolean;
  isUsed(tale: Tale, hunter: HunterId, occasion: Occasion, random: Random): void;
}

export type EventRules<Cards extends EventId> = { readonly [Card in Cards]: EventRule };
export type ItemRules = { readonly [Item in ItemId]?: ItemRule };
