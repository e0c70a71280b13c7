import { Story } from '../kit/story.js';
import type { Event } from './events/events.js';
import { evolve } from './evolve/evolve.js';
import type { FurySeat } from './seats.js';
import type { State } from './state.js';
import type { Step, StepName, StepOf } from './steps/steps.js';
import type { EndReason } from './values.js';

/** What happens in one entry, and what is to be done after it. Steps that are put first are done first. */
export class Tale extends Story<State, Event> {
  private steps: readonly Step[];
  private kept: Step | undefined;

  constructor(state: State) {
    super(state, evolve);
    this.steps = state.agenda;
  }

  get isOver(): boolean {
    return this.state.over !== undefined;
  }

  /** Do these next, in this order. */
  next(...steps: readonly Step[]): void {
    this.steps = [...steps, ...this.steps];
  }

  /** Ask the rest of the seats the same question still. */
  stillAsk(step: Step): void {
    // A step of its own: an equal one that comes later is another question.
    this.kept = { ...step };
    this.next(this.kept);
  }

  /** The step to do now. */
  take(): Step | undefined {
    const [step, ...rest] = this.steps;
    this.steps = rest;
    return step;
  }

  putBack(step: Step): void {
    this.steps = [step, ...this.steps];
  }

  /** Leaves out everything before the first step of these names. */
  skipTo(...names: readonly StepName[]): void {
    const at = this.steps.findIndex(({ is }) => names.includes(is));
    if (at < 0) throw new Error(`None of ${names.join(', ')} is to be done`);
    this.steps = this.steps.slice(at);
  }

  /** Does these before the first step of this name. */
  putBefore(name: StepName, ...steps: readonly Step[]): void {
    const at = this.steps.findIndex(({ is }) => is === name);
    if (at < 0) throw new Error(`${name} is not to be done`);
    this.steps = this.steps.toSpliced(at, 0, ...steps);
  }

  /** Does other steps, or none, in the place of each. */
  revise(change: (step: Step) => readonly Step[]): void {
    this.steps = this.steps.flatMap(change);
  }

  /** Leaves out the first step of this name. */
  drop(name: StepName): void {
    const at = this.steps.findIndex(({ is }) => is === name);
    if (at >= 0) this.steps = this.steps.toSpliced(at, 1);
  }

  /** Changes the first step of this name, if it is to be done. */
  amend<Name extends StepName>(name: Name, change: (step: StepOf<Name>) => StepOf<Name>): void {
    const at = this.steps.findIndex(({ is }) => is === name);
    const step = this.steps[at];
    if (step !== undefined) this.steps = this.steps.with(at, change(step as StepOf<Name>));
  }

  /** The game is over, and nothing is to be done any more. */
  end(winners: readonly FurySeat[], reason: EndReason): void {
    this.steps = [];
    this.tell({ type: 'GameEnded', winners: [...winners], reason });
  }

  /** Writes down what is to be done. A question that still stands keeps its number. */
  close(): void {
    const same = this.kept !== undefined && this.kept === this.steps[0];
    const question = this.state.question + (same ? 0 : 1);
    this.tell({ type: 'AgendaChanged', agenda: [...this.steps], question });
  }
}
