import type { Pool, PoolClient } from 'pg';
import type { Row } from '../../events/append.js';
import type { Outside } from '../../events/outside.js';
import { inTransaction, oneAfterTheOther } from '../../events/transaction.js';
import { noticeRow } from '../../notifications/deliveries/append-part.js';
import type { Outbox } from '../../notifications/deliveries/outbox.js';
import { MESSAGE_COLUMNS, type Message } from '../../projections/messages.reader.js';
import { countOneMore, type Limit, type Tell } from '../../refusals/limit.js';
import { Refusal } from '../../refusals/refusal.js';
import type { LiveGame } from '../live-game.js';
import { actingSeat } from '../requirements.js';
import type { GameAt } from '../table/game-at.js';
import type { TableService } from '../table.service.js';

export interface SayRequest {
  readonly gameId: string;
  readonly playerId: string;
  readonly seat?: string | undefined;
  /** `side`: only those who sit on the side of the seat. */
  readonly to: 'all' | 'side';
  readonly text: string;
  /** The same again says it once. */
  readonly key: string;
  readonly tell?: Tell;
}

const MESSAGES: Limit = { name: 'messages', most: 60, seconds: 3_600 };

const SAY = `INSERT INTO messages AS m (game_id, id, entry, at, seat, side, text, player_id, key)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (game_id, player_id, key) DO NOTHING
  RETURNING ${MESSAGE_COLUMNS}`;
const SAID = `SELECT ${MESSAGE_COLUMNS} FROM messages m WHERE m.game_id = $1 AND m.player_id = $2 AND m.key = $3`;
const SINCE = `SELECT at FROM messages WHERE game_id = $1 AND player_id = $2 AND at > $3 ORDER BY at`;

/** What players write to each other while they play. It changes nothing in the game. */
export class MessagesService {
  constructor(
    private readonly pool: Pool,
    private readonly outside: Outside,
    private readonly table: TableService,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Refusal */
  async say(asked: SayRequest): Promise<Message> {
    const live = await this.table.look(asked.gameId, asked.playerId);
    const seat = actingSeat(live, asked.playerId, asked.seat);
    const before = await this.earlier(asked, seat);
    if (before !== undefined) return before;
    const said = await this.write(live, seat, asked);
    return said ?? (await this.earlier(asked, seat))!;
  }

  /** Forgets what one has written oneself. Once more is no change. @throws Refusal */
  async erase(gameId: string, playerId: string, id: string): Promise<void> {
    await this.table.look(gameId, playerId);
    const statement = 'UPDATE messages SET text = NULL WHERE game_id = $1 AND id = $2 AND player_id = $3';
    const { rowCount } = await this.pool.query(statement, [gameId, id, playerId]);
    if (rowCount === 0) throw new Refusal('message-not-found');
  }

  /** What was said under this key. @throws Refusal where that was something else */
  private async earlier(
    { gameId, playerId, key, to, text }: SayRequest,
    seat: string,
  ): Promise<Message | undefined> {
    const { rows } = await this.pool.query<Message>(SAID, [gameId, playerId, key]);
    const [said] = rows;
    const isSame = said === undefined || (said.seat === seat && said.to === to && isText(said, text));
    if (!isSame) throw new Refusal('idempotency-key-reused');
    return said;
  }

  /** Together with what there is to tell about it. Undefined if the same was said at the same time. */
  private async write(live: LiveGame, seat: string, asked: SayRequest): Promise<Message | undefined> {
    return inTransaction(this.pool, async (session) => {
      await oneAfterTheOther(session, `messages ${asked.gameId} ${asked.playerId}`);
      const message = await this.insert(session, live, seat, asked);
      if (message === undefined) return undefined;
      await this.mustNotFlood(session, asked);
      await this.outbox.spread(noticeRowsOf(live, asked, message), session);
      return message;
    });
  }

  /** What has just been written is the last, and is not kept where this refuses it. */
  private async mustNotFlood(client: PoolClient, { gameId, playerId, tell }: SayRequest): Promise<void> {
    const now = this.outside.now().getTime();
    const since = new Date(now - MESSAGES.seconds * 1_000);
    const { rows } = await client.query<{ at: Date }>(SINCE, [gameId, playerId, since]);
    const before = rows.slice(0, -1).map(({ at }) => at.getTime());
    countOneMore(MESSAGES, before, now, tell);
  }

  private async insert(
    client: PoolClient,
    live: LiveGame,
    seat: string,
    { gameId, playerId, key, to, text }: SayRequest,
  ): Promise<Message | undefined> {
    const side = to === 'all' ? null : sideOf(live.at, seat);
    const now = this.outside.now();
    const values = [gameId, this.outside.id(), live.at.version, now, seat, side, text, playerId, key];
    return (await client.query<Message>(SAY, values)).rows[0];
  }
}

const isText = (said: Message, text: string): boolean => said.text === null || said.text === text;

function sideOf({ table }: GameAt, seat: string): string {
  return table.seats.find((one) => one.seat === seat)!.side;
}

/** To everybody who may read it and did not write it. */
function noticeRowsOf(
  { at, players }: LiveGame,
  { playerId: author, to }: SayRequest,
  message: Message,
): Row[] {
  const side = sideOf(at, message.seat);
  const readers = at.table.seats
    .filter((one) => to === 'all' || one.side === side)
    .flatMap((one) => players.get(one.seat) ?? []);
  return [...new Set(readers)]
    .filter((playerId) => playerId !== author)
    .map((playerId) => ({
      ...noticeRow(at.id, message.entry, message.at.toISOString(), {
        type: 'message.posted',
        playerId,
        seat: null,
      }),
      part: message.id,
      data: JSON.stringify({ message: message.id, to }),
    }));
}
