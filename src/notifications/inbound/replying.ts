import { Refusal } from '../../refusals/refusal.js';
import type { Words } from '../../words/words.js';
import type { AddressBook } from '../mail/address-book.js';
import type { MailAnswer, QueuedAnswers } from '../mail/queued-answers.js';
import type { Admitting } from './admitting.js';
import { commandsIn } from './commands.js';
import type { Commanding } from './commanding.js';
import type { Done, Inbox, WaitingMail } from './inbox.js';
import type { Joining } from './joining.js';
import { mailHeaders, messageIdOf } from './mail-headers.js';
import type { ParsedMail } from './mail-parser.js';
import { ownWords } from './own-words.js';
import type { ReplyGrant, ReplyTokens } from './reply-tokens.js';
import { Speech } from './speech.js';
import type { Step } from './step.js';
import { Vocabulary } from './vocabulary.js';

/**
 * Answers to one player within an hour: what goes round and round comes to an end. What others can send in a player's
 * name takes nothing away from the player's own mails, and one by which anything was done is always answered.
 */
export const MOST_ANSWERS = { own: 60, others: 5 } as const;
const NOTHING_DONE = 'nothing done';
const COUNTED = { own: [NOTHING_DONE], others: ['unreadable', 'sender', 'forged', 'failed'] } as const;

const LONGEST_AGREEMENT = 60;

type Answer = Pick<MailAnswer, 'lines' | 'shows'> & { readonly stranger?: boolean };

export interface ReplyingParts {
  readonly inbox: Inbox;
  readonly tokens: ReplyTokens;
  readonly admitting: Admitting;
  readonly commanding: Commanding;
  readonly book: Pick<AddressBook, 'addressOf' | 'confirm' | 'readerOf'>;
  readonly joining: Joining;
  readonly answers: Pick<QueuedAnswers, 'send' | 'tellUnclear'>;
  readonly words: Words;
}

/** It cannot be said yet what is to be done with a mail. */
export class NotYet extends Error {}

/** Does what one mail asks for, and answers it. Begun anew, it has every effect once. */
export class Replying {
  constructor(private readonly parts: ReplyingParts) {}

  /** @throws NotYet, or what went wrong: then it is to be begun again */
  async reply(mail: WaitingMail): Promise<Done> {
    const grant = await this.parts.tokens.findBy(tokenOf(mail));
    if (grant === undefined) return { outcome: 'nobody' };
    const admission = await this.parts.admitting.admit(mail, grant);
    switch (admission.is) {
      case 'later':
        throw new NotYet();
      case 'ignored':
        return { outcome: 'ignored' };
      case 'refused':
        return this.refuse(mail, grant, admission.because);
      case 'admitted':
        return this.carryOut(mail, grant, admission.mail);
    }
  }

  /** Gives a mail up that could not be worked on however often it was begun. */
  async giveUp(mail: WaitingMail): Promise<Done> {
    const grant = await this.parts.tokens.findBy(tokenOf(mail));
    return grant === undefined ? { outcome: 'failed' } : this.refuse(mail, grant, 'failed');
  }

  /** To the player's own address: who has none that is confirmed is told nothing. */
  private async refuse(mail: WaitingMail, grant: ReplyGrant, because: string): Promise<Done> {
    const { kind, playerId } = grant;
    const isPlayer = (kind === 'turn' || kind === 'notice') && playerId !== undefined;
    if (!isPlayer || (await this.parts.book.addressOf(playerId)) === undefined) return { outcome: because };
    const { speech } = await this.speeches(grant, playerId);
    const lines = [speech.say(`mail.${because}`)];
    return this.answer(mail, grant, playerId, because, { lines, shows: ['options'] });
  }

  private async carryOut(mail: WaitingMail, grant: ReplyGrant, parsed: ParsedMail): Promise<Done> {
    if (grant.kind === 'confirm' || grant.kind === 'invitation') {
      if (!agreesIn(parsed, Vocabulary.of(grant.language))) return this.notAgreed(grant);
      return grant.kind === 'confirm' ? this.confirm(mail, grant) : this.join(mail, grant);
    }
    const playerId = grant.playerId!;
    const { read, speech } = await this.speeches(grant, playerId);
    const signed = parsed.from.map(({ name }) => name);
    const vocabulary = Vocabulary.of(speech.language);
    const commands = commandsIn(ownWords(parsed.text, vocabulary), signed, vocabulary);
    const task = {
      ...{
        id: mail.id.toString('hex'),
        gameId: grant.topic,
        seat: grant.seat!,
        playerId,
        grant,
        read,
        speech,
      },
      isOfThisTurn: await this.parts.tokens.isOfThisTurn(tokenOf(mail)),
    };
    const keep = (steps: readonly Step[]) => this.parts.inbox.keepSteps(mail.id, steps);
    const steps = await this.parts.commanding.run(task, commands, mail.steps, keep);
    const outcome = steps.some(isDone) ? 'done' : NOTHING_DONE;
    return this.answer(mail, grant, playerId, outcome, answerOf(steps, speech));
  }

  /** That is told once. */
  private async notAgreed({ kind, topic, playerId, email, language }: ReplyGrant): Promise<Done> {
    const why = kind === 'confirm' ? 'notConfirmed' : 'notJoined';
    await this.parts.answers.tellUnclear({ topic, playerId, address: email!, why, language });
    return { outcome: 'not agreed' };
  }

  private async confirm(mail: WaitingMail, grant: ReplyGrant): Promise<Done> {
    const { playerId, email } = grant;
    if (!(await this.parts.book.confirm(playerId!, email!))) return { outcome: 'not confirmed' };
    return this.agreed(mail, grant, playerId!, () => 'done.confirm');
  }

  private async join(mail: WaitingMail, grant: ReplyGrant): Promise<Done> {
    try {
      const playerId = await this.parts.joining.join(grant);
      return await this.agreed(mail, grant, playerId, (status) =>
        status === 'playing' ? 'done.invitation.playing' : 'done.invitation',
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { outcome: error.code };
    }
  }

  /** @param keyFor what is said, as the game stands */
  private async agreed(
    mail: WaitingMail,
    grant: ReplyGrant,
    playerId: string,
    keyFor: (status: string | null | undefined) => string,
  ): Promise<Done> {
    const { reader, speech } = await this.speeches(grant, playerId);
    const lines = [speech.say(keyFor(reader?.status))];
    return this.answer(mail, grant, playerId, 'done', { lines, shows: [] });
  }

  /** How the mail speaks that is answered, and how the player wants to be spoken to. */
  private async speeches({ topic, language }: ReplyGrant, playerId: string) {
    const reader = await this.parts.book.readerOf(playerId, topic);
    const speak = (wanted: string) => new Speech(this.parts.words, reader?.ruleset ?? undefined, wanted);
    return { reader, read: speak(language), speech: speak(reader?.language ?? language) };
  }

  /** @param outcome what is kept of it */
  private async answer(
    mail: WaitingMail,
    grant: ReplyGrant,
    playerId: string,
    outcome: string,
    { stranger = false, lines, shows }: Answer,
  ): Promise<Done> {
    const last = await this.noteOfLast(grant, playerId, outcome);
    if (last === undefined) return { outcome, playerId };
    const about = grant.kind === 'confirm' || stranger ? {} : { game: grant.topic, seat: grant.seat };
    const inReplyTo = messageIdOf(mailHeaders(mail.raw));
    const answer = { ...about, lines: [...lines, ...last], shows };
    await this.parts.answers.send({ id: mail.id.toString('hex'), playerId, inReplyTo, ...answer });
    return { outcome, playerId, answered: true };
  }

  /** @returns what the last answer of an hour adds; undefined where there is none any more */
  private async noteOfLast(
    grant: ReplyGrant,
    playerId: string,
    outcome: string,
  ): Promise<string[] | undefined> {
    const whose = (['own', 'others'] as const).find((one) =>
      COUNTED[one].some((counted) => counted === outcome),
    );
    if (whose === undefined) return [];
    const { count, minutes } = await this.parts.inbox.answeredLately(playerId, COUNTED[whose]);
    if (count >= MOST_ANSWERS[whose]) return undefined;
    if (count + 1 < MOST_ANSWERS[whose]) return [];
    const { speech } = await this.speeches(grant, playerId);
    return [speech.say(`last.${whose}`, { minutes })];
  }
}

/** What goes on for long, or asks, may mean something else. */
function agreesIn({ text }: ParsedMail, vocabulary: Vocabulary): boolean {
  const [first = ''] = ownWords(text, vocabulary);
  return first.length <= LONGEST_AGREEMENT && !/[?？]/u.test(first) && vocabulary.begins('agree', first);
}

/** Something else than that something is shown or told. */
const isDone = ({ outcome, lines, toldOnly }: Step): boolean =>
  outcome === 'done' && lines.length > 0 && toldOnly === undefined;

const tokenOf = ({ envelope }: WaitingMail): Buffer => Buffer.from(envelope.token, 'hex');

function answerOf(steps: readonly Step[], speech: Speech): Answer {
  if (steps.length === 0) return { lines: [speech.say('unclear.nothing')], shows: ['help', 'options'] };
  const shows = steps.flatMap(({ shows: one }) => one ?? []);
  return {
    lines: steps.flatMap(({ lines }) => lines),
    shows: [...new Set(shows)],
    stranger: steps.some((step) => step.stranger),
  };
}
