import type { AppendPart, Row } from '../../events/append.js';
import type { Notice } from './notice.js';

/**
 * From notices to deliveries: one for each target at which the player wants to be told. `rows` has the columns of
 * `NOTICE_COLUMNS`. The same notice for the same target comes once; two who registered one chat are one target.
 * What comes while a webhook is disabled is kept as missed, so that it can be sent later.
 */
export const SPREAD = `INSERT INTO deliveries
    (topic, id, entry, type, seat, player_id, channel, target, decision, deadline, data, due_at, created_at,
      state, done_at)
  SELECT r.game_id,
    'msg_' || left(encode(sha256(convert_to(
      concat_ws('|', r.game_id, r.entry, r.type, r.seat, r.decision, r.part, t.key), 'UTF8')), 'hex'), 32),
    r.entry, r.type, r.seat, r.player_id, t.channel, t.target, r.decision::json, r.deadline, r.data::json, r.due_at, r.at,
    CASE t.state WHEN 'enabled' THEN 'waiting' ELSE 'missed' END, CASE t.state WHEN 'disabled' THEN r.at END
  FROM rows r CROSS JOIN LATERAL (
    SELECT 'webhook' AS channel, w.id AS target, w.key, w.state FROM webhooks w
    WHERE w.player_id = r.player_id AND (w.state = 'enabled' OR w.format = 'standard') AND r.type = ANY (w.types)
      AND (w.game_id IS NULL OR w.game_id = r.game_id) AND (w.seat IS NULL OR r.seat IS NULL OR w.seat = r.seat OR r.type = 'turn.timedOut')
    UNION ALL
    SELECT 'mail', m.player_id, m.player_id::text, 'enabled' FROM mail_settings m
    LEFT JOIN mail_games own ON own.game_id = r.game_id AND own.player_id = m.player_id
    WHERE m.player_id = r.player_id AND m.confirmed_at IS NOT NULL AND r.type <> 'game.changed'
      AND coalesce(own.mode, m.mode) <> 'never'
  ) AS t
  WHERE r.target IS NULL OR r.target = t.target
  ON CONFLICT DO NOTHING`;

export const NOTICE_COLUMNS = `game_id uuid, entry int, type text, seat text, player_id uuid, decision text,
  deadline timestamptz, part text, data text, target uuid, due_at timestamptz, at timestamptz`;

/** Written with the entry: what is to be told can never be lost, and is never told of what did not happen. */
export const DELIVERIES: AppendPart = {
  name: 'deliveries_written',
  columns: NOTICE_COLUMNS,
  statement: SPREAD,
};

export function noticeRow(
  game: string,
  entry: number,
  at: string,
  { type, playerId, seat, decision, deadline, data, dueAt }: Notice,
): Row {
  return {
    game_id: game,
    entry,
    type,
    seat,
    player_id: playerId,
    decision: decision === undefined ? null : JSON.stringify(decision),
    deadline: deadline ?? null,
    part: null,
    data: data === undefined ? null : JSON.stringify(data),
    target: null,
    due_at: dueAt ?? at,
    at,
  };
}
