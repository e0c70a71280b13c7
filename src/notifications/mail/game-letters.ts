import type { Ruleset } from '../../games/kit/game-definition.js';
import type { Message } from '../../games/kit/message.js';
import type { Phrases } from '../../words/phrases.js';
import { joined } from '../../words/joined.js';
import { SANDBOX_MARK } from '../../words/sandbox-mark.js';
import type { Delivery } from '../deliveries/channel.js';
import type { NoticeType, SeatFate } from '../deliveries/notice.js';
import { answerBlocks } from './answers.js';
import type { Block, Letter } from './letter.js';
import type { Links } from './links.js';
import type { Recipient } from './mail-settings.js';
import { personBlocks } from './part-blocks.js';
import type { Said, Situation } from './ports.js';
import { askedBlocks, happenedBlocks, headLines, howBlocks, turnBlocks } from './turn-blocks.js';

const ID_LENGTH = 8;

/** What a letter about a game is written from. */
export interface AboutGame {
  readonly delivery: Delivery;
  readonly to: Recipient;
  readonly ruleset: Ruleset;
  readonly phrases: Phrases;
  /** Undefined: the player holds no seat of it any more. */
  readonly situation: Situation | undefined;
  /** The message that is told of; undefined where it is erased. */
  readonly said: Said | undefined;
  readonly links: Links;
}

/** @returns undefined where there is nothing to tell any more */
export function gameLetter(about: AboutGame): Letter | undefined {
  const { type } = about.delivery;
  if (type === 'turn.started' || type === 'turn.reminder') return turnLetter(about);
  return type === 'mail.answer' ? answerLetter(about) : newsLetter(about);
}

function newsLetter(about: AboutGame): Letter | undefined {
  const { situation } = about;
  const { seat } = about.delivery;
  const whose = situation?.seat ?? seat;
  const said = sentences(about);
  if (said === undefined) return undefined;
  return {
    subject: subjectOf(about, whose === null ? 'mail.subject.watched' : 'mail.subject.game', whose),
    blocks: [...said.map(paragraphIn(about.phrases)), ...moreBlocks(about)],
  };
}

/** What else the reader wants to know then. */
function moreBlocks(about: AboutGame): Block[] {
  const {
    situation,
    ruleset,
    delivery: { type },
    phrases,
    to,
  } = about;
  if (situation === undefined) return [];
  if (type === 'vote.called' && situation.asked.length > 0)
    return [...turnBlocks(situation, phrases, to, seatName(about, situation.seat)), ...howBlocks(phrases)];
  if (type === 'deadlines.moved') return askedBlocks(situation, phrases, to);
  const person = type === 'game.started' ? personBlocks(situation.seat, ruleset.parts ?? [], phrases) : [];
  return TELLS_MORE.has(type) ? [...person, ...happenedBlocks(situation, phrases, to)] : [];
}

function turnLetter(about: AboutGame): Letter | undefined {
  const { delivery, phrases, situation, to } = about;
  if (situation === undefined || situation.asked.length === 0) return undefined;
  const isReminder = delivery.type === 'turn.reminder';
  const seat = seatName(about, situation.seat);
  const turn = { key: isReminder ? 'mail.reminder' : 'mail.turn', values: { seat } };
  return {
    subject: subjectOf(about, isReminder ? 'mail.subject.reminder' : 'mail.subject.turn', situation.seat),
    blocks: [
      { is: 'paragraph', text: phrases.say(turn) },
      ...turnBlocks(situation, phrases, to, seat),
      ...howBlocks(phrases),
    ],
  };
}

function answerLetter(about: AboutGame): Letter | undefined {
  if (about.situation === undefined) return undefined;
  return {
    subject: subjectOf(about, 'mail.subject.answer', about.situation.seat),
    blocks: answerBlocks(about),
  };
}

/** What happened is news with these. */
const TELLS_MORE: ReadonlySet<NoticeType> = new Set<NoticeType>([
  'game.started',
  'game.finished',
  'turn.timedOut',
  'seat.opened',
]);

type Sentences = (about: AboutGame) => readonly Message[] | undefined;

const plain =
  (key: string): Sentences =>
  () => [{ key }];

const SENTENCES: Partial<Readonly<Record<NoticeType, Sentences>>> = {
  'game.started': started,
  'turn.timedOut': (about) => [
    { key: 'mail.timedOut', values: { seat: seatName(about, about.delivery.seat ?? '') } },
  ],
  'game.finished': ended,
  'game.cancelled': ({ delivery: { data } }) => [
    { key: data?.['expired'] === true ? 'mail.expired' : 'mail.cancelled' },
  ],
  'seat.opened': seatOpened,
  'vote.called': (about) => [
    { key: 'mail.voteCalled', values: { seat: seatName(about, about.delivery.seat ?? '') } },
    { key: 'mail.voteCalled.act' },
  ],
  // In a game that is over, or asks nobody in time any more, no deadline has moved.
  'deadlines.moved': ({ situation }) => (situation?.isTimed ? [{ key: 'mail.deadlinesMoved' }] : undefined),
  'dispute.opened': plain('mail.disputeOpened'),
  'dispute.ruled': plain('mail.disputeRuled'),
  'message.posted': said,
};

/** Who knows nothing of the game has nothing else at hand. */
function started(about: AboutGame): Message[] | undefined {
  const { situation, ruleset } = about;
  if (situation === undefined) return undefined;
  const { seat } = situation;
  return [{ key: 'mail.started', values: { seat: seatName(about, seat) } }, ruleset.aim(seat)];
}

function said(about: AboutGame): Message[] | undefined {
  if (about.said === undefined) return undefined;
  const { seat, to, text } = about.said;
  // In one paragraph, so that nobody can write what looks like a part of the mail.
  const values = { seat: seatName(about, seat), text: (text ?? '').replace(/\s+/g, ' ') };
  return [{ key: `mail.message.${to}`, values }, { key: 'mail.message.how' }];
}

function seatOpened(about: AboutGame): Message[] {
  const { seat, data } = about.delivery;
  const { because, then, lost = about.situation === undefined } = { ...data } as Partial<SeatFate>;
  const key = lost ? 'mail.seatLost' : 'mail.seatOpened';
  const values = { seat: seatName(about, seat ?? '') };
  // What was told before it was kept why says no more.
  return because === undefined
    ? [{ key, values }]
    : [
        { key: `${key}.${because}`, values },
        { key: `mail.seatGoes.${then}`, values },
      ];
}

/** A notice in one line. */
export function noticeText(about: AboutGame): string | undefined {
  const said = sentences(about)?.map((message) => about.phrases.say(message));
  return said && joined(said);
}

function sentences(about: AboutGame): readonly Message[] | undefined {
  return SENTENCES[about.delivery.type]?.(about);
}

function ended(about: AboutGame): Message[] {
  const { situation, links } = about;
  const outcome = situation?.outcome;
  const open = links.proof === undefined ? [] : [{ key: 'mail.open', values: { url: links.proof } }];
  if (outcome === undefined) return [{ key: 'mail.finished' }, ...open];
  const names = outcome.winners.map((seat) => seatName(about, seat));
  const winners: Message =
    names.length === 0
      ? { key: 'mail.nobody.won' }
      : { key: 'mail.winners', values: { winners: listed(names) } };
  return [{ key: 'mail.over', values: { reason: outcome.reason } }, winners, ...open];
}

function listed([first, ...others]: readonly Message[]): Message {
  if (others.length === 0) return { key: 'mail.winner', values: { seat: first! } };
  return { key: 'mail.winner.more', values: { seat: first!, others: listed(others) } };
}

/** What must stand by the head of a game that is no real one. */
export const markLines = ({
  delivery,
  phrases,
}: Pick<AboutGame, 'delivery' | 'phrases'>): readonly string[] =>
  delivery.game?.sandbox === true ? [phrases.say(SANDBOX_MARK)] : [];

/** The lines at the end of every mail about a game. */
export function gameFoot(
  about: AboutGame,
  { stop, games }: { readonly stop: string; readonly games: string | undefined },
): Block {
  const { phrases, situation, delivery, ruleset } = about;
  const game = { title: ruleset.title, game: delivery.topic };
  const which =
    situation === undefined
      ? { key: 'mail.foot.left', values: game }
      : { key: 'mail.foot.game', values: { ...game, seat: seatName(about, situation.seat) } };
  const stops = phrases.say({ key: 'mail.foot.stop', values: { url: stop } });
  const head = situation === undefined ? [] : headLines(situation.head, phrases);
  const page = situation === undefined || games === undefined ? [] : [`${games}/${delivery.topic}`];
  const pages = page.map((url) => phrases.say({ key: 'mail.foot.page', values: { url } }));
  return { is: 'foot', lines: [phrases.say(which), ...pages, ...markLines(about), ...head, stops] };
}

export function seatName({ ruleset }: Pick<AboutGame, 'ruleset'>, seat: string): Message {
  return ruleset.describe({ is: 'seat', seat }, 'spectator');
}

/** The same for all mails of a kind about one game, so that they stay together. */
function subjectOf(about: AboutGame, key: string, seat: string | null): string {
  const { ruleset, phrases, delivery } = about;
  const values = {
    title: ruleset.title,
    ...(seat === null ? {} : { seat: seatName(about, seat) }),
    id: delivery.topic.slice(0, ID_LENGTH),
  };
  return phrases.say({ key, values });
}

const paragraphIn =
  (phrases: Phrases) =>
  (message: Message): Block => ({ is: 'paragraph', text: phrases.say(message) });
