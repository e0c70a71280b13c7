import type { Ruleset } from '../games/kit/game-definition.js';
import { languageFor } from './language.js';
import { Phrases } from './phrases.js';
import { SHELL_WORDS, spokenIn } from './languages.js';

/** What mails say, in every language that there are words for. */
export class MailWords {
  private readonly phrases = new Map<string, Phrases>();

  /** @param ruleset of the game that a mail is about, if it is about one */
  about(ruleset: Ruleset | undefined, language: string): Phrases {
    const catalogues = ruleset?.catalogues ?? SHELL_WORDS;
    const spoken = languageFor(language, spokenIn(catalogues));
    const key = `${ruleset?.ruleset ?? ''}|${spoken}`;
    const known = this.phrases.get(key);
    if (known !== undefined) return known;
    const { mail, table } = SHELL_WORDS[spoken]!;
    const own = ruleset === undefined ? [] : [ruleset.catalogues[spoken]!];
    const phrases = new Phrases(spoken, [mail, ...own, table]);
    this.phrases.set(key, phrases);
    return phrases;
  }
}
