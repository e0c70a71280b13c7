import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Outside } from '../../events/outside.js';
import { oneAfterTheOther } from '../../events/transaction.js';
import { countOneMore, type Limit, type Tell } from '../../refusals/limit.js';
import type { Outbox } from '../deliveries/outbox.js';

/** So many mails to confirm an address are sent in an hour: to one mailbox, whoever asks; for one account; and in all. */
const HOUR_S = 3_600;
const HOUR_MS = HOUR_S * 1_000;
const most = (name: string, count: number): Limit => ({ name, most: count, seconds: HOUR_S });
const TO_MAILBOX = most('mailbox', 3);
const FOR_ACCOUNT = most('confirmations', 5);
const FROM_NETWORK = most('network', 60);
const OF_SERVER = most('server', 1_000);

/** Who asks to have an address confirmed. */
export interface Asking {
  /** From which it is asked; left out, that is not counted. */
  readonly network?: string | undefined;
  readonly tell?: Tell | undefined;
}

/** Asks the owners of addresses to confirm them, and not without end, however many servers and restarts there are. */
export class Confirming {
  constructor(
    private readonly outbox: Outbox,
    private readonly outside: Outside,
  ) {}

  /**
   * @param session a transaction: what it does besides is not done either where this is refused
   * What is left for the account is told to `tell`; of the other limits that would say what other players do.
   *
   * @throws Refusal
   */
  async ask(
    session: PoolClient,
    playerId: string,
    address: string,
    { network, tell }: Asking = {},
  ): Promise<void> {
    const at = this.outside.now();
    await session.query('DELETE FROM asked_to_confirm WHERE at <= $1', [new Date(at.getTime() - HOUR_MS)]);
    await this.count(session, `address ${mailboxOf(address)}`, TO_MAILBOX);
    await this.count(session, `account ${playerId}`, FOR_ACCOUNT, tell);
    if (network !== undefined) await this.count(session, `network ${network}`, FROM_NETWORK);
    await this.count(session, 'server', OF_SERVER);
    const about = { topic: playerId, id: `msg_${this.outside.id()}`, type: 'address.confirm' as const };
    const whom = { channel: 'mail' as const, playerId, target: playerId, data: { address }, at };
    await this.outbox.add({ ...about, ...whom }, session);
  }

  private async count(session: PoolClient, what: string, limit: Limit, tell?: Tell): Promise<void> {
    const hash = createHash('sha256').update(what).digest();
    const now = this.outside.now();
    await oneAfterTheOther(session, `confirming ${what}`);
    const { rows } = await session.query<{ at: Date }>(
      'SELECT at FROM asked_to_confirm WHERE hash = $1 AND at > $2 ORDER BY at',
      [hash, new Date(now.getTime() - HOUR_MS)],
    );
    const before = rows.map(({ at }) => at.getTime());
    countOneMore(limit, before, now.getTime(), tell);
    await session.query('INSERT INTO asked_to_confirm (hash, id, at) VALUES ($1, $2, $3)', [
      ...[hash, this.outside.id(), now],
    ]);
  }
}

/** What follows a `+` leads to the mailbox of what is before it. */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+.*@/, '@');
}
