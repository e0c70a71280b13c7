import type { Decision, Ruleset } from '../../games/kit/game-definition.js';
import type { Message } from '../../games/kit/message.js';
import { describeDecision } from '../../play/table/labels.js';
import type { Delivery } from '../deliveries/channel.js';
import type { SeatFate } from '../deliveries/notice.js';
import type { Format } from './webhook.entity.js';
import { joined } from '../../words/joined.js';
import { SANDBOX_MARK } from '../../words/sandbox-mark.js';
import { NoticeWords } from '../../words/notice-words.js';

/** A chat has many readers: it is told what somebody would be told who only looks on. */
const READER = 'spectator';
const ID_LENGTH = 8;

export interface ToldGame {
  readonly ruleset: Ruleset;
  /** The question that is open, where the delivery is about one. */
  readonly decision?: Decision | undefined;
}

/** The words of a delivery, and a link. */
export interface ChatText {
  readonly sentences: string;
  readonly link?: string;
}

export class ChatWriter {
  private readonly words = new NoticeWords('chat');

  constructor(private readonly publicUrl: string | undefined) {}

  /**
   * @param game none where the delivery is about no game
   * @param language as it is wanted: what has no words in it is told in English
   */
  text(delivery: Delivery, game: ToldGame | undefined, language: string): ChatText {
    const phrases = this.words.about(game?.ruleset, language);
    if (game === undefined) return { sentences: phrases.say({ key: `chat.${delivery.type}` }) };
    const said = [phrases.say(sentence(delivery, game))];
    if (delivery.deadline !== null)
      said.push(phrases.say({ key: 'chat.until', values: { deadline: timeText(delivery.deadline) } }));
    if (delivery.game?.sandbox === true) said.push(phrases.say(SANDBOX_MARK));
    const sentences = joined(said);
    return this.publicUrl === undefined
      ? { sentences }
      : { sentences, link: `${this.publicUrl}/games/${delivery.topic}` };
  }
}

/** As the service wants it. Nothing in the sentences is taken for markup, a mention or a link. */
export function chatBody(format: Exclude<Format, 'standard'>, { sentences, link }: ChatText): string {
  if (format === 'slack') {
    const lines = [
      sentences.replace(/[&<>]/g, (sign) => ENTITIES[sign]!),
      ...(link === undefined ? [] : [link]),
    ];
    return JSON.stringify({ text: lines.join('\n'), mrkdwn: false });
  }
  const escaped = sentences.replace(/[!-/:-@[-`{-~]/g, '\\$&');
  const lines = [escaped, ...(link === undefined ? [] : [`<${link}>`])];
  return JSON.stringify({ content: lines.join('\n'), allowed_mentions: { parse: [] } });
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function sentence({ type, topic, seat, entry, data }: Delivery, { ruleset, decision }: ToldGame): Message {
  const id = topic.slice(0, ID_LENGTH);
  const values = {
    game: { key: 'chat.game', values: { title: { key: 'title' }, id } },
    entry,
    ...(seat === null ? {} : { seat: ruleset.describe({ is: 'seat', seat }, READER) }),
  };
  return decision === undefined
    ? { key: keyOf(type, data), values }
    : {
        key: `chat.${type}.decision`,
        values: { ...values, decision: describeDecision(ruleset, decision, READER) },
      };
}

function keyOf(type: Delivery['type'], data: Delivery['data']): string {
  if (data?.['expired'] === true) return 'chat.game.expired';
  const { then } = { ...data } as Partial<SeatFate>;
  return type === 'seat.opened' && then !== undefined ? `chat.${type}.${then}` : `chat.${type}`;
}

/** To the minute, in universal time. */
function timeText(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
