import { Injectable } from '@nestjs/common';
import type { Ruleset } from '../games/kit/game-definition.js';
import type { Catalogue } from '../games/kit/message.js';
import type { RefusalCode } from '../refusals/refusal.js';
import { languageFor } from './language.js';
import { Phrases } from './phrases.js';
import type { ProblemWords } from './problem-words.js';
import { SHELL_WORDS, spokenIn } from './languages.js';

type Speech = ReadonlyMap<string, Phrases>;

/** Every catalogue, in every language: the shell's, and those of the rulesets. */
@Injectable()
export class Words {
  private readonly games: ReadonlyMap<string, Speech>;
  private readonly plain: Speech;

  constructor(rulesets: readonly Ruleset[]) {
    this.games = new Map(rulesets.map(({ ruleset, catalogues }) => [ruleset, this.speech(catalogues)]));
    this.plain = new Map(
      Object.entries(SHELL_WORDS).map(([language, { table, wrong }]) => [
        language,
        new Phrases(language, [table, wrong]),
      ]),
    );
  }

  /** How to speak of a game. Without a known ruleset there are the shell's words only. */
  about(ruleset: string | undefined, acceptLanguage: string | undefined): Phrases {
    const speech = (ruleset === undefined ? undefined : this.games.get(ruleset)) ?? this.plain;
    return speech.get(languageFor(acceptLanguage, [...speech.keys()]))!;
  }

  problem(code: RefusalCode, language: string): ProblemWords {
    return (SHELL_WORDS[language] ?? SHELL_WORDS.en).problems[code];
  }

  private speech(catalogues: Readonly<Record<string, Catalogue>>): Speech {
    return new Map(
      spokenIn(catalogues).map((language) => {
        const { table, wrong } = SHELL_WORDS[language]!;
        return [language, new Phrases(language, [catalogues[language]!, table, wrong])];
      }),
    );
  }
}
