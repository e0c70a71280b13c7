import type { Outside } from '../../events/outside.js';
import type { Rulesets } from '../../play/table/rulesets.js';
import type { MailWords } from '../../words/notice-words.js';
import type { Delivery } from '../deliveries/channel.js';
import type { NoticeType } from '../deliveries/notice.js';
import type { ReplyTokens } from '../inbound/reply-tokens.js';
import { replyBox } from '../inbound/reply-token.js';
import type { Mail } from './postman.js';
import { answerIn } from './answers.js';
import { type AboutGame, gameFoot, gameLetter } from './game-letters.js';
import { type DrawBoard, illustrated, NO_PICTURES } from './illustrated.js';
import type { Block, Letter } from './letter.js';
import type { Recipient } from './mail-settings.js';
import type { MailTokens } from './mail-tokens.js';
import type { Links } from './links.js';
import type { Situation, Situations } from './ports.js';

const SHOWS_OPTIONS: ReadonlySet<NoticeType> = new Set<NoticeType>([
  'turn.started',
  'turn.reminder',
  'vote.called',
  'mail.answer',
]);

/** What stands in every mail of a server. */
export interface Sender {
  /** Where others reach this server. */
  readonly site: string;
  /** After the @ of its own addresses. */
  readonly domain: string;
  /** Where the pages of games are; undefined where others have no way to them. */
  readonly games?: string;
}

/** Puts what is to be told into mails, from the game as it is now. */
export class MailWriter {
  constructor(
    readonly sender: Sender,
    readonly words: MailWords,
    readonly rulesets: Rulesets,
    readonly situations: Situations,
    private readonly tokens: MailTokens,
    private readonly replies: ReplyTokens,
    private readonly outside: Outside,
    private readonly draw: DrawBoard = NO_PICTURES,
  ) {}

  /** @returns undefined where there is nothing to tell any more */
  async aboutGame(delivery: Delivery, to: Recipient): Promise<Mail | undefined> {
    const about = await this.about(delivery, to);
    const letter = gameLetter(about);
    if (letter === undefined) return undefined;
    const replyTo = await this.replyAddress(delivery, about);
    const sent = await this.sentToken(to, delivery.topic);
    const stop = this.page('unsubscribe', sent);
    const { domain } = this.sender;
    const { inReplyTo } = answerIn(delivery);
    return {
      ...this.mail(delivery, to.address, about.phrases.language, sent),
      subject: letter.subject,
      blocks: [
        ...(await illustrated(letter.blocks, about, this.draw)),
        gameFoot(about, { stop, games: this.sender.games }),
      ],
      messageId: `<${delivery.topic}.${delivery.entry}.${delivery.seat ?? 'table'}.${delivery.id.slice(4)}@${domain}>`,
      // All that a player gets about a game hangs on one that was never sent.
      references: [`<${delivery.topic}.${to.playerId}@${domain}>`, ...(inReplyTo ? [inReplyTo] : [])],
      replyTo,
      stop,
      listId: `${delivery.topic}.games.${domain}`,
    };
  }

  /** What letters about a game are written from. */
  async about(delivery: Delivery, to: Recipient): Promise<AboutGame> {
    const ruleset = this.rulesets.named(delivery.game!.ruleset);
    const { topic, seat, data } = delivery;
    const found =
      (await this.situations.of(topic, to.playerId, seat)) ??
      (seat === null ? undefined : await this.situations.of(topic, to.playerId, null));
    const situation = found && this.withoutPast(found);
    const phrases = this.words.about(ruleset, to.language);
    const { message } = { ...data } as { message?: string };
    const said = message === undefined ? undefined : await this.situations.said(topic, message);
    const links = await this.linksOf(delivery, to, situation?.seat);
    return { delivery, to, ruleset, phrases, situation, said, links };
  }

  /** What is over, or is about to move as the server was away, is no deadline to name. */
  private withoutPast(situation: Situation): Situation {
    const now = this.outside.now();
    const asked = situation.asked.map(({ deadline, ...one }) =>
      deadline === undefined || new Date(deadline) <= now ? one : { ...one, deadline },
    );
    return { ...situation, asked };
  }

  /** Links that stand for something that only this mail may do. */
  async linksOf(
    { type, topic, data }: Delivery,
    { playerId, address }: Recipient,
    seat: string | undefined,
  ): Promise<Links> {
    const link = async (
      kind: keyof Links,
      gameId: string | null,
      more: Record<string, string> | null = null,
    ) => this.page(kind, await this.tokens.issue({ kind, playerId, gameId, address, data: more }));
    const { shows = [] } = { ...data } as { shows?: readonly string[] };
    return {
      ...(shows.includes('access') ? { access: await link('access', null) } : {}),
      ...(type === 'game.finished' && seat !== undefined
        ? { proof: await link('proof', topic, { seat }) }
        : {}),
    };
  }

  /** @param letter about the account, or gathered from several games */
  async aboutAccount(delivery: Delivery, to: Recipient, letter: Letter, isBulk = false): Promise<Mail> {
    const phrases = this.words.about(undefined, to.language);
    const sent = await this.sentToken(to, null);
    const stop = this.page('unsubscribe', sent);
    const text = phrases.say({ key: 'mail.foot.stopAll', values: { url: stop } });
    const { inReplyTo } = answerIn(delivery);
    return {
      ...this.mail(delivery, to.address, phrases.language, sent),
      subject: letter.subject,
      blocks: [...letter.blocks, { is: 'foot', lines: [text] }],
      references: inReplyTo === undefined ? [] : [inReplyTo],
      stop,
      listId: `account.${this.sender.domain}`,
      isBulk,
    };
  }

  /** To an address that nobody has confirmed, and of nothing else. */
  async toConfirm(delivery: Delivery, to: Recipient): Promise<Mail> {
    const { address, playerId } = to;
    const phrases = this.words.about(undefined, to.language);
    const token = await this.tokens.issue({ kind: 'confirm', playerId, gameId: null, address });
    const reply = await this.replies.issue({
      kind: 'confirm',
      topic: playerId,
      playerId,
      email: address,
      language: phrases.language,
    });
    const sent = await this.sentToken(to, null);
    const paragraph = (key: string): Block => ({ is: 'paragraph', text: phrases.say({ key }) });
    const link = phrases.say({ key: 'mail.confirm.link' });
    return {
      ...this.mail(delivery, address, phrases.language, sent),
      subject: phrases.say({ key: 'mail.subject.confirm' }),
      blocks: [
        paragraph('mail.confirm.why'),
        { is: 'link', text: link, url: this.page('confirm', token) },
        paragraph('mail.confirm.else'),
      ],
      references: [],
      replyTo: this.address(replyBox(reply)),
    };
  }

  page(name: string, token: string): string {
    return `${this.sender.site}/mail/${name}/${token}`;
  }

  address(box: string): string {
    return `${box}@${this.sender.domain}`;
  }

  sentToken({ playerId, address }: Pick<Recipient, 'playerId' | 'address'>, gameId: string | null) {
    return this.tokens.issue({ kind: 'sent', playerId, gameId, address });
  }

  /** What every mail has. @param sent the token of its envelope */
  mail(delivery: Delivery, to: string, language: string, sent: string) {
    const { id } = delivery;
    return {
      ...{ id, to, language },
      at: this.outside.now(),
      messageId: `<account.${id.slice(4)}@${this.sender.domain}>`,
      bounceTo: this.address(`bounce+${sent}`),
    };
  }

  /** Where an answer goes: of a mail with options, to what is asked now. */
  async replyAddress(
    { type, topic, decision }: Pick<Delivery, 'type' | 'topic' | 'decision'>,
    { situation, phrases: { language }, to: { playerId } }: AboutGame,
  ): Promise<string | undefined> {
    if (situation === undefined) return undefined;
    const { seat, asked, actions } = situation;
    const open = SHOWS_OPTIONS.has(type) ? (decision?.id ?? asked[0]?.id) : undefined;
    const options = actions.map(({ id }) => id);
    const answers =
      open === undefined ? { kind: 'notice' as const } : { kind: 'turn' as const, decision: open, options };
    return this.address(replyBox(await this.replies.issue({ ...answers, topic, seat, playerId, language })));
  }
}
