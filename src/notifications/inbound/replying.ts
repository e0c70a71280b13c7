import type { Admitting } from './admitting.js';
import { commandsIn } from './commands.js';
import type { Commanding } from './commanding.js';
import { folded, wordsOf } from './fold.js';
import type { Done, Inbox, KeptMail } from './inbox.js';
import { mailHeaders, messageIdOf } from './mail-headers.js';
import type { ParsedMail } from './mail-parser.js';
import { ownWords } from './own-words.js';
import type { AddressBook, MailAnswer, MailAnswers } from './ports.js';
import { Refusal } from '../../refusals/refusal.js';
import type { ReplyGrant, ReplyTokens } from './reply-tokens.js';
import type { Step } from './step.js';
import { say } from './telling.js';

/** Answers to one player within an hour: what goes round and round comes to an end. */
export const MOST_ANSWERS = 20;

const AGREED = new Set(['yes', 'ok', 'y', 'confirm', 'join']);

type Answer = Pick<MailAnswer, 'lines' | 'shows'> & { readonly stranger?: boolean };

/** It cannot be said yet what is to be done with a mail. */
export class NotYet extends Error {}

/** Does what one mail asks for, and answers it. Begun anew, it has every effect once. */
export class Replying {
  constructor(
    private readonly inbox: Inbox,
    private readonly tokens: ReplyTokens,
    private readonly admitting: Admitting,
    private readonly commanding: Commanding,
    private readonly book: AddressBook,
    private readonly answers: MailAnswers,
  ) {}

  /** @throws NotYet, or what went wrong: then it is to be begun again */
  async reply(mail: KeptMail): Promise<Done> {
    const grant = await this.tokens.findBy(Buffer.from(mail.envelope.token, 'hex'));
    if (grant === undefined) return { outcome: 'nobody' };
    const admission = await this.admitting.admit(mail, grant);
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
  async giveUp(mail: KeptMail): Promise<Done> {
    const grant = await this.tokens.findBy(Buffer.from(mail.envelope.token, 'hex'));
    return grant === undefined ? { outcome: 'failed' } : this.refuse(mail, grant, 'failed');
  }

  /** To the player's own address: who has none that is confirmed is told nothing. */
  private async refuse(mail: KeptMail, grant: ReplyGrant, because: string): Promise<Done> {
    const { kind, playerId } = grant;
    const isPlayer = (kind === 'turn' || kind === 'notice') && playerId !== undefined;
    if (!isPlayer || (await this.book.addressOf(playerId)) === undefined) return { outcome: because };
    const lines = [say(`mail.${because}`)];
    return this.answer(mail, grant, playerId, because, { lines, shows: ['options'] });
  }

  private async carryOut(mail: KeptMail, grant: ReplyGrant, parsed: ParsedMail): Promise<Done> {
    const own = ownWords(parsed.text);
    if (grant.kind === 'confirm' || grant.kind === 'invitation') {
      if (!AGREED.has(folded(wordsOf(own.join(' ')).join(' ')))) return { outcome: 'not agreed' };
      return grant.kind === 'confirm' ? this.confirm(mail, grant) : this.join(mail, grant);
    }
    const { topic: gameId, seat, playerId } = grant;
    const signed = parsed.from.map(({ name }) => name);
    const commands = commandsIn(own, signed);
    const task = { id: mail.id.toString('hex'), gameId, seat: seat!, playerId: playerId!, grant };
    const keep = (steps: readonly Step[]) => this.inbox.keepSteps(mail.id, steps);
    const steps = await this.commanding.run(task, commands, mail.steps, keep);
    return this.answer(mail, grant, playerId!, 'done', answerOf(steps));
  }

  private async confirm(mail: KeptMail, grant: ReplyGrant): Promise<Done> {
    const { playerId, email } = grant;
    if (!(await this.book.confirm(playerId!, email!))) return { outcome: 'not confirmed' };
    return this.answer(mail, grant, playerId!, 'done', { lines: [say('done.confirm')], shows: [] });
  }

  private async join(mail: KeptMail, grant: ReplyGrant): Promise<Done> {
    try {
      const playerId = await this.book.join(grant);
      return await this.answer(mail, grant, playerId, 'done', { lines: [say('done.invitation')], shows: [] });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { outcome: error.code };
    }
  }

  /** @param outcome what is kept of it */
  private async answer(
    mail: KeptMail,
    { kind, topic, seat }: ReplyGrant,
    playerId: string,
    outcome: string,
    { stranger = false, ...answer }: Answer,
  ): Promise<Done> {
    if ((await this.inbox.answeredLately(playerId)) >= MOST_ANSWERS) return { outcome, playerId };
    const about = kind === 'confirm' || stranger ? {} : { game: topic, seat };
    const inReplyTo = messageIdOf(mailHeaders(mail.raw));
    await this.answers.send({ id: mail.id.toString('hex'), playerId, inReplyTo, ...about, ...answer });
    return { outcome, playerId, answered: true };
  }
}

function answerOf(steps: readonly Step[]): Answer {
  if (steps.length === 0) return { lines: [say('unclear.nothing')], shows: ['help', 'options'] };
  const shows = steps.flatMap(({ shows: one }) => one ?? []);
  return {
    lines: steps.flatMap(({ lines }) => lines),
    shows: [...new Set(shows)],
    stranger: steps.some((step) => step.stranger),
  };
}
