import type { SeatId } from '../audience.js';
import type { Decision } from '../game-definition.js';
import type { Random } from '../random.js';
import { phaseAhead, type Foresight } from './foresight.js';
import type { Deed, Phase, Phases, Question, World } from './phase.js';
import type { Pending } from './tale.js';

/** What the machine does with a tale; see `AgendaTale`. */
interface Telling<State, Event, Step> {
  readonly state: State;
  readonly events: readonly Event[];
  readonly isOver: boolean;
  take(): Step | undefined;
  putBack(step: Step): void;
  close(): void;
}

/** The rules of a game that lie in an agenda. */
export interface Played<W extends World, Event> {
  readonly phases: Phases<W, W['step']['is']>;
  tell(state: W['state']): W['tale'] & Telling<W['state'], Event, W['step']>;
  /** Done after every step. */
  settle(tale: W['tale'], random: Random): void;
  /** Whether a decision is about its step, for its label. */
  readonly tellsStep?: boolean;
  /** What must be put right before anything else is asked, by public facts. */
  dueBeforeAsking(state: W['state']): W['step'] | undefined;
}

/** Does one step after another until somebody must be asked; answers go to the step that asks. */
export class Agenda<W extends World, Event> {
  constructor(
    private readonly played: Played<W, Event>,
    private readonly tells?: (step: W['step']) => Foresight,
  ) {}

  decisions(state: W['state']): readonly Decision[] {
    const asked = this.standing(state);
    if (asked === undefined) return [];
    const { step, question } = asked;
    const kind = question.kind?.(step as never) ?? step.is;
    const about = this.played.tellsStep === true ? { about: step } : {};
    return question
      .asks(state, step as never)
      .map((seat) => ({ id: `${kind}-${state.question}-${seat}`, kind, seats: [seat], ...about }));
  }

  legalActions(state: W['state'], seat: SeatId): readonly W['action'][] {
    const asked = this.standing(state);
    if (asked === undefined || !asked.question.asks(state, asked.step as never).includes(seat)) return [];
    return asked.question.mayDo(state, asked.step as never, seat);
  }

  defaultAction(state: W['state'], seat: SeatId, random: Random): W['action'] {
    const { step, question } = this.standing(state) ?? nothingToDecide();
    return question.inTime(state, step as never, seat, random);
  }

  decide(state: W['state'], seat: SeatId, action: W['action'], random: Random): readonly Event[] {
    const { step, question } = this.standing(state) ?? nothingToDecide();
    const does = (question.does[action.type as W['action']['type']] ?? nothingToDecide()) as (
      tale: W['tale'],
      answer: object,
      random: Random,
    ) => void;
    const tale = this.played.tell(state);
    tale.take();
    does(tale, { step, seat, action }, random);
    return this.goOn(tale, random);
  }

  /** For a look ahead (`foreseen`), by one who can tell so much of what a step brings. */
  lookingAhead(tells: (step: W['step']) => Foresight): Agenda<W, Event> {
    return new Agenda(this.played, tells);
  }

  /** What is told from here on, until somebody is asked or the game is over. */
  goOn(tale: ReturnType<Played<W, Event>['tell']>, random: Random): readonly Event[] {
    this.played.settle(tale, random);
    while (!tale.isOver && !this.asksSomebody(tale, random)) this.played.settle(tale, random);
    if (!tale.isOver) tale.close();
    return tale.events;
  }

  /** The question that stands, with its step. */
  private standing(
    state: W['state'],
  ): { readonly step: W['step']; readonly question: Question<W, never> } | undefined {
    const [step] = (state as Pending<W['step']>).agenda;
    if (step === undefined) return undefined;
    const phase = this.phaseOf(step);
    return isDeed(phase) ? undefined : { step, question: phase };
  }

  /** Takes the next step; whether it waits for an answer. */
  private asksSomebody(tale: ReturnType<Played<W, Event>['tell']>, random: Random): boolean {
    const step = tale.take() ?? nothingToDecide();
    const phase = this.phaseOf(step);
    if (isDeed(phase)) {
      phase.happens(tale, step as never, random);
      return false;
    }
    if (phase.asks(tale.state, step as never).length === 0) {
      phase.unasked?.(tale, step as never, random);
      return false;
    }
    const due = this.played.dueBeforeAsking(tale.state);
    tale.putBack(step);
    if (due === undefined || due.is === step.is) return true;
    tale.putBack(due);
    return false;
  }

  private phaseOf(step: W['step']): Phase<W, never> {
    const phase = this.played.phases[step.is as W['step']['is']] as unknown as Phase<W, never>;
    return this.tells === undefined ? phase : phaseAhead(phase, this.tells(step));
  }
}

const isDeed = <W extends World>(phase: Phase<W, never>): phase is Deed<W, never> => 'happens' in phase;

function nothingToDecide(): never {
  throw new Error('Nothing is to be decided now');
}
