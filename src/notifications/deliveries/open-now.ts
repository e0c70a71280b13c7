/** $1 player, $2 target, $3 now: each question to a seat of the player, with its deadline. */
const ASKED = `
  SELECT g.id AS game_id, g.version AS entry, s.seat, s.player_id, open.question->>'id' AS id,
    json_build_object('id', open.question->'id', 'kind', open.question->'kind')::text AS decision,
    least(interval '1 day', (g.about->'time'->'setting'->>'seconds')::float8 * interval '1 second' / 4) AS ahead,
    (SELECT (known.deadline->>'at')::timestamptz FROM json_array_elements(g.about->'time'->'deadlines') AS known(deadline)
      WHERE known.deadline->>'seat' = s.seat AND known.deadline->>'decision' = open.question->>'id') AS deadline
  FROM seats s JOIN games g ON g.id = s.game_id
  CROSS JOIN json_array_elements(g.about->'decisions') AS open(question)
  WHERE s.player_id = $1 AND g.status = 'playing' AND (open.question->'seats')::jsonb ? s.seat`;

/** Whether the target has been told of a question, or will be. */
const isTold = (type: string, states: string, until = ''): string => `EXISTS (
  SELECT FROM deliveries d WHERE d.topic = a.game_id AND d.target = $2 AND d.type = '${type}' AND d.seat = a.seat
    AND d.decision->>'id' = a.id AND d.state IN (${states}) ${until})`;

const row = (
  type: string,
  due: string,
): string => `a.game_id, a.entry, '${type}' AS type, a.seat, a.player_id, a.decision,
  a.deadline, $3::timestamptz::text AS part, NULL AS data, $2::uuid AS target, ${due} AS due_at, $3::timestamptz AS at`;

/**
 * What a player is asked now, as notices with the columns of `NOTICE_COLUMNS`: that it is asked, due at $4, and where its
 * deadline is not near yet a reminder, as one comes to who was told at once. $5: of what the target knows, nothing again.
 */
export const OPEN_NOW = `
  WITH asked AS (${ASKED})
  SELECT ${row('turn.started', '$4::timestamptz')} FROM asked a
  WHERE NOT ($5::bool AND ${isTold('turn.started', "'waiting', 'delivered'")})
  UNION ALL
  SELECT ${row('turn.reminder', 'a.deadline - a.ahead')} FROM asked a
  WHERE a.deadline - a.ahead > $3::timestamptz AND NOT ${isTold('turn.reminder', "'waiting'", 'AND d.deadline = a.deadline')}`;
