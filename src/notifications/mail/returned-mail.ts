import type { Pool } from 'pg';
import type { MailTokens } from './mail-tokens.js';

/** After so many mails that came back for good in a row, the address has to be confirmed again. */
const MOST_BOUNCES = 3;

/** What becomes of an address that mail comes back from. */
export class ReturnedMail {
  constructor(
    private readonly pool: Pool,
    private readonly tokens: MailTokens,
  ) {}

  /** A mail came back for good. */
  async bounced(playerId: string): Promise<void> {
    await this.pool.query(
      `UPDATE mail_settings SET bounces = bounces + 1,
         confirmed_at = CASE WHEN bounces + 1 >= $2 THEN NULL ELSE confirmed_at END WHERE player_id = $1`,
      [playerId, MOST_BOUNCES],
    );
  }

  /** A mail came back, addressed to the sender of its envelope. The same report again is no other. */
  async bouncedBy(token: string): Promise<void> {
    const grant = await this.tokens.comesBack(token);
    if (typeof grant?.playerId !== 'string') return;
    const { rowCount } = await this.pool.query(
      'SELECT FROM mail_settings WHERE player_id = $1 AND address = $2 AND confirmed_at IS NOT NULL',
      [grant.playerId, grant.address],
    );
    if (rowCount === 1) await this.bounced(grant.playerId);
  }

  async arrived(playerId: string): Promise<void> {
    await this.pool.query('UPDATE mail_settings SET bounces = 0 WHERE player_id = $1 AND bounces > 0', [
      playerId,
    ]);
  }
}
