import type { Pool } from 'pg';
import type { Outside } from '../../events/outside.js';
import { joined } from '../../words/joined.js';
import type { DeliveredGame, Delivery, Sent } from '../deliveries/channel.js';
import type { Mail } from './postman.js';
import { markLines, noticeText, seatName } from './game-letters.js';
import type { Block } from './letter.js';
import { lastTime, nextTime } from './local-time.js';
import type { Recipient } from './mail-settings.js';
import type { MailWriter } from './mail-writer.js';
import { headLines, turnBlocks } from './turn-blocks.js';

// As long as a delivery is leased.
const CLAIM_MS = 60_000;
const LOOK_AGAIN_MS = 20_000;
/** What is told so shortly before the hour may still be under way into the database: it belongs to the next day. */
const UNDER_WAY_MS = 60_000;

/** Whether a game of which there is mail only once a day: it is so by itself, or as all that are not otherwise. */
const IS_DAILY = `coalesce(
  (SELECT own.mode FROM mail_games own WHERE own.game_id = g.id AND own.player_id = $1),
  (SELECT m.mode FROM mail_settings m WHERE m.player_id = $1)) = 'digest'`;

/** Such games that wait for a seat of the player. */
const WAITING = `SELECT g.id, g.ruleset, g.status, g.version, g.sandbox, s.seat FROM seats s JOIN games g ON g.id = s.game_id
  WHERE s.player_id = $1 AND g.status = 'playing' AND s.seat = ANY (g.awaiting) AND ${IS_DAILY}
  ORDER BY g.created_at, g.id, s.seat`;

const NEWS = `SELECT d.topic, d.id, d.entry, d.type, d.seat, d.player_id AS "playerId", d.data,
    json_build_object('ruleset', g.ruleset, 'status', g.status, 'version', g.version,
      'sandbox', g.sandbox) AS game
  FROM deliveries d JOIN games g ON g.id = d.topic
  WHERE d.target = $1 AND d.channel = 'mail' AND d.state = 'waiting' AND d.created_at < $2
    AND d.type NOT IN ('turn.started', 'turn.reminder', 'mail.answer') AND ${IS_DAILY}
  ORDER BY d.created_at, d.id`;

interface WaitingRow extends DeliveredGame {
  readonly id: string;
  readonly seat: string;
}

/** Sends one mail. */
export type Send = (mail: Mail) => Promise<Sent>;

/**
 * One mail a day instead of many. Every delivery of the player waits for the hour; the first that comes then sends the
 * mail, and when it is sent, it was the mail of all that were there before it.
 */
export class Digest {
  constructor(
    private readonly pool: Pool,
    private readonly outside: Outside,
    private readonly writer: MailWriter,
  ) {}

  async send(delivery: Delivery, to: Recipient, send: Send): Promise<Sent> {
    const now = this.outside.now();
    const { digestAt, zone, digestDoneAt } = to;
    const { createdAt } = delivery;
    if (digestDoneAt !== null && digestDoneAt > createdAt)
      return { outcome: 'delivered', said: 'in the mail of the day' };
    const upTo = new Date(lastTime(now, digestAt, zone).getTime() - UNDER_WAY_MS);
    if (upTo <= createdAt) return { outcome: 'later', at: nextTime(now, digestAt, zone) };
    if (!(await this.claim(to.playerId, now, createdAt)))
      return { outcome: 'later', at: new Date(now.getTime() + LOOK_AGAIN_MS) };
    const mail = await this.written(delivery, to, upTo);
    const sent: Sent = mail === undefined ? { outcome: 'expired' } : await send(mail);
    await this.release(to.playerId, sent.outcome === 'delivered' ? upTo : undefined);
    return sent;
  }

  private async claim(playerId: string, now: Date, createdAt: Date): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `UPDATE mail_settings SET digest_until = $3 WHERE player_id = $1
         AND (digest_until IS NULL OR digest_until <= $2) AND (digest_done_at IS NULL OR digest_done_at <= $4)`,
      [playerId, now, new Date(now.getTime() + CLAIM_MS), createdAt],
    );
    return rowCount === 1;
  }

  private async release(playerId: string, done: Date | undefined): Promise<void> {
    await this.pool.query(
      `UPDATE mail_settings SET digest_until = NULL, digest_done_at = coalesce($2, digest_done_at)
       WHERE player_id = $1`,
      [playerId, done],
    );
  }

  private async written(delivery: Delivery, to: Recipient, upTo: Date): Promise<Mail | undefined> {
    const phrases = this.writer.words.about(undefined, to.language);
    const say = (key: string) => phrases.say({ key });
    const waiting = await this.waiting(delivery, to);
    const news = await this.news(to, upTo);
    if (waiting.length === 0 && news.length === 0) return undefined;
    const how = waiting.length === 1 ? 'mail.digest.one' : 'mail.digest.how';
    const blocks: Block[] = [
      { is: 'paragraph', text: say(waiting.length === 0 ? 'mail.digest.none' : 'mail.digest.waiting') },
      ...(waiting.length === 0 ? [] : [{ is: 'paragraph' as const, text: say(how) }]),
      ...waiting.flatMap(({ blocks: own }) => own),
      ...(news.length === 0
        ? []
        : [
            {
              is: 'lines' as const,
              title: say('mail.digest.news'),
              lines: news.map((text) => ['', text] as const),
            },
          ]),
    ];
    const mail = await this.writer.aboutAccount(
      delivery,
      to,
      { subject: say('mail.subject.digest'), blocks },
      true,
    );
    return waiting.length === 1 ? { ...mail, replyTo: waiting[0]!.replyTo } : mail;
  }

  /** What each game asks, with an address of its own to answer to. */
  private async waiting(delivery: Delivery, to: Recipient) {
    const { rows } = await this.pool.query<WaitingRow>(WAITING, [to.playerId]);
    const games: { blocks: Block[]; replyTo: string }[] = [];
    for (const { id, seat, ...game } of rows) {
      const one = { ...delivery, type: 'turn.started' as const, topic: id, seat, decision: null, game };
      const about = await this.writer.about(one, to);
      const { situation, phrases, ruleset } = about;
      const replyTo = await this.writer.replyAddress(one, about);
      if (situation === undefined || situation.asked.length === 0 || replyTo === undefined) continue;
      const name = { title: ruleset.title, seat: seatName({ ruleset }, seat), id: id.slice(0, 8) };
      const title = phrases.say({ key: 'mail.digest.game', values: name });
      const answer = phrases.say({ key: 'mail.digest.answer', values: { game: title } });
      games.push({
        blocks: [
          { is: 'title', text: title },
          ...turnBlocks(situation, phrases, to, seatName({ ruleset }, seat)),
          { is: 'link', text: answer, url: `mailto:${replyTo}` },
          { is: 'small', lines: [...markLines(about), ...headLines(situation.head, phrases)] },
        ],
        replyTo,
      });
    }
    return games;
  }

  private async news(to: Recipient, upTo: Date): Promise<string[]> {
    const { rows } = await this.pool.query<Delivery>(NEWS, [to.playerId, upTo]);
    const told: string[] = [];
    for (const delivery of rows) {
      const about = await this.writer.about(delivery, to);
      const notice = noticeText(about);
      if (notice === undefined) continue;
      const what = joined([...markLines(about), notice]);
      const values = { title: about.ruleset.title, id: delivery.topic.slice(0, 8), what };
      told.push(about.phrases.say({ key: 'mail.digest.item', values }));
    }
    return told;
  }
}
