import type { Pool } from 'pg';
import type { EventStore } from '../events/event-store.js';
import { botAction } from './bot-action.js';
import { BotTurns } from './bot-turns.js';
import { HeardEntries } from './heard-entries.js';
import type { LiveGame } from './live-game.js';
import type { LiveGames } from './live-games.js';
import type { PlayService } from './play.service.js';
import type { KeptAnswers } from './standing/kept-answers.js';
import { decisionOf, decisionsOf, type GameAt } from './table/game-at.js';
import { answerInAdvance, mayStandFor } from './table/standing.js';

const LONGEST_PAUSE_MS = 300_000;

/** So that what a server that has died was to answer is taken up by another. */
const LOOK_ROUND_MS = 30_000;

/** Questions to bots, and of kinds that the seat has answered in advance. */
const TO_TAKE_UP = `
  SELECT g.id AS "gameId", g.version, s.seat, asked->>'id' AS decision
  FROM games g CROSS JOIN json_array_elements(g.about->'decisions') AS asked
  JOIN seats s ON s.game_id = g.id AND (asked->'seats')::jsonb ? s.seat
  LEFT JOIN standing_answers a ON a.game_id = s.game_id AND a.seat = s.seat
  WHERE g.status = 'playing' AND (s.kind = 'bot' OR EXISTS (
    SELECT FROM json_array_elements(a.answers) AS given WHERE given->>'kind' = asked->>'kind'))`;

/** Something that a seat is asked and may not have to answer itself. */
interface Question {
  readonly gameId: string;
  /** At which the game asks it. */
  readonly version: number;
  readonly seat: string;
  /** Id of the decision. */
  readonly decision: string;
}

/** Bots, and what seats have answered in advance: each question is answered after the same delay, whatever they hold. */
export class Automatic {
  private readonly due = new Map<string, NodeJS.Timeout>();
  private readonly acting = new Set<Promise<void>>();
  /** By question: how often in a row it could not be answered. */
  private readonly failures = new Map<string, number>();
  private readonly heard: HeardEntries;
  private round: NodeJS.Timeout | undefined;
  private stopped = false;

  /** @param delay milliseconds from the question to the answer */
  constructor(
    private readonly games: LiveGames,
    store: EventStore,
    private readonly play: PlayService,
    private readonly kept: KeptAnswers,
    private readonly pool: Pool,
    private readonly delay: number,
    private readonly failed: (error: unknown) => void,
    private readonly turns = new BotTurns(),
  ) {
    this.heard = new HeardEntries(store);
  }

  /** Takes up what is to be answered, now and from time to time. */
  async start(): Promise<void> {
    await this.takeUp();
    this.round = setInterval(() => void this.takeUp().catch(this.failed), LOOK_ROUND_MS);
    this.round.unref();
  }

  async takeUp(): Promise<void> {
    const { rows } = await this.pool.query<Question>(TO_TAKE_UP);
    for (const question of rows) this.wake(question, this.delay);
  }

  /** Sets going what may have to be answered now. */
  notice(game: GameAt): void {
    for (const question of questionsIn(game)) this.wake(question, this.delay);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.round);
    for (const timer of this.due.values()) clearTimeout(timer);
    this.due.clear();
    this.turns.stop();
    await Promise.all(this.acting);
  }

  private wake(question: Question, delay: number): void {
    const key = keyOf(question);
    if (this.stopped || this.due.has(key)) return;
    const timer = setTimeout(() => {
      this.due.delete(key);
      const acting = this.answer(question).then(
        () => void this.failures.delete(key),
        (error: unknown) => this.tryLater(question, error),
      );
      this.acting.add(acting);
      void acting.then(() => this.acting.delete(acting));
    }, delay);
    this.due.set(key, timer);
  }

  /** Nobody else would act for this seat, so the game would stand still. */
  private tryLater(question: Question, error: unknown): void {
    this.failed(error);
    const failures = (this.failures.get(keyOf(question)) ?? 0) + 1;
    this.failures.set(keyOf(question), failures);
    this.wake(question, Math.min(Math.max(this.delay, 1) * 2 ** failures, LONGEST_PAUSE_MS));
  }

  private async answer(question: Question): Promise<void> {
    const live = await this.games.at(question.gameId, question.version);
    const answered = () => live.inTurn(() => this.answerOnce(live, question));
    const isDone = isBot(live.at, question.seat)
      ? await this.turns.take(hasPeople(live.at), answered)
      : await answered();
    if (isDone !== false) return;
    // Another server was faster, or the seat itself: look again at what was written.
    this.notice((await this.games.fresh(question.gameId)).at);
  }

  /** @returns false if the game had moved on */
  private async answerOnce(live: LiveGame, question: Question): Promise<boolean> {
    if (openDecision(live.at, question) === undefined) return true;
    return isBot(live.at, question.seat) ? this.botActs(live, question) : this.standingActs(live, question);
  }

  // Whatever has to be read is read first: the game may move on meanwhile, and only then is the answer chosen.

  private async botActs(live: LiveGame, question: Question): Promise<boolean> {
    const entries = await this.heard.of(question.gameId);
    const decision = openDecision(live.at, question);
    if (decision === undefined) return true;
    const action = botAction(live.at, question.seat, decision, entries);
    return this.play.actAs(live, question.seat, action, 'bot');
  }

  private async standingActs(live: LiveGame, question: Question): Promise<boolean> {
    const given = await this.kept.of(question.gameId, question.seat);
    const decision = openDecision(live.at, question);
    const action = decision && answerInAdvance(live.at, question.seat, decision, given);
    return action === undefined || this.play.actAs(live, question.seat, action, 'standing');
  }
}

const keyOf = ({ gameId, seat, decision }: Question): string => `${gameId} ${seat} ${decision}`;

function isBot({ table }: GameAt, seat: string): boolean {
  return table.seats.some((one) => one.seat === seat && one.kind === 'bot');
}

function hasPeople({ table }: GameAt): boolean {
  return table.seats.some(({ kind }) => kind === 'player');
}

/** The decision that the question was, if it still stands. */
function openDecision(game: GameAt, { seat, decision: id }: Question) {
  const decision = decisionOf(game, seat);
  return decision?.id === id ? decision : undefined;
}

/** By what everyone knows: whether a seat has in fact answered in advance is looked up when it is time. */
function questionsIn(game: GameAt): Question[] {
  const { id: gameId, version } = game;
  return decisionsOf(game).flatMap((decision) =>
    decision.seats
      .filter((seat) => isBot(game, seat) || mayStandFor(game, seat, decision))
      .map((seat) => ({ gameId, version, seat, decision: decision.id })),
  );
}
