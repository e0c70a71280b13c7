import type { Pool, PoolClient } from 'pg';
import type { Outside } from '../../events/outside.js';
import type { SecretBox } from '../../events/secret-box.js';
import { inTransaction } from '../../events/transaction.js';
import { newMessageId, type Outbox } from '../deliveries/outbox.js';
import { handOver } from './hand-over.js';
import { Together } from './together.js';
import type { DisabledBecause, Format } from './webhook.entity.js';

/** A webhook as it is needed to call it. */
export interface Called {
  readonly id: string;
  readonly playerId: string;
  readonly url: string;
  readonly format: Format;
  /** Wanted, as a language tag (BCP 47). */
  readonly language: string;
  /** Those that sign, the newest first. */
  readonly secrets: readonly Buffer[];
  readonly failures: number;
  /** Whether this URL has ever answered that something has arrived. */
  readonly hasAnswered: boolean;
}

interface Row {
  readonly id: string;
  readonly player_id: string;
  readonly url: string;
  readonly format: Format;
  readonly language: string;
  readonly secret: Buffer;
  readonly previous_secret: Buffer | null;
  readonly failures: number;
  readonly has_answered: boolean;
}

// A webhook is given up after days of failures, if there were more than those of one notice.
const MOST_FAILING_MS = 5 * 24 * 3_600_000;
const FEWEST_FAILURES = 10;

const FIND = `SELECT w.id, w.player_id, w.url, w.format, w.secret, w.failures,
    w.answered_at IS NOT NULL AS has_answered, coalesce(w.language, own.language, 'en') AS language,
    CASE WHEN w.previous_until > $2 THEN w.previous_secret END AS previous_secret
  FROM webhooks w LEFT JOIN mail_settings own ON own.player_id = w.player_id
  WHERE w.id = ANY ($1::uuid[]) AND w.state = 'enabled'`;

const SUCCEEDED = `UPDATE webhooks SET failures = 0, failing_since = NULL,
    answered_at = CASE WHEN url = $2 THEN coalesce(answered_at, $3) ELSE answered_at END
  WHERE id = $1`;
const FAILED = `UPDATE webhooks SET failures = failures + 1, failing_since = coalesce(failing_since, $2)
  WHERE id = $1 AND state = 'enabled' RETURNING failures, failing_since`;
const DISABLED = `UPDATE webhooks SET state = 'disabled', disabled_because = $2 WHERE id = $1 AND state = 'enabled'`;

/** The webhooks that are called, and what becomes of them by that. */
export class CalledWebhooks {
  private readonly together = new Together((ids) => this.read(ids));

  constructor(
    private readonly pool: Pool,
    private readonly box: SecretBox,
    private readonly outside: Outside,
    private readonly outbox: Outbox,
  ) {}

  /** None where it is gone, or is not to be called. */
  find(id: string): Promise<Called | undefined> {
    return this.together.find(id);
  }

  private async read(ids: readonly string[]): Promise<ReadonlyMap<string, Called>> {
    const { rows } = await this.pool.query<Row>({
      name: 'called-webhooks',
      text: FIND,
      values: [ids, this.outside.now()],
    });
    return new Map(rows.map((row) => [row.id, this.calledOf(row)]));
  }

  private calledOf({ id, player_id: playerId, secret, previous_secret: previous, ...row }: Row): Called {
    const { url, format, language, failures, has_answered: hasAnswered } = row;
    const kept = [secret, ...(previous === null ? [] : [previous])];
    const secrets = kept.map((one) => this.box.open(one, id));
    return { id, playerId, url, format, language, failures, hasAnswered, secrets };
  }

  async succeeded({ id, url, failures, hasAnswered }: Called): Promise<void> {
    if (failures > 0 || !hasAnswered) await this.pool.query(SUCCEEDED, [id, url, this.outside.now()]);
  }

  /** One attempt more came to nothing. */
  async failed(webhook: Called): Promise<void> {
    const now = this.outside.now();
    const { rows } = await this.pool.query<{ failures: number; failing_since: Date }>(FAILED, [
      webhook.id,
      now,
    ]);
    const [failing] = rows;
    if (failing === undefined || failing.failures < FEWEST_FAILURES) return;
    if (now.getTime() - failing.failing_since.getTime() >= MOST_FAILING_MS)
      await this.disable(webhook, 'failing');
  }

  /** The player hears of it otherwise: of that, or there is nothing to hear of. */
  async disable(webhook: Called, because: DisabledBecause): Promise<void> {
    await inTransaction(this.pool, async (session) => {
      const { rowCount } = await session.query(DISABLED, [webhook.id, because]);
      if (rowCount === 1) await this.tell(session, webhook, because);
      await handOver(session, webhook.id);
    });
  }

  private tell(session: PoolClient, { id, playerId, url }: Called, because: DisabledBecause): Promise<void> {
    const notice = {
      topic: playerId,
      id: newMessageId(this.outside),
      type: 'webhook.disabled',
      playerId,
      channel: 'mail',
      target: playerId,
      // The rest of a URL may be a secret.
      data: { webhook: id, host: new URL(url).host, because },
      at: this.outside.now(),
    } as const;
    return this.outbox.add(notice, session);
  }
}
