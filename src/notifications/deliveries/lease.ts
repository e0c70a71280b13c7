import type { Pool } from 'pg';
import type { ChannelName, Delivery } from './channel.js';
import type { AskedDecision, NoticeType } from './notice.js';

/** A delivery that one server has taken up, and what has become of its notice meanwhile. */
export interface Leased extends Delivery {
  /** The lease: who finds another there has lost it. */
  readonly leaseUntil: Date;
  /** Who sits in the seat now; null if nobody, or if it is about no seat. */
  readonly sitting: string | null;
  /** Whether its owner wants it once more, whatever is true by now. */
  readonly askedAgain: boolean;
  /** Whether the player holds any seat of the game now. */
  readonly holdsSeat: boolean;
  /** Whether the player made the game, or is an arbiter of it now. */
  readonly watches: boolean;
  /** What the seat is asked now: by the id of each question, its deadline as it is now, or null. */
  readonly asked: ReadonlyMap<string, string | null>;
  /** Whether the vote that it tells of is still open. */
  readonly isVoting: boolean;
  /** What waits for the same target in the same game, is newer, and is still true. */
  readonly newer: readonly NoticeType[];
}

interface LeasedRow {
  topic: string;
  id: string;
  entry: number;
  type: NoticeType;
  seat: string | null;
  player_id: string | null;
  channel: ChannelName;
  target: string;
  decision: AskedDecision | null;
  deadline: Date | null;
  data: Record<string, unknown> | null;
  attempts: number;
  created_at: Date;
  lease_until: Date;
  ruleset: string | null;
  status: string;
  version: number;
  sandbox: boolean;
  hash: string | null;
  key: string;
  signature: string;
  sitting: string | null;
  asked_again: boolean;
  holds_seat: boolean;
  watches: boolean;
  asked: { id: string; deadline: string | null }[];
  is_voting: boolean;
  newer: NoticeType[];
}

// A failing target gets what is newer, too: order is kept while what came before is young.
const BLOCKING_ATTEMPTS = 3;

/** Of one entry, whose turn it is comes last: a mail about that says the rest, too. */
const orderOf = (row: string): string =>
  `(${row}.entry, ${row}.created_at, ${row}.type = 'turn.started', ${row}.id)`;

/**
 * Takes up what is due. Of one game, a target gets the older first. `SKIP LOCKED`: servers do not wait for each other,
 * and a lease that has run out, because a server died, is taken over.
 */
const LEASE = `
  WITH due AS (
    SELECT d.topic, d.id FROM deliveries d
    WHERE d.state = 'waiting' AND d.channel = $4 AND d.due_at <= $1 AND (d.lease_until IS NULL OR d.lease_until <= $1)
      AND NOT EXISTS (
        SELECT FROM deliveries e
        WHERE e.topic = d.topic AND e.target = d.target AND e.state = 'waiting'
          AND ${orderOf('e')} < ${orderOf('d')}
          AND e.attempts < ${BLOCKING_ATTEMPTS} AND (e.attempts > 0 OR e.due_at <= $1))
    ORDER BY d.due_at, d.entry, d.id LIMIT $3 FOR UPDATE SKIP LOCKED
  ), leased AS (
    UPDATE deliveries d SET lease_until = $2 FROM due WHERE d.topic = due.topic AND d.id = due.id RETURNING d.*
  )
  SELECT l.topic, l.id, l.entry, l.type, l.seat, l.player_id, l.channel, l.target, l.decision, l.deadline, l.data,
    l.attempts, l.created_at, l.lease_until, l.asked_again, g.ruleset, g.status, g.version, g.sandbox,
    encode(n.hash, 'hex') AS hash, n.key, n.signature, s.player_id AS sitting,
    EXISTS (SELECT FROM seats h WHERE h.game_id = l.topic AND h.player_id = l.player_id) AS holds_seat,
    g.maker = l.player_id OR EXISTS (SELECT FROM arbiters a WHERE a.game_id = l.topic AND a.player_id = l.player_id
      AND a.arbiter IN (SELECT json_array_elements_text(g.about->'arbiters'))) AS watches,
    ARRAY(SELECT json_build_object('id', open.question->>'id', 'deadline', (
        SELECT known.deadline->>'at' FROM json_array_elements(g.about->'time'->'deadlines') AS known(deadline)
        WHERE known.deadline->>'seat' = l.seat AND known.deadline->>'decision' = open.question->>'id'))
      FROM json_array_elements(g.about->'decisions') AS open(question)
      WHERE (open.question->'seats')::jsonb ? l.seat) AS asked,
    EXISTS (SELECT FROM json_array_elements(g.about->'decisions') AS open(question)
      WHERE open.question->>'id' = l.data->>'vote') AS is_voting,
    ARRAY(SELECT e.type FROM deliveries e
      WHERE e.topic = l.topic AND e.target = l.target AND e.state = 'waiting'
        AND ${orderOf('e')} > ${orderOf('l')}
        AND (e.type <> 'turn.started' OR EXISTS (
          SELECT FROM json_array_elements(g.about->'decisions') AS open(question)
          WHERE open.question->>'id' = e.decision->>'id' AND (open.question->'seats')::jsonb ? e.seat))) AS newer
  FROM leased l
  LEFT JOIN games g ON g.id = l.topic
  LEFT JOIN entries n ON n.game_id = l.topic AND n.entry = l.entry
  LEFT JOIN seats s ON s.game_id = l.topic AND s.seat = l.seat
  ORDER BY ${orderOf('l')}`;

export async function lease(
  pool: Pool,
  channel: ChannelName,
  { now, until, most }: { readonly now: Date; readonly until: Date; readonly most: number },
): Promise<Leased[]> {
  const { rows } = await pool.query<LeasedRow>({
    name: 'lease-deliveries',
    text: LEASE,
    values: [now, until, most, channel],
  });
  return rows.map(leasedOf);
}

function leasedOf(row: LeasedRow): Leased {
  const { topic, id, entry, type, seat, channel, target, decision, deadline, data, attempts } = row;
  return {
    ...{ topic, id, entry, type, seat, channel, target, decision, deadline, data, attempts },
    playerId: row.player_id,
    createdAt: row.created_at,
    leaseUntil: row.lease_until,
    game: gameOf(row),
    head:
      row.hash === null ? null : { version: entry, hash: row.hash, key: row.key, signature: row.signature },
    sitting: row.sitting,
    askedAgain: row.asked_again,
    holdsSeat: row.holds_seat,
    watches: row.watches,
    asked: new Map(row.asked.map(({ id, deadline: until }) => [id, until])),
    isVoting: row.is_voting,
    newer: row.newer,
  };
}

const gameOf = ({ ruleset, status, version, sandbox }: LeasedRow): Delivery['game'] =>
  ruleset === null ? null : { ruleset, status, version, sandbox };
