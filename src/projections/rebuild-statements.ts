/** Empties the tables in which a rebuild works. */
export const CLEAR = ['DELETE FROM rebuilt_views', 'DELETE FROM rebuilt_games'];

/** Games whose rows are not built at their present version. $1 the id to go on after, $2 how many. */
export const BEHIND = `
  SELECT g.id, g.ruleset FROM games g LEFT JOIN rebuilt_games r ON r.game_id = g.id
  WHERE g.version > 0 AND r.version IS DISTINCT FROM g.version AND ($1::uuid IS NULL OR g.id > $1)
  ORDER BY g.id LIMIT $2`;

/** Keeps the rows of one game aside. $1 game, $2 version, $3 status, $4 awaiting, $5 about, $6 the rows of its views, $7 due. */
export const KEEP = `
  WITH game AS (
    INSERT INTO rebuilt_games (game_id, version, status, awaiting, about, due_at)
    VALUES ($1, $2, $3, $4, $5::text::json, $7)
    ON CONFLICT (game_id) DO UPDATE SET version = excluded.version, status = excluded.status,
      awaiting = excluded.awaiting, about = excluded.about,
      due_at = excluded.due_at)
  INSERT INTO rebuilt_views (game_id, viewer, same_as, body, hash)
  SELECT game_id, viewer, same_as, body, hash FROM json_to_recordset($6::json)
    AS given(game_id uuid, viewer text, same_as text, body text, hash text)
  ON CONFLICT (game_id, viewer) DO UPDATE
  SET same_as = excluded.same_as, body = excluded.body, hash = excluded.hash`;

/** Games whose live rows are not those that were built, of the games that were built at their present version. */
export const CHANGED = `
  WITH present AS (
    SELECT r.* FROM rebuilt_games r JOIN games g ON g.id = r.game_id AND g.version = r.version)
  SELECT game_id AS id FROM seat_views v FULL JOIN rebuilt_views r USING (game_id, viewer)
  WHERE (v.same_as, v.body, v.hash) IS DISTINCT FROM (r.same_as, r.body, r.hash)
    AND game_id IN (SELECT game_id FROM present)
  UNION
  SELECT g.id FROM games g JOIN present r ON r.game_id = g.id
  WHERE (g.status, g.awaiting, g.about::text, g.due_at)
    IS DISTINCT FROM (r.status, r.awaiting, r.about::text, r.due_at)`;

/** Of these games ($1), the rows that were built take the place of the live ones, and who appends must know of it. */
export const CHANGE_OVER = [
  'DELETE FROM seat_views WHERE game_id = ANY ($1)',
  `INSERT INTO seat_views (game_id, viewer, same_as, body, hash)
   SELECT game_id, viewer, same_as, body, hash FROM rebuilt_views WHERE game_id = ANY ($1)`,
  `UPDATE games g SET status = r.status, awaiting = r.awaiting, about = r.about, due_at = r.due_at,
     rebuilt = g.rebuilt + 1
   FROM rebuilt_games r WHERE r.game_id = g.id AND g.id = ANY ($1)`,
];
