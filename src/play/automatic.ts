import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import { EVERYONE, PASSING, type Entry } from '../events/entry.js';
import type { EventStore } from '../events/event-store.js';
import type { Decision, Heard, Typed } from '../games/kit/game-definition.js';
import type { Random } from '../games/kit/random.js';
import type { LiveGame } from './live-game.js';
import type { LiveGames } from './live-games.js';
import type { PlayService } from './play.service.js';
import { decisionOf, plainEvent, type GameAt } from './table/game-at.js';
import { isTableEvent } from './table/events.js';

const LONGEST_PAUSE_MS = 300_000;

/** So that the bots of a server that has died are taken up by another. */
const LOOK_ROUND_MS = 30_000;

/** A number that decides nothing of the game: what a bot does is its own action, and is recorded as one. */
const ownChoice: Random = { below: (n) => randomInt(n) };

/** Seats of bots, answered after the same delay whatever they hold. */
export class Automatic {
  private readonly due = new Map<string, NodeJS.Timeout>();
  private readonly acting = new Set<Promise<void>>();
  /** By game: how often in a row its bots could not act. */
  private readonly failures = new Map<string, number>();
  private round: NodeJS.Timeout | undefined;
  private stopped = false;

  /** @param delay milliseconds from the question to the answer */
  constructor(
    private readonly games: LiveGames,
    private readonly store: EventStore,
    private readonly play: PlayService,
    private readonly pool: Pool,
    private readonly delay: number,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Takes up the games in which a bot is to act, now and from time to time. */
  async start(): Promise<void> {
    await this.takeUp();
    this.round = setInterval(() => void this.takeUp().catch(this.failed), LOOK_ROUND_MS);
    this.round.unref();
  }

  async takeUp(): Promise<void> {
    const { rows } = await this.pool.query<{ id: string }>(
      `SELECT DISTINCT g.id FROM games g JOIN seats s ON s.game_id = g.id
       WHERE g.status = 'playing' AND s.kind = 'bot' AND s.seat = ANY (g.awaiting)`,
    );
    for (const { id } of rows) this.wake(id);
  }

  /** Looks whether a bot must act now, and sets it going. */
  notice(game: GameAt): void {
    if (botAwaited(game) !== undefined) this.wake(game.id);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.round);
    for (const timer of this.due.values()) clearTimeout(timer);
    this.due.clear();
    await Promise.all(this.acting);
  }

  private wake(gameId: string, delay = this.delay): void {
    if (this.stopped || this.due.has(gameId)) return;
    const timer = setTimeout(() => {
      this.due.delete(gameId);
      const acting = this.answer(gameId).then(
        () => void this.failures.delete(gameId),
        (error: unknown) => this.tryLater(gameId, error),
      );
      this.acting.add(acting);
      void acting.then(() => this.acting.delete(acting));
    }, delay);
    this.due.set(gameId, timer);
  }

  /** Nobody else would act for this seat, so the game would stand still. */
  private tryLater(gameId: string, error: unknown): void {
    this.failed(error);
    const failures = (this.failures.get(gameId) ?? 0) + 1;
    this.failures.set(gameId, failures);
    this.wake(gameId, Math.min(Math.max(this.delay, 1) * 2 ** failures, LONGEST_PAUSE_MS));
  }

  private async answer(gameId: string): Promise<void> {
    const live = await this.games.at(gameId, 0);
    const moved = await live.inTurn(() => this.answerOnce(live));
    if (moved) return;
    // Another server was faster, or answered for this seat: look again at what it wrote.
    this.notice((await this.games.fresh(gameId)).at);
  }

  private async answerOnce(live: LiveGame): Promise<boolean> {
    const awaited = botAwaited(live.at);
    if (awaited === undefined) return true;
    const action = await this.choose(live, awaited.seat, awaited.decision);
    return this.play.actAs(live, awaited.seat, action, 'bot');
  }

  private async choose(live: LiveGame, seat: string, decision: Decision): Promise<Typed> {
    const { ruleset, rules } = live.at;
    if (ruleset.bot === undefined) return ruleset.defaultAction(rules, decision, seat, ownChoice);
    const heard = heardBy(await this.store.read(live.at.id, 0), seat);
    const view = ruleset.view(rules, seat, 'told');
    return ruleset.bot(view, heard, ruleset.legalActions(rules, seat), seat, ownChoice);
  }
}

interface Awaited {
  readonly seat: string;
  readonly decision: Decision;
}

function botAwaited(game: GameAt): Awaited | undefined {
  for (const { seat, kind } of game.table.seats) {
    const decision = kind === 'bot' ? decisionOf(game, seat) : undefined;
    if (decision !== undefined) return { seat, decision };
  }
  return undefined;
}

/** What a seat that listened all the time was told, what passed included. */
function heardBy(entries: readonly Entry[], seat: string): Heard<Typed>[] {
  return entries.flatMap(({ entry, events }) =>
    events
      .filter(
        ({ type, audience }) =>
          !isTableEvent(type) && [EVERYONE, PASSING, seat].some((slot) => audience.includes(slot)),
      )
      .map((event) => ({ entry, event: plainEvent(event) })),
  );
}
