import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Outside } from '../../events/outside.js';
import { Refusal } from '../../refusals/refusal.js';
import type { Outbox } from '../deliveries/outbox.js';
import type { AskedSettings, MailMode, MailSettings, Recipient } from './mail-settings.js';
import type { MailTokens } from './mail-tokens.js';

/** So many mails to confirm an address are sent in an hour: to the address, whoever asks; and for one account. */
const MOST_TO_ADDRESS = 3;
const MOST_FOR_ACCOUNT = 5;
const HOUR = 3_600;

/** After so many mails that came back for good in a row, the address has to be confirmed again. */
const MOST_BOUNCES = 3;

const COLUMNS = `s.address, s.confirmed_at IS NOT NULL AS confirmed, s.mode, s.digest_at AS "digestAt",
  s.quiet_from AS "quietFrom", s.quiet_to AS "quietTo", s.zone, s.language`;

const SETTINGS = `SELECT ${COLUMNS},
  (SELECT coalesce(json_agg(json_build_object('game', g.game_id, 'mode', g.mode) ORDER BY g.game_id), '[]')
    FROM mail_games g WHERE g.player_id = s.player_id) AS games FROM mail_settings s WHERE s.player_id = $1`;

/** A new address has to be confirmed, and what came back from the old one does not count. */
const CHANGE = `INSERT INTO mail_settings AS s
    (player_id, address, mode, digest_at, quiet_from, quiet_to, zone, language)
  SELECT id, $2, $3, $4, $5, $6, $7, $8 FROM players WHERE id = $1 AND erased_at IS NULL
  ON CONFLICT (player_id) DO UPDATE SET address = $2, mode = $3, digest_at = $4, quiet_from = $5, quiet_to = $6,
    zone = $7, language = $8, confirmed_at = CASE WHEN s.address = $2 THEN s.confirmed_at END,
    bounces = CASE WHEN s.address = $2 THEN s.bounces ELSE 0 END`;

const DEFAULTS: AskedSettings = {
  ...{ mode: 'immediately', digestAt: '08:00', quietFrom: null, quietTo: null },
  ...{ zone: 'UTC', language: 'en' },
};

/** Where players get mail, and when. */
export class AddressBook {
  private readonly toAddress = new RateLimiterMemory({ points: MOST_TO_ADDRESS, duration: HOUR });
  private readonly forAccount = new RateLimiterMemory({ points: MOST_FOR_ACCOUNT, duration: HOUR });

  constructor(
    private readonly pool: Pool,
    private readonly outside: Outside,
    private readonly outbox: Outbox,
    private readonly tokens: MailTokens,
  ) {}

  /** @throws Refusal where there are none */
  async settings(playerId: string): Promise<MailSettings> {
    const { rows } = await this.pool.query<MailSettings>(SETTINGS, [playerId]);
    if (rows[0] === undefined) throw new Refusal('not-found');
    return rows[0];
  }

  /** Asks the owner of an address that is named to confirm it, where that has not been done. @throws Refusal */
  async change(playerId: string, asked: AskedSettings): Promise<MailSettings> {
    const known = await this.known(playerId);
    const wanted = { ...DEFAULTS, ...known, ...given(asked) };
    const { address, mode, digestAt, quietFrom, quietTo, zone, language } = wanted;
    if (address === undefined) throw addressMissing();
    const isNew = known?.address !== address;
    const isAsked = isNew || (asked.address !== undefined && !known.confirmed);
    if (isAsked) await this.requireRoom(playerId, address);
    await this.pool.query(CHANGE, [playerId, address, mode, digestAt, quietFrom, quietTo, zone, language]);
    await this.pool.query('UPDATE players SET email = $2 WHERE id = $1 AND erased_at IS NULL', [
      playerId,
      address,
    ]);
    if (isAsked) await this.askToConfirm(playerId, address);
    return this.settings(playerId);
  }

  /** No mail any more; what is on its way is not sent. */
  async remove(playerId: string): Promise<void> {
    await this.pool.query('DELETE FROM mail_settings WHERE player_id = $1', [playerId]);
    await this.pool.query('UPDATE players SET email = NULL WHERE id = $1', [playerId]);
  }

  /** @throws Refusal for who holds no seat of the game */
  async changeGame(playerId: string, gameId: string, mode: MailMode): Promise<void> {
    const { rowCount } = await this.pool.query('SELECT FROM seats WHERE game_id = $1 AND player_id = $2', [
      gameId,
      playerId,
    ]);
    if (rowCount === 0) throw new Refusal('game-not-found');
    await this.setGame(playerId, gameId, mode);
  }

  /** As with all other games again. */
  async resetGame(playerId: string, gameId: string): Promise<void> {
    await this.pool.query('DELETE FROM mail_games WHERE game_id = $1 AND player_id = $2', [gameId, playerId]);
  }

  /** @returns the address that is confirmed now; undefined where the token does not confirm anything any more */
  async confirmBy(token: string): Promise<string | undefined> {
    const grant = await this.tokens.find(token, 'confirm');
    if (grant === undefined) return undefined;
    return (await this.confirm(grant.playerId!, grant.address)) ? grant.address : undefined;
  }

  /** Once more is no change. @returns whether this is the player's address, confirmed */
  async confirm(playerId: string, address: string): Promise<boolean> {
    const now = this.outside.now();
    const { rows } = await this.pool.query<{ before: Date | null }>(
      `WITH before AS (SELECT confirmed_at FROM mail_settings WHERE player_id = $1 FOR UPDATE)
       UPDATE mail_settings SET confirmed_at = coalesce(confirmed_at, $3), bounces = 0
       WHERE player_id = $1 AND lower(address) = lower($2) RETURNING (SELECT confirmed_at FROM before) AS before`,
      [playerId, address, now],
    );
    if (rows[0]?.before === null) await this.outbox.tellOpen(playerId, playerId, now);
    return rows.length === 1;
  }

  /** Of a player who has just shown that the address is theirs. */
  async keepConfirmed(playerId: string, address: string): Promise<void> {
    await this.pool.query(
      'INSERT INTO mail_settings (player_id, address, confirmed_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [playerId, address, this.outside.now()],
    );
  }

  /** The address that the player has confirmed. */
  async addressOf(playerId: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ address: string }>(
      'SELECT address FROM mail_settings WHERE player_id = $1 AND confirmed_at IS NOT NULL',
      [playerId],
    );
    return rows[0]?.address;
  }

  /** Who has confirmed the address, and did so first. */
  async playerOf(address: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ player_id: string }>(
      `SELECT player_id FROM mail_settings WHERE lower(address) = lower($1) AND confirmed_at IS NOT NULL
       ORDER BY confirmed_at, player_id LIMIT 1`,
      [address],
    );
    return rows[0]?.player_id;
  }

  /** @param topic a game, whose own mode counts before that of the player */
  async recipient(playerId: string, topic: string): Promise<Recipient | undefined> {
    const { rows } = await this.pool.query<Recipient>(
      `SELECT ${COLUMNS.replace('s.mode', 'coalesce(g.mode, s.mode) AS mode')}, s.player_id AS "playerId",
         s.digest_done_at AS "digestDoneAt"
       FROM mail_settings s LEFT JOIN mail_games g ON g.player_id = s.player_id AND g.game_id = $2
       WHERE s.player_id = $1`,
      [playerId, topic],
    );
    return rows[0];
  }

  /** As the bearer of a mail asks: mails like it, or all. @returns false where the token has ended */
  async stopBy(token: string, what: 'game' | 'all'): Promise<boolean> {
    const grant = await this.tokens.find(token, 'sent');
    if (typeof grant?.playerId !== 'string') return false;
    const { playerId, gameId } = grant;
    if (what === 'game' && gameId !== null) await this.setGame(playerId, gameId, 'never');
    else await this.stopAll(playerId);
    return true;
  }

  /** Also those of games that had a mode of their own. */
  private async stopAll(playerId: string): Promise<void> {
    await this.pool.query(
      `WITH own AS (DELETE FROM mail_games WHERE player_id = $1)
       UPDATE mail_settings SET mode = 'never' WHERE player_id = $1`,
      [playerId],
    );
  }

  /** A mail came back for good. */
  async bounced(playerId: string): Promise<void> {
    await this.pool.query(
      `UPDATE mail_settings SET bounces = bounces + 1,
         confirmed_at = CASE WHEN bounces + 1 >= $2 THEN NULL ELSE confirmed_at END WHERE player_id = $1`,
      [playerId, MOST_BOUNCES],
    );
  }

  /** A mail came back, addressed to the sender of its envelope. */
  async bouncedBy(token: string): Promise<void> {
    const grant = await this.tokens.find(token, 'sent');
    if (typeof grant?.playerId !== 'string') return;
    if ((await this.addressOf(grant.playerId)) === grant.address) await this.bounced(grant.playerId);
  }

  async arrived(playerId: string): Promise<void> {
    await this.pool.query('UPDATE mail_settings SET bounces = 0 WHERE player_id = $1 AND bounces > 0', [
      playerId,
    ]);
  }

  private async setGame(playerId: string, gameId: string, mode: MailMode): Promise<void> {
    await this.pool.query(
      `INSERT INTO mail_games (game_id, player_id, mode) VALUES ($1, $2, $3)
       ON CONFLICT (game_id, player_id) DO UPDATE SET mode = excluded.mode`,
      [gameId, playerId, mode],
    );
  }

  private async known(playerId: string): Promise<MailSettings | undefined> {
    return (await this.pool.query<MailSettings>(SETTINGS, [playerId])).rows[0];
  }

  private async askToConfirm(playerId: string, address: string): Promise<void> {
    await this.outbox.add({
      ...{ topic: playerId, id: `msg_${this.outside.id()}`, type: 'address.confirm', channel: 'mail' },
      ...{ playerId, target: playerId, data: { address }, at: this.outside.now() },
    });
  }

  /** @throws Refusal */
  private async requireRoom(playerId: string, address: string): Promise<void> {
    await this.toAddress.consume(address.toLowerCase()).catch(refuse);
    await this.forAccount.consume(playerId).catch(refuse);
  }
}

/** Without what is left out. */
function given(asked: AskedSettings): AskedSettings {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

function addressMissing(): Refusal {
  return new Refusal('invalid-request', {}, { errors: [{ pointer: '/address', what: 'is required' }] });
}

/** The limiter rejects with the count when the limit is passed. */
function refuse(outcome: unknown): never {
  if (!(outcome instanceof RateLimiterRes)) throw outcome;
  throw new Refusal('too-many-requests', { retryAfter: Math.ceil(outcome.msBeforeNext / 1000) });
}
