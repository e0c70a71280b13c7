import type { SeatId } from '../audience.js';
import type { Of } from '../by-type.js';
import type { Typed } from '../game-definition.js';
import type { Random } from '../random.js';
import type { AnyStep, StepNamed } from './step.js';
import type { AgendaTale, Pending } from './tale.js';

/** The kinds of things of one game. */
export interface World {
  readonly step: AnyStep;
  readonly state: Pending<AnyStep>;
  readonly seat: SeatId;
  readonly action: Typed;
  readonly tale: object;
}

type NameIn<W extends World> = W['step']['is'];

/** The one who answered, what is asked, and how. */
export interface Answer<W extends World, Name extends NameIn<W>, Asked extends W['action']['type']> {
  readonly step: StepNamed<W['step'], Name>;
  readonly seat: W['seat'];
  readonly action: Of<W['action'], Asked>;
}

export type Does<W extends World, Name extends NameIn<W>, Asked extends W['action']['type']> = (
  tale: W['tale'],
  answer: Answer<W, Name, Asked>,
  random: Random,
) => void;

/** A step that asks. What may be answered stands beside what each answer does. */
export interface Question<W extends World, Name extends NameIn<W>> {
  /** The name of the question, where it is not that of the step. */
  kind?(step: StepNamed<W['step'], Name>): string;
  /** Who is asked, by public facts alone. Nobody: the step is passed over. */
  asks(state: W['state'], step: StepNamed<W['step'], Name>): readonly W['seat'][];
  mayDo(state: W['state'], step: StepNamed<W['step'], Name>, seat: W['seat']): readonly W['action'][];
  /** The answer for a seat that gives none in time. */
  inTime(state: W['state'], step: StepNamed<W['step'], Name>, seat: W['seat'], random: Random): W['action'];
  readonly does: { readonly [Asked in W['action']['type']]?: Does<W, Name, Asked> };
  /** What happens if nobody is asked. */
  unasked?(tale: W['tale'], step: StepNamed<W['step'], Name>, random: Random): void;
}

/** A step that is done at once. */
export interface Deed<W extends World, Name extends NameIn<W>> {
  happens(tale: W['tale'], step: StepNamed<W['step'], Name>, random: Random): void;
}

export type Phase<W extends World, Name extends NameIn<W>> = Question<W, Name> | Deed<W, Name>;

/** A phase for each of these steps. */
export type Phases<W extends World, Names extends NameIn<W>> = { readonly [Name in Names]: Phase<W, Name> };

/** The tale of a world, as the machine needs it. */
export type TaleOf<W extends World, Event> = AgendaTale<W['state'] & Pending<W['step']>, Event, W['step']>;
