/** As `pg` and TypeORM run it. */
interface Session {
  query(statement: string, values: unknown[]): Promise<unknown>;
}

// An heir sits in the game, too, and asked for the same chat.
const HAND_OVER = `
  WITH heirs AS (
    SELECT d.topic, d.id, (
      SELECT o.id FROM webhooks o WHERE o.key = w.key AND o.id <> w.id AND o.state = 'enabled'
        AND d.type = ANY (o.types) AND (o.game_id IS NULL OR o.game_id = d.topic)
        AND EXISTS (SELECT FROM seats s WHERE s.game_id = d.topic AND s.player_id = o.player_id)
      ORDER BY o.created_at, o.id LIMIT 1) AS heir
    FROM webhooks w JOIN deliveries d ON d.target = w.id AND d.state = 'waiting'
    WHERE w.id = $1 AND w.format <> 'standard')
  UPDATE deliveries d SET target = heirs.heir FROM heirs
  WHERE d.topic = heirs.topic AND d.id = heirs.id AND heirs.heir IS NOT NULL`;

/** What waits for a chat goes on by another who registered it, when the webhook of one of them is called no more. */
export async function handOver(session: Session, webhook: string): Promise<void> {
  await session.query(HAND_OVER, [webhook]);
}
