import type { Pool } from 'pg';
import type { Outside } from '../../events/outside.js';
import { inTransaction } from '../../events/transaction.js';
import { Refusal } from '../../refusals/refusal.js';
import { wrong } from '../../refusals/wrong.js';
import type { Outbox } from '../deliveries/outbox.js';
import type { Asking, Confirming } from './confirming.js';
import type { AskedSettings, MailMode, MailSettings, Recipient } from './mail-settings.js';
import type { MailTokens } from './mail-tokens.js';

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

/** As `CHANGE` takes them. */
const valuesOf = ({ address, mode, digestAt, quietFrom, quietTo, zone, language }: AskedSettings) => [
  address,
  mode,
  digestAt,
  quietFrom,
  quietTo,
  zone,
  language,
];

const DEFAULTS: AskedSettings = {
  ...{ mode: 'immediately', digestAt: '08:00', quietFrom: null, quietTo: null },
  ...{ zone: 'UTC', language: 'en' },
};

/** Who reads a mail. Without a game, `ruleset` and `status` are null. */
export interface Reader {
  readonly language: string;
  readonly ruleset: string | null;
  readonly status: string | null;
}

/** Where players get mail, and when. */
export class AddressBook {
  constructor(
    private readonly pool: Pool,
    private readonly outside: Outside,
    private readonly outbox: Outbox,
    private readonly tokens: MailTokens,
    private readonly confirming: Confirming,
  ) {}

  /** @throws Refusal where there are none */
  async settings(playerId: string): Promise<MailSettings> {
    const { rows } = await this.pool.query<MailSettings>(SETTINGS, [playerId]);
    if (rows[0] === undefined) throw new Refusal('no-mail-address');
    return rows[0];
  }

  /**
   * Asks the owner of an address that is named to confirm it, where that has not been done.
   * @throws Refusal
   */
  async change(playerId: string, asked: AskedSettings, asking?: Asking): Promise<MailSettings> {
    const known = await this.known(playerId);
    const wanted = { ...DEFAULTS, ...known, ...given(asked) };
    const { address } = wanted;
    if (address === undefined) throw addressMissing();
    const isAsked = known?.address !== address || (asked.address !== undefined && !known.confirmed);
    await inTransaction(this.pool, async (session) => {
      await session.query(CHANGE, [playerId, ...valuesOf(wanted)]);
      if (isAsked) await this.confirming.ask(session, playerId, address, asking);
    });
    await this.lookAgain(playerId);
    return this.settings(playerId);
  }

  /**
   * Of a new account. Where its owner was asked too often, that is done another time.
   * @param language in which its mails begin
   */
  async enter(playerId: string, address: string, language: string, network?: string): Promise<void> {
    const asked = { address, language };
    await this.change(playerId, asked, { network }).catch(async (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      await this.pool.query(CHANGE, [playerId, ...valuesOf({ ...DEFAULTS, ...asked })]);
    });
  }

  /** No mail any more; what is on its way is not sent. */
  async remove(playerId: string): Promise<void> {
    await this.pool.query('DELETE FROM mail_settings WHERE player_id = $1', [playerId]);
  }

  /** @throws Refusal for who holds no seat of the game */
  async changeGame(playerId: string, gameId: string, mode: MailMode): Promise<void> {
    const { rowCount } = await this.pool.query('SELECT FROM seats WHERE game_id = $1 AND player_id = $2', [
      gameId,
      playerId,
    ]);
    if (rowCount === 0) throw new Refusal('game-not-found');
    await this.setGame(playerId, gameId, mode);
    await this.lookAgain(playerId);
  }

  /** As with all other games again. */
  async resetGame(playerId: string, gameId: string): Promise<void> {
    await this.pool.query('DELETE FROM mail_games WHERE game_id = $1 AND player_id = $2', [gameId, playerId]);
    await this.lookAgain(playerId);
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
  async keepConfirmed(playerId: string, address: string, language: string): Promise<void> {
    await this.pool.query(
      `INSERT INTO mail_settings (player_id, address, confirmed_at, language) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING`,
      [playerId, address, this.outside.now(), language],
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

  /** The address of an account, confirmed or not; null where it has none. */
  async emailOf(playerId: string): Promise<string | null> {
    return (await this.known(playerId))?.address ?? null;
  }

  /** In what language a player reads mails, and what they are about. @param topic a game, or none */
  async readerOf(playerId: string, topic: string): Promise<Reader | undefined> {
    const { rows } = await this.pool.query<Reader>(
      `SELECT s.language, g.ruleset, g.status FROM mail_settings s LEFT JOIN games g ON g.id = $2
       WHERE s.player_id = $1`,
      [playerId, topic],
    );
    return rows[0];
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

  /**
   * What waits for another time by what was set before is looked at again now; a reminder has a time of its own. Where there
   * was no mail before, what is asked now is told.
   */
  private async lookAgain(playerId: string): Promise<void> {
    const now = this.outside.now();
    await this.pool.query(
      `UPDATE deliveries SET due_at = $2 WHERE target = $1 AND channel = 'mail' AND state = 'waiting'
         AND due_at > $2 AND attempts = 0 AND lease_until IS NULL AND type <> 'turn.reminder'`,
      [playerId, now],
    );
    await this.outbox.tellUntold(playerId, playerId, now);
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
}

/** Without what is left out. */
function given(asked: AskedSettings): AskedSettings {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

function addressMissing(): Refusal {
  return new Refusal('invalid-request', {}, { errors: [{ pointer: '/address', what: wrong('required') }] });
}
