import type { Pool } from 'pg';
import { NO_ANSWERS, type StandingAnswers } from '../table/standing.js';

const KEEP = `INSERT INTO standing_answers AS kept (game_id, seat, since, answers) VALUES ($1, $2, $3, $4::json)
  ON CONFLICT (game_id, seat) DO UPDATE SET since = excluded.since, answers = excluded.answers
  WHERE kept.since <= excluded.since`;

/** What seats answer in advance. It is no part of the journal: nobody else can tell that it is there. */
export class KeptAnswers {
  constructor(private readonly pool: Pool) {}

  async of(gameId: string, seat: string): Promise<StandingAnswers> {
    const { rows } = await this.pool.query<StandingAnswers>({
      name: 'standing-answers',
      text: 'SELECT since, answers FROM standing_answers WHERE game_id = $1 AND seat = $2',
      values: [gameId, seat],
    });
    return rows[0] ?? NO_ANSWERS;
  }

  /** In the place of all that the seat answered in advance before. What was said later in the game stays. */
  async keep(gameId: string, seat: string, { since, answers }: StandingAnswers): Promise<void> {
    await this.pool.query(KEEP, [gameId, seat, since, JSON.stringify(answers)]);
  }
}
