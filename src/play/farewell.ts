import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import { Refusal } from '../refusals/refusal.js';
import { isWithdrawn } from './arbiters/chairs.js';
import type { Invitations } from './invitations.js';
import { gameIsCancelled, seatGoesToBot, seatIsGivenUp } from './seating.js';
import type { TableService } from './table.service.js';

interface Held {
  readonly game_id: string;
  readonly seat: string;
}

// What was under way when the account was erased can still sit down: each look ends what it finds.
const MOST_LOOKS = 4;
// A request that was let in before has ended by the last of these, or never will.
const LATER_MS = [1_000, 5_000, 45_000];

const UNFINISHED = `g.status IN ('open', 'playing')`;
const HELD = `SELECT s.game_id, s.seat FROM seats s JOIN games g ON g.id = s.game_id
  WHERE s.player_id = $1 AND ${UNFINISHED} ORDER BY s.game_id, s.seat`;
const JUDGED = `SELECT a.player_id, g.id FROM arbiters a JOIN games g ON g.id = a.game_id
  WHERE a.arbiter IN (SELECT json_array_elements_text(g.about->'arbiters'))`;
const OWN = `SELECT g.id FROM games g WHERE g.maker = $1 AND (g.status = 'open'
  OR EXISTS (SELECT 1 FROM invitations i WHERE i.game_id = g.id AND i.email IS NOT NULL))`;
const OF_OWN = `IN (SELECT id FROM games WHERE maker = $1)`;
// By the tables at the end a farewell that was left unfinished is known.
const FORGET_MESSAGES = [
  `inbound_mails WHERE player_id = $1`,
  `inbound_mails WHERE token IN (SELECT hash FROM reply_tokens WHERE player_id = $1)`,
  `deliveries WHERE player_id = $1`,
  `deliveries WHERE target IN (SELECT id FROM webhooks WHERE player_id = $1)`,
  `deliveries WHERE type = 'invitation' AND topic ${OF_OWN}`,
  `mail_tokens WHERE player_id IS NULL AND game_id ${OF_OWN}`,
  `reply_tokens WHERE kind = 'invitation' AND topic ${OF_OWN}`,
  ...['mail_tokens', 'reply_tokens', 'mail_games', 'mail_settings', 'webhooks'].map(
    (table) => `${table} WHERE player_id = $1`,
  ),
];
const LEFT_OVER = `SELECT p.id FROM players p WHERE p.erased_at IS NOT NULL AND (
  EXISTS (SELECT 1 FROM games g WHERE g.maker = p.id AND g.status = 'open')
  OR p.id IN (SELECT player_id FROM (${JUDGED}) AS judged)
  OR EXISTS (SELECT 1 FROM texts t WHERE t.player_id = p.id)
  OR EXISTS (SELECT 1 FROM messages m WHERE m.player_id = p.id AND m.text IS NOT NULL)
  OR EXISTS (SELECT 1 FROM webhooks w WHERE w.player_id = p.id)
  OR EXISTS (SELECT 1 FROM mail_settings m WHERE m.player_id = p.id)
  OR EXISTS (SELECT 1 FROM seats s JOIN games g ON g.id = s.game_id WHERE s.player_id = p.id AND ${UNFINISHED}))`;

/** What becomes of a player's games when the account is erased. The chain stays whole: it knows seats only. */
export class Farewell implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly looks = new Set<Promise<void>>();
  private looksAgain = false;

  constructor(
    private readonly pool: Pool,
    private readonly table: TableService,
    private readonly invitations: Invitations,
  ) {}

  /**
   * Open games lose the player, those of their own are cancelled; in running games the plain bot takes the seat. No
   * game has them as its arbiter any more.
   */
  async forget(playerId: string): Promise<void> {
    if (!this.looksAgain) return this.leaveAll(playerId);
    LATER_MS.forEach((pause) => this.later(pause, playerId));
    await this.look(() => this.leaveAll(playerId));
  }

  /** A server that was stopped in the middle of a farewell left something over. */
  onApplicationBootstrap(): void {
    this.looksAgain = true;
    void this.look(async () => {
      const { rows } = await this.pool.query<{ id: string }>(LEFT_OVER);
      for (const { id } of rows) await this.leaveAll(id);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.looksAgain = false;
    this.timers.forEach((timer) => clearTimeout(timer));
    await Promise.all(this.looks);
  }

  private later(pause: number, playerId: string): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void this.look(() => this.leaveAll(playerId));
    }, pause);
    this.timers.add(timer.unref());
  }

  /** What fails is tried again by the next look, at the latest after the next start. */
  private look(leave: () => Promise<void>): Promise<void> {
    const look = leave()
      .catch((error: unknown) => new Logger('farewell').error(error))
      .finally(() => this.looks.delete(look));
    this.looks.add(look);
    return look;
  }

  private async leaveAll(playerId: string): Promise<void> {
    for (let count = 0; count < MOST_LOOKS && (await this.leaveFound(playerId)); count++);
  }

  /** @returns whether there was anything to leave */
  private async leaveFound(playerId: string): Promise<boolean> {
    await this.pool.query('DELETE FROM texts WHERE player_id = $1', [playerId]);
    await this.pool.query('DELETE FROM vacations WHERE player_id = $1', [playerId]);
    await this.pool.query('UPDATE messages SET text = NULL WHERE player_id = $1 AND text IS NOT NULL', [
      playerId,
    ]);
    await this.forgetMessages(playerId);
    const seats = await this.pool.query<Held>(HELD, [playerId]);
    for (const held of seats.rows) await this.leave(playerId, held).catch(ignoreStrangers);
    const judged = await this.pool.query<{ id: string }>(`${JUDGED} AND a.player_id = $1`, [playerId]);
    for (const { id } of judged.rows) await this.riseFrom(id, playerId).catch(ignoreStrangers);
    const games = await this.pool.query<{ id: string }>(OWN, [playerId]);
    for (const { id } of games.rows) {
      await this.invitations.forgetAddresses(id);
      await this.table.change(id, playerId, (live) =>
        live.at.table.status === 'open' ? gameIsCancelled() : undefined,
      );
    }
    return seats.rows.length + judged.rows.length + games.rows.length > 0;
  }

  /** What was told and written, to whom the player wrote to invite them, and where all of it went. */
  private async forgetMessages(playerId: string): Promise<void> {
    for (const rows of FORGET_MESSAGES) await this.pool.query(`DELETE FROM ${rows}`, [playerId]);
  }

  /** An arbiter's chair. */
  private riseFrom(game: string, playerId: string): Promise<void> {
    return this.table.change(game, playerId, (live) => {
      const arbiter = live.arbiterOf(playerId);
      return arbiter === undefined ? undefined : isWithdrawn(arbiter, 'arbiter');
    });
  }

  private async leave(playerId: string, { game_id: game, seat }: Held): Promise<void> {
    await this.table.change(game, playerId, (live) => {
      if (live.players.get(seat) !== playerId) return undefined;
      return live.at.table.status === 'open'
        ? seatIsGivenUp(live, seat, playerId)
        : seatGoesToBot(live, seat);
    });
  }
}

/** Another server may have been faster: then the game is no longer there for the player. */
function ignoreStrangers(error: unknown): void {
  if (!(error instanceof Refusal && error.code === 'game-not-found')) throw error;
}
