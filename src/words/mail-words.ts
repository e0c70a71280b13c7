import type { Ruleset } from '../games/kit/game-definition.js';
import type { Catalogue } from '../games/kit/message.js';
import { TABLE_WORDS } from '../play/table/labels.js';
import { languageFor } from './language.js';
import { MAIL_WORDS_EN } from './mail.en.js';
import { Phrases } from './phrases.js';

const MAIL_WORDS: Readonly<Record<string, Catalogue>> = { en: MAIL_WORDS_EN };

/** What mails say, in every language that there are words for. */
export class MailWords {
  private readonly phrases = new Map<string, Phrases>();

  /** @param ruleset of the game that a mail is about, if it is about one */
  about(ruleset: Ruleset | undefined, language: string): Phrases {
    const catalogues = ruleset?.catalogues ?? MAIL_WORDS;
    const spoken = languageFor(language, spokenIn(catalogues));
    const key = `${ruleset?.ruleset ?? ''}|${spoken}`;
    const known = this.phrases.get(key);
    if (known !== undefined) return known;
    const all = [MAIL_WORDS[spoken], ruleset?.catalogues[spoken], TABLE_WORDS[spoken]];
    const phrases = new Phrases(
      spoken,
      all.filter((one) => one !== undefined),
    );
    this.phrases.set(key, phrases);
    return phrases;
  }
}

function spokenIn(catalogues: Readonly<Record<string, Catalogue>>): string[] {
  return Object.keys(MAIL_WORDS).filter(
    (language) => Object.hasOwn(catalogues, language) && Object.hasOwn(TABLE_WORDS, language),
  );
}
