import type { Pool } from 'pg';
import type { Outside } from '../../events/outside.js';
import type { Message } from '../../games/kit/message.js';
import { countOneMore, type Limit, type Tell } from '../../refusals/limit.js';
import { Refusal } from '../../refusals/refusal.js';
import { wrong } from '../../refusals/wrong.js';
import type { Happening } from '../entry-writer.js';
import type { LiveGame } from '../live-game.js';
import type { Period } from '../table/clock/period.js';
import { notCounted, type NotCounted } from '../table/clock/vacations.js';
import type { TableService } from '../table.service.js';
import { seatsPlayed, takenFor, vacationEnds, vacationIsTaken } from './away.js';

export interface VacationShown {
  readonly id: string;
  readonly from: string;
  readonly until: string;
}

/** In which game, and for which seat there, a vacation counts. */
export interface CountsIn {
  readonly game: string;
  readonly seat: string;
  readonly counts: boolean;
  readonly why: NotCounted | null;
}

/** From now on, where it is not said from when. */
interface AskedVacation {
  readonly from?: Date | undefined;
  readonly until: Date;
  readonly tell?: Tell;
}

interface Row {
  readonly id: string;
  readonly since: Date;
  readonly until: Date;
}

const VACATIONS: Limit = { name: 'vacations', most: 10, seconds: 86_400 };

const PLAYED = `SELECT DISTINCT s.game_id AS id FROM seats s JOIN games g ON g.id = s.game_id
  WHERE s.player_id = $1 AND g.status = 'playing' ORDER BY s.game_id`;

/** $1 player, $2 now. */
const AHEAD = `SELECT id, since, until FROM vacations WHERE player_id = $1 AND until > $2 ORDER BY since`;

/** Takes no two at once. $1 player, $2 id, $3 since, $4 until, $5 now. */
const TAKE = `INSERT INTO vacations (player_id, id, since, until, created_at)
  SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS (
    SELECT FROM vacations WHERE player_id = $1 AND since < $4 AND until > $3)`;

/** When each was taken. $1 player, $2 since. */
const TAKEN = `SELECT created_at AS at FROM vacations WHERE player_id = $1 AND created_at > $2 ORDER BY created_at`;

/** It is over, and counts still as one that was taken. $1 player, $2 id. */
const END = `UPDATE vacations SET since = created_at, until = created_at WHERE player_id = $1 AND id = $2`;

/** Players who are away: in each of their games, as far as it allows. */
export class VacationsService {
  constructor(
    private readonly pool: Pool,
    private readonly outside: Outside,
    private readonly table: TableService,
  ) {}

  /** The same again takes no second one, and tells what could not be told before. @throws Refusal */
  async take(
    playerId: string,
    asked: AskedVacation,
  ): Promise<VacationShown & { readonly games: readonly CountsIn[] }> {
    const row = (await this.known(playerId, asked)) ?? (await this.added(playerId, asked));
    const period = { from: row.since.getTime(), until: row.until.getTime() };
    return { ...shown(row), games: await this.tell(playerId, period) };
  }

  /** What this asks for, if it was taken already. */
  private async known(playerId: string, { from, until }: AskedVacation): Promise<Row | undefined> {
    const now = this.outside.now();
    const { rows } = await this.pool.query<Row>(AHEAD, [playerId, now]);
    return rows.find(
      (row) =>
        row.until.getTime() === until.getTime() &&
        (from === undefined ? row.since <= now : row.since.getTime() === from.getTime()),
    );
  }

  private async added(playerId: string, asked: AskedVacation): Promise<Row> {
    const now = this.outside.now();
    const row = { id: this.outside.id(), since: asked.from ?? now, until: asked.until };
    mustBeAhead(now, row.since, row.until);
    await this.mustBeFew(playerId, now, asked.tell);
    const { rowCount } = await this.pool.query(TAKE, [playerId, row.id, row.since, row.until, now]);
    if (rowCount === 1) return row;
    const meanwhile = await this.known(playerId, asked);
    if (meanwhile === undefined) throw new Refusal('vacation-taken');
    return meanwhile;
  }

  /** One that costs no days is told in every game, too. @throws Refusal */
  private async mustBeFew(playerId: string, now: Date, tell?: Tell): Promise<void> {
    const since = new Date(now.getTime() - VACATIONS.seconds * 1_000);
    const { rows } = await this.pool.query<{ at: Date }>(TAKEN, [playerId, since]);
    const before = rows.map(({ at }) => at.getTime());
    countOneMore(VACATIONS, before, now.getTime(), tell);
  }

  /** Those that are not over. */
  async list(playerId: string): Promise<VacationShown[]> {
    const { rows } = await this.pool.query<Row>(AHEAD, [playerId, this.outside.now()]);
    return rows.map(shown);
  }

  /** Back early, or not leaving at all. @throws Refusal */
  async end(playerId: string, id: string): Promise<void> {
    const now = this.outside.now();
    const { rows } = await this.pool.query<Row>(AHEAD, [playerId, now]);
    const row = rows.find((one) => one.id === id);
    if (row === undefined) throw new Refusal('vacation-not-found');
    const period = { from: row.since.getTime(), until: row.until.getTime() };
    await this.inEach(playerId, (live, seat) => {
      const taken = takenFor(live.at, seat, period, now.getTime());
      return taken && vacationEnds(seat, taken.entry);
    });
    await this.pool.query(END, [playerId, id]);
  }

  private async tell(playerId: string, period: Period): Promise<CountsIn[]> {
    const found: CountsIn[] = [];
    await this.inEach(playerId, (live, seat) => {
      if (takenFor(live.at, seat, period, 0) !== undefined) {
        found.push({ game: live.at.id, seat, counts: true, why: null });
        return undefined;
      }
      const at = new Date(Math.max(this.outside.now().getTime(), Date.parse(live.at.at)));
      if (at.getTime() >= period.until) return undefined;
      const why = notCounted(live.at, seat, period);
      found.push({ game: live.at.id, seat, counts: why === undefined, why: why ?? null });
      return why === undefined ? vacationIsTaken(seat, period, at) : undefined;
    });
    // A game that moved on meanwhile was asked twice.
    return [...new Map(found.map((one) => [`${one.game} ${one.seat}`, one])).values()];
  }

  /** For every seat of the player in games that are being played. */
  private async inEach(
    playerId: string,
    happens: (live: LiveGame, seat: string) => Happening | undefined,
  ): Promise<void> {
    const { rows } = await this.pool.query<{ id: string }>(PLAYED, [playerId]);
    for (const { id } of rows) {
      const seats = seatsPlayed(await this.table.look(id, playerId), playerId);
      for (const seat of seats) {
        await this.table.change(id, playerId, (live) =>
          seatsPlayed(live, playerId).includes(seat) ? happens(live, seat) : undefined,
        );
      }
    }
  }
}

function mustBeAhead(now: Date, from: Date, until: Date): void {
  const refuse = (pointer: string, what: Message): Refusal =>
    new Refusal('invalid-request', {}, { errors: [{ pointer, what }] });
  if (from < now) throw refuse('/from', wrong('past'));
  if (until <= from) throw refuse('/until', wrong('later', { other: 'from' }));
}

function shown({ id, since, until }: Row): VacationShown {
  return { id, from: since.toISOString(), until: until.toISOString() };
}
