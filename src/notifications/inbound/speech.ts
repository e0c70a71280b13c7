import type { Message } from '../../games/kit/message.js';
import type { Refusal } from '../../refusals/refusal.js';
import { filled } from '../../words/filled.js';
import { SHELL_WORDS } from '../../words/languages.js';
import { Phrases } from '../../words/phrases.js';
import type { Words } from '../../words/words.js';
import type { Step, StepOutcome } from './step.js';

const REPLIES = new Map(
  Object.entries(SHELL_WORDS).map(([language, { replies }]) => [language, new Phrases(language, [replies])]),
);
// So much of a command is repeated.
const MOST_REPEATED = 80;

/** How a player is answered: in their language, as far as there are words in it for the game, too. */
export class Speech {
  /** Says what the game calls things. */
  readonly game: Phrases;

  /** @param ruleset undefined: of no game @param wanted a language tag (BCP 47) */
  constructor(
    private readonly words: Words,
    ruleset: string | undefined,
    wanted: string,
  ) {
    this.game = words.about(ruleset, wanted);
  }

  get language(): string {
    return this.game.language;
  }

  say(key: string, values: Message['values'] = {}): string {
    return REPLIES.get(this.language)!.say({ key, values });
  }

  /** What is answered to one command. */
  told(
    outcome: StepOutcome,
    key: string,
    said: string,
    values: NonNullable<Message['values']> = {},
    shows?: Step['shows'],
  ): Step {
    const short = said.length > MOST_REPEATED ? `${said.slice(0, MOST_REPEATED)}…` : said;
    const lines = [this.say(key, { said: short, ...values })];
    return { outcome, lines, ...(shows === undefined ? {} : { shows }) };
  }

  /** The same where a command only asks: nothing is done. */
  tells(key: string, said: string, values: NonNullable<Message['values']> = {}): Step {
    return { ...this.told('done', key, said, values), toldOnly: true };
  }

  /** Why something was refused. What would be right is said for those who send requests. */
  whyNot({ code, values }: Refusal): string {
    const { wrong, wrongWith } = this.words.problem(code, this.language);
    return filled(wrongWith, values, (message) => this.game.say(message)) ?? wrong;
  }
}
