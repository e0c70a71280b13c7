import type { Catalogue } from '../games/kit/message.js';
import type { ProblemCatalogue } from './problem-words.js';
import type { WrongCatalogue } from './wrong-words.js';

/** What Harker itself says in one language. The words of a game stand in its ruleset. */
export interface ShellWords {
  /** The language, in itself. */
  readonly name: string;
  readonly problems: ProblemCatalogue;
  /** What is wrong with one part of a request. */
  readonly wrong: WrongCatalogue;
  /** What happens at the table of any game. */
  readonly table: Catalogue;
  readonly mail: Catalogue;
  /** What is answered to mails. */
  readonly replies: Catalogue;
  readonly chat: Catalogue;
  /** What the pages for a browser say. */
  readonly page: Catalogue;
}
