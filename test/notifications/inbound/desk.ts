import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Database } from '../../../src/events/database.js';
import type { Outside } from '../../../src/events/outside.js';
import { Acting } from '../../../src/notifications/inbound/acting.js';
import { Admitting } from '../../../src/notifications/inbound/admitting.js';
import { Authenticity } from '../../../src/notifications/inbound/authenticity.js';
import { Commanding } from '../../../src/notifications/inbound/commanding.js';
import { Inbox } from '../../../src/notifications/inbound/inbox.js';
import { MailDesk } from '../../../src/notifications/inbound/mail-desk.js';
import { MailParser } from '../../../src/notifications/inbound/mail-parser.js';
import type { MailAnswer, UnclearAnswer } from '../../../src/notifications/mail/queued-answers.js';
import type { AskedSettings, MailSettings } from '../../../src/notifications/mail/mail-settings.js';
import type { Joining } from '../../../src/notifications/inbound/joining.js';
import { SettingWords } from '../../../src/notifications/inbound/setting-words.js';
import { replyHash } from '../../../src/notifications/inbound/reply-token.js';
import { ReplyTokens, type ReplyGrant } from '../../../src/notifications/inbound/reply-tokens.js';
import { Replying } from '../../../src/notifications/inbound/replying.js';
import type { MessagesService } from '../../../src/play/messages/messages.service.js';
import type { Resigning } from '../../../src/play/time/resigning.js';
import { StandingWords } from '../../../src/notifications/inbound/standing-words.js';
import { RULESETS } from '../../../src/games/registry.js';
import { Words } from '../../../src/words/words.js';
import { hideAndSeek } from '../../support/rulesets/hide-and-seek/hide-and-seek.js';
import { inside } from '../../support/inside.js';
import type { SeatedGame } from '../../support/seated.js';
import { MovedOutside } from './moved-outside.js';

export const DOMAIN = 'play.example.org';

/** By player: the address that is confirmed. */
class Book {
  constructor(private readonly pool: Pool) {}

  readonly addresses = new Map<string, string>();
  readonly joined: ReplyGrant[] = [];
  readonly confirmed: string[] = [];
  /** What players have changed. */
  asked: AskedSettings = {};
  language = 'en';

  addressOf(playerId: string) {
    return Promise.resolve(this.addresses.get(playerId));
  }
  confirm(playerId: string, email: string) {
    this.confirmed.push(`${playerId} ${email}`);
    return Promise.resolve(true);
  }
  join(invitation: ReplyGrant) {
    this.joined.push(invitation);
    return Promise.resolve(invitation.topic);
  }
  async readerOf(_player: string, topic: string) {
    const { rows } = await this.pool.query<{ ruleset: string; status: string }>(
      'SELECT ruleset, status FROM games WHERE id = $1',
      [topic],
    );
    return { language: this.language, ruleset: null, status: null, ...rows[0] };
  }
  settings(): Promise<MailSettings> {
    const times = { digestAt: '08:00', quietFrom: null, quietTo: null, zone: 'UTC' };
    const known = { address: '', confirmed: true, mode: 'immediately' as const, language: this.language };
    return Promise.resolve({ ...known, ...times, games: [], ...this.asked });
  }
  change(_player: string, asked: AskedSettings) {
    this.asked = { ...this.asked, ...asked };
    return this.settings();
  }
}

/** Keeps an answer once, as a queue with keys does. */
class Answers {
  readonly sent = new Map<string, MailAnswer>();
  /** Where the server dies before it can answer. */
  fails = false;

  readonly unclear: string[] = [];

  tellUnclear({ address, why }: UnclearAnswer) {
    this.unclear.push(`${why} ${address}`);
    return Promise.resolve();
  }

  send(answer: MailAnswer) {
    if (this.fails) return Promise.reject(new Error('the server died'));
    if (!this.sent.has(answer.id)) this.sent.set(answer.id, answer);
    return Promise.resolve();
  }
}

class Said {
  readonly said = new Map<string, string>();
  say({ key, to, text }: { key: string; to: 'all' | 'side'; text: string }) {
    this.said.set(key, `${to}: ${text}`);
    return Promise.resolve();
  }
}

class Resigned {
  readonly resigned: string[] = [];
  resign(_game: string, _player: string, seat: string) {
    this.resigned.push(seat);
    return Promise.resolve();
  }
}

/** A server that takes mails, with its database, and what goes out put down. */
export async function mailDesk(
  database: Database,
  outside: Outside & { pass: (seconds: number) => void } = new MovedOutside(),
) {
  const server = await inside(database, { outside });
  const { pool } = database;
  const tokens = new ReplyTokens(pool, outside);
  const inbox = new Inbox(pool, outside);
  const parser = new MailParser();
  const [book, answers, messages, resigning] = [new Book(pool), new Answers(), new Said(), new Resigned()];
  const words = new Words([...RULESETS, hideAndSeek]);
  const acting = new Acting(server.play, server.table);
  const standing = new StandingWords(server.standing);
  const takeBacks = server.takeBacks;
  const commanding = new Commanding({
    ...{ acting, standing, takeBacks, table: server.table, settings: new SettingWords(book) },
    messages: messages as unknown as MessagesService,
    resigning: resigning as unknown as Resigning,
  });
  const admitting = new Admitting(parser, new Authenticity('none', undefined), book, DOMAIN);
  const joining = book as unknown as Joining;
  const replying = new Replying({ inbox, tokens, admitting, commanding, book, joining, answers, words });
  const failures: unknown[] = [];
  const desk = new MailDesk(inbox, tokens, replying, parser, (error) => failures.push(error));
  return {
    server,
    outside,
    tokens,
    inbox,
    parser,
    book,
    answers,
    messages,
    resigning,
    replying,
    desk,
    failures,
  };
}

export type TestDesk = Awaited<ReturnType<typeof mailDesk>>;

export interface Written {
  readonly from?: string;
  readonly messageId?: string;
  readonly headers?: string;
  /** Of the envelope. */
  readonly sender?: string;
}

let count = 0;

/** A player at the desk, who writes by mail. */
export class Writer {
  readonly address: string;

  constructor(
    private readonly desk: TestDesk,
    readonly game: SeatedGame,
    readonly seat: string,
  ) {
    this.address = `${seat}@example.net`;
    desk.book.addresses.set(this.playerId, this.address);
  }

  get playerId(): string {
    return this.game.players[this.seat]!;
  }

  /** The token of a mail that asks the seat what it is asked now, and the labels of its list. */
  async asked(language = 'en'): Promise<{ token: string; ids: string[] }> {
    const live = await this.desk.server.table.look(this.game.id, this.playerId);
    const decision = live.at.ruleset.decisions(live.at.rules).find(({ seats }) => seats.includes(this.seat));
    const { actions } = await this.desk.server.play.actions(this.game.id, this.playerId, this.seat);
    const ids = actions.map(({ id }) => id);
    const about = { topic: this.game.id, seat: this.seat, playerId: this.playerId };
    const token = await this.desk.tokens.issue({
      kind: 'turn',
      ...about,
      decision: decision!.id,
      options: ids,
      language,
    });
    return { token, ids };
  }

  notice(): Promise<string> {
    return this.desk.tokens.issue({
      kind: 'notice',
      topic: this.game.id,
      seat: this.seat,
      playerId: this.playerId,
      language: 'en',
    });
  }

  /** The mail comes; nothing is done yet. @returns the id of the answer to it */
  async send(token: string, text: string, written: Written = {}): Promise<string> {
    const {
      from = this.address,
      messageId = `<${(count += 1)}@example.net>`,
      headers = '',
      sender = from,
    } = written;
    const head = `From: Somebody <${from}>\r\nTo: reply+${token}@${DOMAIN}\r\nMessage-ID: ${messageId}\r\n${headers}`;
    const hash = replyHash(token).toString('hex');
    const raw = Buffer.from(`${head}\r\n${text}\r\n`);
    await this.desk.inbox.keep(raw, { from: sender, token: hash }, this.game.id);
    return createHash('sha256').update(`${hash} ${messageId}`).digest('hex');
  }

  /** Sends it, and lets it be worked on. @returns what is answered, line by line */
  async write(token: string, text: string, written: Written = {}): Promise<readonly string[] | undefined> {
    const id = await this.send(token, text, written);
    await this.desk.desk.workOff();
    return this.desk.answers.sent.get(id)?.lines;
  }
}
