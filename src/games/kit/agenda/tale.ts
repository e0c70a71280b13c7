import { Story } from '../story.js';
import type { AgendaChanged, AnyStep, StepNamed } from './step.js';

/** What a state holds for it. */
export interface Pending<Step extends AnyStep> {
  /** What is to be done, the first step first. It holds nothing that is not public. */
  readonly agenda: readonly Step[];
  /** How many questions were asked so far. */
  readonly question: number;
  readonly over?: unknown;
}

/** What happens in one entry, and what is to be done after it. Steps that are put first are done first. */
export class AgendaTale<State extends Pending<Step>, Event, Step extends AnyStep> extends Story<
  State,
  Event | AgendaChanged<Step>
> {
  private steps: readonly Step[];
  private kept: Step | undefined;

  constructor(state: State, evolve: (state: State, event: Event | AgendaChanged<Step>) => State) {
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
  skipTo(...names: readonly Step['is'][]): void {
    const at = this.steps.findIndex(({ is }) => names.includes(is));
    if (at < 0) throw new Error(`None of ${names.join(', ')} is to be done`);
    this.steps = this.steps.slice(at);
  }

  /** Does these before the first step of this name. */
  putBefore(name: Step['is'], ...steps: readonly Step[]): void {
    const at = this.steps.findIndex(({ is }) => is === name);
    if (at < 0) throw new Error(`${name} is not to be done`);
    this.steps = this.steps.toSpliced(at, 0, ...steps);
  }

  /** Does other steps, or none, in the place of each. */
  revise(change: (step: Step) => readonly Step[]): void {
    this.steps = this.steps.flatMap(change);
  }

  /** Leaves out the first step of this name. */
  drop(name: Step['is']): void {
    const at = this.steps.findIndex(({ is }) => is === name);
    if (at >= 0) this.steps = this.steps.toSpliced(at, 1);
  }

  /** Changes the first step of this name, if it is to be done. */
  amend<Name extends Step['is']>(
    name: Name,
    change: (step: StepNamed<Step, Name>) => StepNamed<Step, Name>,
  ): void {
    const at = this.steps.findIndex(({ is }) => is === name);
    const step = this.steps[at];
    if (step !== undefined) this.steps = this.steps.with(at, change(step as StepNamed<Step, Name>));
  }

  /** The game is over, and nothing is to be done any more. */
  endWith(event: Event): void {
    this.steps = [];
    this.tell(event);
  }

  /** Writes down what is to be done. A question that still stands keeps its number. */
  close(): void {
    const same = this.kept !== undefined && this.kept === this.steps[0];
    const question = this.state.question + (same ? 0 : 1);
    this.tell({ type: 'AgendaChanged', agenda: [...this.steps], question });
  }
}
