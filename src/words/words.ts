import { Injectable } from '@nestjs/common';
import type { Ruleset } from '../games/kit/game-definition.js';
import type { Catalogue } from '../games/kit/message.js';
import { TABLE_WORDS } from '../play/table/labels.js';
import type { RefusalCode } from '../refusals/refusal.js';
import { languageFor } from './language.js';
import { Phrases } from './phrases.js';
import type { ProblemCatalogue, ProblemWords } from './problem-words.js';
import { PROBLEMS_EN } from './problems.en.js';

/** The shell's own words by language. A language is spoken only where there are words for everything. */
const PROBLEMS: Readonly<Record<string, ProblemCatalogue>> = { en: PROBLEMS_EN };

type Speech = ReadonlyMap<string, Phrases>;

/** Every catalogue, in every language: the shell's, and those of the rulesets. */
@Injectable()
export class Words {
  private readonly shell = Object.keys(PROBLEMS).filter((language) => language in TABLE_WORDS);
  private readonly games: ReadonlyMap<string, Speech>;
  private readonly plain: Speech;

  constructor(rulesets: readonly Ruleset[]) {
    this.games = new Map(rulesets.map(({ ruleset, catalogues }) => [ruleset, this.speech(catalogues)]));
    this.plain = new Map(
      this.shell.map((language) => [language, new Phrases(language, tableWords(language))]),
    );
  }

  /** How to speak of a game. Without a known ruleset there are the shell's words only. */
  about(ruleset: string | undefined, acceptLanguage: string | undefined): Phrases {
    const speech = (ruleset === undefined ? undefined : this.games.get(ruleset)) ?? this.plain;
    return speech.get(languageFor(acceptLanguage, [...speech.keys()]))!;
  }

  problem(code: RefusalCode, language: string): ProblemWords {
    return (PROBLEMS[language] ?? PROBLEMS_EN)[code];
  }

  private speech(catalogues: Readonly<Record<string, Catalogue>>): Speech {
    const languages = this.shell.filter((language) => Object.hasOwn(catalogues, language));
    return new Map(
      languages.map((language) => [
        language,
        new Phrases(language, [catalogues[language]!, ...tableWords(language)]),
      ]),
    );
  }
}

function tableWords(language: string): Catalogue[] {
  const words = TABLE_WORDS[language];
  return words === undefined ? [] : [words];
}
