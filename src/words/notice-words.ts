import type { Ruleset } from '../games/kit/game-definition.js';
import { languageFor } from './language.js';
import { SHELL_WORDS, spokenIn } from './languages.js';
import { Phrases } from './phrases.js';

/** What one kind of notice says, in every language that there are words for. */
export class NoticeWords {
  private readonly phrases = new Map<string, Phrases>();

  constructor(private readonly kind: 'mail' | 'chat') {}

  /** @param ruleset of the game that a notice is about, if it is about one */
  about(ruleset: Ruleset | undefined, language: string): Phrases {
    const catalogues = ruleset?.catalogues ?? SHELL_WORDS;
    const spoken = languageFor(language, spokenIn(catalogues));
    const key = `${ruleset?.ruleset ?? ''}|${spoken}`;
    const known = this.phrases.get(key);
    if (known !== undefined) return known;
    const { [this.kind]: said, table } = SHELL_WORDS[spoken]!;
    const own = ruleset === undefined ? [] : [ruleset.catalogues[spoken]!];
    const phrases = new Phrases(spoken, [said, ...own, table]);
    this.phrases.set(key, phrases);
    return phrases;
  }
}

/** What mails say. */
export class MailWords extends NoticeWords {
  constructor() {
    super('mail');
  }
}
