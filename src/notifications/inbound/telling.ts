import type { Message } from '../../games/kit/message.js';
import type { Refusal } from '../../refusals/refusal.js';
import { filled } from '../../words/filled.js';
import { Phrases } from '../../words/phrases.js';
import type { Words } from '../../words/words.js';
import type { Step, StepOutcome } from './step.js';
import { replyWords } from '../../words/en/replies.js';

const PHRASES = new Phrases('en', [replyWords]);
// So much of a command is repeated.
const MOST_REPEATED = 80;

export function say(key: string, values: Message['values'] = {}): string {
  return PHRASES.say({ key, values });
}

/** What is answered to one command. */
export function told(
  outcome: StepOutcome,
  key: string,
  said: string,
  values: NonNullable<Message['values']> = {},
  shows?: Step['shows'],
): Step {
  const short = said.length > MOST_REPEATED ? `${said.slice(0, MOST_REPEATED)}…` : said;
  const lines = [say(key, { said: short, ...values })];
  return { outcome, lines, ...(shows === undefined ? {} : { shows }) };
}

/** Why something was refused. What would be right is said for those who send requests. */
export function whyNot({ code, values }: Refusal, words: Words): string {
  const { wrong, wrongWith } = words.problem(code, PHRASES.language);
  return filled(wrongWith, values) ?? wrong;
}
