import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Outside } from '../../events/outside.js';
import type { EntryWriter } from '../entry-writer.js';
import type { LiveGames } from '../live-games.js';
import { whatIsDue, type Now } from './due.js';
import type { Heartbeat } from './heartbeat.js';

const LOOK_MS = 1_000;
const PAGE = 100;
/** In one game at one look; what is left is done by the next. */
const MOST_ENTRIES = 50;
const LONGEST_PAUSE_MS = 300_000;

/** $1 now, $2 those that have not begun and were changed last before this are due, $3 which are left out, $4 how many. */
const DUE = `
  SELECT id FROM (
    (SELECT id, due_at FROM games WHERE status = 'playing' AND due_at <= $1 AND NOT id = ANY ($3)
      ORDER BY due_at LIMIT $4)
    UNION ALL
    (SELECT id, due_at FROM games WHERE status = 'open' AND due_at <= $2 AND NOT id = ANY ($3)
      ORDER BY due_at LIMIT $4)) AS due
  ORDER BY due_at LIMIT $4`;

/** Games in which time ran. */
const TIMED = `SELECT id FROM games WHERE status = 'playing' AND due_at IS NOT NULL AND ($1::uuid IS NULL OR id > $1)
  ORDER BY id LIMIT $2`;

const DAY_MS = 86_400_000;

interface Needs {
  readonly games: LiveGames;
  readonly writer: EntryWriter;
  readonly pool: Pool;
  readonly outside: Outside;
  readonly heartbeat: Heartbeat;
}

/**
 * The one clock: what is due in a game is appended to it. A deadline has passed when that is done and not before, so a move
 * that is accepted first counts. Any number of servers may look at once: the version of the game lets one of them be it.
 */
export class DeadlineWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  /** By game in which it failed: how often in a row, and until when it is left alone. */
  private readonly failures = new Map<string, { readonly count: number; readonly until: number }>();

  constructor(
    private readonly needs: Needs,
    private readonly lobbyDays: number,
    private readonly failed: (error: unknown) => void,
  ) {}

  onApplicationBootstrap(): void {
    this.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.stop();
  }

  start(): void {
    this.timer = setInterval(() => {
      // A server that waits for a game is not away.
      void this.needs.heartbeat.beat().catch(this.failed);
      this.looking ??= this.look()
        .catch(this.failed)
        .finally(() => (this.looking = undefined));
    }, LOOK_MS);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  /** Does all that is due now. */
  async look(): Promise<void> {
    const { heartbeat, outside } = this.needs;
    await heartbeat.beat();
    const now = outside.now();
    const untold = (await heartbeat.outages()).filter(({ told }) => !told);
    // Nobody's default is taken before everybody has their time back.
    if (untold.length > 0) {
      await this.tellAll(now);
      await heartbeat.told(untold);
    }
    const again = [...this.failures]
      .filter(([, { until }]) => until <= now.getTime())
      .map(([id]) => ({ id }));
    await this.settleEach(again, now);
    for (let found = PAGE; found === PAGE;) {
      found = await this.lookOnce(now);
    }
  }

  private async lookOnce(now: Date): Promise<number> {
    const opened = this.lobbyDays > 0 ? new Date(now.getTime() - this.lobbyDays * DAY_MS) : null;
    const { rows } = await this.needs.pool.query<{ id: string }>({
      name: 'due-games',
      text: DUE,
      values: [now, opened, this.leftAlone(now), PAGE],
    });
    await this.settleEach(rows, now);
    return rows.length;
  }

  private async tellAll(now: Date): Promise<void> {
    for (let after: string | null = null; ;) {
      const { rows }: { rows: { id: string }[] } = await this.needs.pool.query(TIMED, [after, PAGE]);
      await this.settleEach(rows, now);
      if (rows.length < PAGE) return;
      after = rows.at(-1)!.id;
    }
  }

  private leftAlone(now: Date): string[] {
    return [...this.failures].filter(([, { until }]) => until > now.getTime()).map(([id]) => id);
  }

  /** A server at work is not silent, however long it takes; it may find that it was away in the middle of it. */
  private async settleEach(games: readonly { readonly id: string }[], at: Date): Promise<void> {
    const { heartbeat } = this.needs;
    for (const { id } of games) {
      await heartbeat.beat();
      await this.settle(id, { at, lobbyDays: this.lobbyDays, outages: await heartbeat.outages() });
    }
  }

  /** Where it fails, the other games are not kept waiting. */
  private async settle(gameId: string, now: Now): Promise<void> {
    try {
      const live = await this.needs.games.fresh(gameId);
      await live.inTurn(async () => {
        for (let count = 0; count < MOST_ENTRIES; count++) {
          const happening = whatIsDue(live, now);
          if (happening === undefined) return;
          // Who was faster has changed what is due.
          await this.needs.writer.append(live, happening);
        }
      });
      this.failures.delete(gameId);
    } catch (error) {
      this.failed(error);
      const count = (this.failures.get(gameId)?.count ?? 0) + 1;
      const pause = Math.min(LOOK_MS * 2 ** count, LONGEST_PAUSE_MS);
      this.failures.set(gameId, { count, until: now.at.getTime() + pause });
    }
  }
}
