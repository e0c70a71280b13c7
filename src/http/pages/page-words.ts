import type { Ruleset } from '../../games/kit/game-definition.js';
import { Phrases } from '../../words/phrases.js';
import { SHELL_WORDS } from '../../words/languages.js';
import { DOCUMENTS } from './documents.js';

/** The most seats that a game has, where an option says how many play. */
interface PlayersOption {
  readonly minimum: number;
  readonly maximum: number;
}

/** What the pages say in one language, with the names of games and seats: nothing of any game that is played. */
export function pageTexts(language: string, rulesets: readonly Ruleset[]) {
  const shell = SHELL_WORDS[language]!;
  return {
    language,
    words: shell.page,
    games: rulesets.map((ruleset) => {
      const own = ruleset.catalogues[language] ?? ruleset.catalogues.en;
      return gameTexts(ruleset, new Phrases(language, [own, shell.table]));
    }),
  };
}

function gameTexts(ruleset: Ruleset, phrases: Phrases) {
  const players = playersOf(ruleset);
  const usual = ruleset.options({});
  const most = players === undefined ? usual : ruleset.options({ players: players.maximum });
  return {
    ruleset: ruleset.ruleset,
    title: phrases.say(ruleset.title),
    ...(DOCUMENTS.has(ruleset.ruleset) ? { rules: `/docs/${ruleset.ruleset}` } : {}),
    ...(players === undefined
      ? {}
      : { players: { least: players.minimum, most: players.maximum, usual: ruleset.seats(usual).length } }),
    seats: ruleset.seats(most).map(({ id, side }) => ({
      seat: id,
      side,
      name: phrases.say(ruleset.describe({ is: 'seat', seat: id }, 'spectator')),
    })),
  };
}

function playersOf({ schemas }: Ruleset): PlayersOption | undefined {
  const { properties } = schemas.options as { properties?: Record<string, Partial<PlayersOption>> };
  const { minimum, maximum } = properties?.players ?? {};
  return minimum === undefined || maximum === undefined ? undefined : { minimum, maximum };
}
