import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Outside } from '../../events/outside.js';
import { oneAfterTheOther } from '../../events/transaction.js';
import { Refusal } from '../../refusals/refusal.js';
import type { Outbox } from '../deliveries/outbox.js';

/** So many mails to confirm an address are sent in an hour: to one mailbox, whoever asks; for one account; and in all. */
const MOST_TO_MAILBOX = 3;
const MOST_FOR_ACCOUNT = 5;
const MOST_FROM_NETWORK = 60;
const MOST = 1_000;
const HOUR_MS = 3_600_000;

/** Asks the owners of addresses to confirm them, and not without end, however many servers and restarts there are. */
export class Confirming {
  constructor(
    private readonly outbox: Outbox,
    private readonly outside: Outside,
  ) {}

  /**
   * @param session a transaction: what it does besides is not done either where this is refused
   * @param network from which it is asked; left out, that is not counted
   * @throws Refusal
   */
  async ask(session: PoolClient, playerId: string, address: string, network?: string): Promise<void> {
    const at = this.outside.now();
    await session.query('DELETE FROM asked_to_confirm WHERE at <= $1', [new Date(at.getTime() - HOUR_MS)]);
    await this.count(session, `address ${mailboxOf(address)}`, MOST_TO_MAILBOX);
    await this.count(session, `account ${playerId}`, MOST_FOR_ACCOUNT);
    if (network !== undefined) await this.count(session, `network ${network}`, MOST_FROM_NETWORK);
    await this.count(session, 'server', MOST);
    const about = { topic: playerId, id: `msg_${this.outside.id()}`, type: 'address.confirm' as const };
    const whom = { channel: 'mail' as const, playerId, target: playerId, data: { address }, at };
    await this.outbox.add({ ...about, ...whom }, session);
  }

  private async count(session: PoolClient, what: string, most: number): Promise<void> {
    const hash = createHash('sha256').update(what).digest();
    const now = this.outside.now();
    await oneAfterTheOther(session, `confirming ${what}`);
    const { rows } = await session.query<{ at: Date }>(
      'SELECT at FROM asked_to_confirm WHERE hash = $1 AND at > $2 ORDER BY at',
      [hash, new Date(now.getTime() - HOUR_MS)],
    );
    if (rows.length >= most) {
      const free = rows[rows.length - most]!.at.getTime() + HOUR_MS;
      throw new Refusal('too-many-requests', { retryAfter: Math.ceil((free - now.getTime()) / 1_000) });
    }
    await session.query('INSERT INTO asked_to_confirm (hash, id, at) VALUES ($1, $2, $3)', [
      ...[hash, this.outside.id(), now],
    ]);
  }
}

/** What follows a `+` leads to the mailbox of what is before it. */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+.*@/, '@');
}
