import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Outside } from '../../events/outside.js';
import type { SecretBox } from '../../events/secret-box.js';
import type { Delivery } from '../deliveries/channel.js';
import { replyBox } from '../inbound/reply-token.js';
import type { ReplyTokens } from '../inbound/reply-tokens.js';
import { mailboxOf } from './confirming.js';
import type { Mail } from './postman.js';
import { seatName } from './game-letters.js';
import type { Block } from './letter.js';
import { nameInMail } from './name-in-mail.js';
import type { MailTokens } from './mail-tokens.js';
import type { MailWriter } from './mail-writer.js';
import type { NoSeat, Unclear } from './queued-answers.js';

/** So many invitations of one player are sent in a day, and so many to one address. */
const MOST_OF_PLAYER = 30;
const MOST_TO_ADDRESS = 5;
const DAY_MS = 86_400_000;

/** Whose address it is reads as set for its mails; of anybody else nobody knows that, and the host's language counts. */
const STILL_OPEN = `SELECT p.display_name AS by, coalesce((SELECT own.language FROM mail_settings own
      WHERE lower(own.address) = lower($6) AND own.confirmed_at IS NOT NULL
      ORDER BY own.confirmed_at, own.player_id LIMIT 1), m.language, 'en') AS language,
    (SELECT count(*)::int FROM deliveries d JOIN games o ON o.id = d.topic WHERE d.type = 'invitation'
      AND d.created_at > $4 AND d.state = 'delivered' AND o.maker = g.maker) AS of_player,
    (SELECT count(*)::int FROM deliveries d WHERE d.type = 'invitation' AND d.created_at > $4
      AND d.state = 'delivered' AND regexp_replace(lower(d.data->>'address'), '\\+.*@', '@') = $3) AS to_address
  FROM games g JOIN players p ON p.id = g.maker LEFT JOIN mail_settings m ON m.player_id = g.maker
  JOIN invitations i ON i.game_id = g.id AND i.code_hash = $2
  WHERE g.id = $1 AND g.status IN ('open', 'playing') AND i.used_at IS NULL AND i.email IS NOT NULL AND p.erased_at IS NULL
    AND NOT EXISTS (SELECT FROM uninvited u WHERE u.hash = ANY ($5))`;

interface Told {
  readonly address: string;
  readonly seat: string;
  /** Closed by the box of secrets; absent in an answer to a guest. */
  readonly code?: string;
  /** Of such an answer. */
  readonly why?: NoSeat | Unclear;
  readonly language?: string;
}

interface OpenRow {
  readonly by: string;
  readonly language: string;
  readonly of_player: number;
  readonly to_address: number;
}

/** Mails to somebody who is invited to a seat. */
export class InvitationMails {
  constructor(
    private readonly pool: Pool,
    private readonly box: SecretBox,
    private readonly writer: MailWriter,
    private readonly tokens: MailTokens,
    private readonly replies: ReplyTokens,
    private readonly outside: Outside,
  ) {}

  /** @returns undefined where the seat is taken, the address wants none, or there were too many */
  async written(delivery: Delivery): Promise<Mail | undefined> {
    const told = delivery.data as unknown as Told;
    const { address, seat, code: closed } = told;
    if (closed === undefined) return this.noSeat(delivery, told);
    const code = this.box.open(Buffer.from(closed, 'base64'), delivery.topic).toString();
    const open = await this.open(delivery.topic, code, address);
    return open && this.invitation(delivery, { address, seat, closed }, open);
  }

  private async invitation(
    delivery: Delivery,
    { address, seat, closed }: { address: string; seat: string; closed: string },
    { by, language }: OpenRow,
  ): Promise<Mail> {
    const ruleset = this.writer.rulesets.named(delivery.game!.ruleset);
    const phrases = this.writer.words.about(ruleset, language);
    const values = {
      by: nameInMail(by) || phrases.say({ key: 'mail.somebody' }),
      ...{ title: ruleset.title, seat: seatName({ ruleset }, seat), id: delivery.topic.slice(0, 8) },
    };
    const say = (key: string, url = ''): string => phrases.say({ key, values: { ...values, url } });
    const token = await this.tokens.issue({
      ...{ kind: 'invitation', playerId: null, gameId: delivery.topic, address },
      data: { seat, code: closed },
    });
    const reply = await this.replies.issue({
      ...{ kind: 'invitation', topic: delivery.topic, seat, options: [closed], email: address },
      language: phrases.language,
    });
    const stop = this.writer.page('uninvite', token);
    const paragraph = (key: string): Block => ({ is: 'paragraph', text: say(key) });
    return {
      ...this.writer.mail(delivery, address, phrases.language, token),
      subject: say('mail.subject.invitation'),
      blocks: [
        paragraph('mail.invitation.who'),
        paragraph('mail.invitation.how'),
        { is: 'link', text: say('mail.invitation.link'), url: this.writer.page('invitation', token) },
        paragraph('mail.invitation.else'),
        { is: 'foot', lines: [say('mail.invitation.stop', stop)] },
      ],
      references: [],
      replyTo: this.writer.address(replyBox(reply)),
      stop,
    };
  }

  /** The answer to a guest who cannot sit down, or did not say so. */
  private async noSeat(delivery: Delivery, told: Told): Promise<Mail> {
    const { address, why = 'noAccount', language = 'en' } = told;
    const phrases = this.writer.words.about(undefined, language);
    const token = await this.tokens.issue({
      ...{ kind: 'sent', playerId: null, gameId: delivery.game && delivery.topic, address },
    });
    return {
      ...this.writer.mail(delivery, address, phrases.language, token),
      subject: phrases.say({ key: `mail.subject.${why}` }),
      blocks: [{ is: 'paragraph', text: phrases.say({ key: `mail.${why}` }) }],
      references: [],
    };
  }

  /** What the page of an invitation shows, behind its button. @returns undefined where it has ended */
  async shown(token: string): Promise<{ game: string; seat: string; code: string } | undefined> {
    const grant = await this.tokens.find(token, 'invitation');
    if (grant === undefined) return undefined;
    const { seat, code: closed } = grant.data as Record<'seat' | 'code', string>;
    const game = grant.gameId!;
    return { game, seat, code: this.box.open(Buffer.from(closed, 'base64'), game).toString() };
  }

  /** Nobody invites this address any more. @returns it; undefined where the token has ended */
  async uninvite(token: string): Promise<string | undefined> {
    const grant = await this.tokens.find(token, 'invitation');
    if (grant === undefined) return undefined;
    await this.pool.query('INSERT INTO uninvited (hash) VALUES ($1) ON CONFLICT DO NOTHING', [
      hashOf(mailboxOf(grant.address)),
    ]);
    return grant.address;
  }

  private async open(game: string, code: string, address: string): Promise<OpenRow | undefined> {
    const since = new Date(this.outside.now().getTime() - DAY_MS);
    const values = [game, hashOf(code), mailboxOf(address), since, wantsNone(address), address];
    const { rows } = await this.pool.query<OpenRow>(STILL_OPEN, values);
    const [row] = rows;
    return row === undefined || row.of_player >= MOST_OF_PLAYER || row.to_address >= MOST_TO_ADDRESS
      ? undefined
      : row;
  }
}

/** What may say so of an address: before it was said of a mailbox, it was said of the address alone. */
function wantsNone(address: string): Buffer[] {
  return [mailboxOf(address), address.toLowerCase()].map(hashOf);
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
