import type { Pool } from 'pg';
import type { Sent } from './channel.js';
import type { Leased } from './lease.js';

/** What has become of a leased delivery. */
export interface Mark {
  readonly leased: Leased;
  readonly sent: Sent | { readonly outcome: 'superseded' };
  readonly at: Date;
}

const LONGEST_SAID = 2_048;
// NUL, and halves of pairs of surrogates.
const UNKEEPABLE = /\0|\p{Cs}/gu;

/** Who has lost the lease says nothing: another server has taken the delivery up. */
const MARK = `
  UPDATE deliveries d SET state = m.state, due_at = coalesce(m.due_at, d.due_at), lease_until = NULL,
    attempts = d.attempts + m.tried, done_at = m.done_at,
    log = CASE WHEN m.line IS NULL THEN d.log ELSE d.log || m.line END
  FROM json_to_recordset($1::json) AS m(topic uuid, id text, lease_until timestamptz, state text, due_at timestamptz,
    tried int, done_at timestamptz, line jsonb)
  WHERE d.topic = m.topic AND d.id = m.id AND d.lease_until = m.lease_until AND d.state = 'waiting'`;

export async function mark(pool: Pool, marks: readonly Mark[]): Promise<void> {
  await pool.query({ name: 'mark-deliveries', text: MARK, values: [JSON.stringify(marks.map(rowOf))] });
}

function rowOf({ leased: { topic, id, leaseUntil }, sent, at }: Mark): object {
  const goesOn = sent.outcome === 'retry' || sent.outcome === 'later';
  return {
    ...{ topic, id, lease_until: leaseUntil },
    state: goesOn ? 'waiting' : sent.outcome,
    due_at: goesOn ? sent.at : null,
    tried: isAttempt(sent) ? 1 : 0,
    done_at: goesOn ? null : at,
    line: isAttempt(sent) ? lineOf(sent, at) : null,
  };
}

type Attempt = Exclude<Sent, { outcome: 'later' | 'expired' }>;

function isAttempt({ outcome }: Mark['sent']): boolean {
  return outcome === 'delivered' || outcome === 'failed' || outcome === 'retry';
}

function lineOf(sent: Mark['sent'], at: Date): object {
  const { status, latency, said } = sent as Attempt;
  return {
    at,
    outcome: sent.outcome,
    ...(status === undefined ? {} : { status }),
    ...(latency === undefined ? {} : { latency: Math.round(latency) }),
    ...(said === undefined ? {} : { said: said.slice(0, LONGEST_SAID).replace(UNKEEPABLE, '') }),
  };
}
