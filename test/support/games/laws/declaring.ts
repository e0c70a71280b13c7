import type { Ruleset } from '../../../../src/games/kit/game-definition.js';
import type { Message } from '../../../../src/games/kit/message.js';
import { keysOf } from '../keys.js';
import { optionKeys } from '../option-keys.js';
import { wordsOf } from '../rulesets.js';
import { misfit } from '../schemas.js';
import { RANDOM_GAMES, type Sample } from './sample.js';

/** What a ruleset declares. */
export function lawsOfDeclaring(sample: Sample): void {
  const { game } = sample;

  test('options have their defaults by schema and by rule', () => {
    expect(misfit(game.schemas.options, game.options({}))).toBeUndefined();
    const fields =
      (game.schemas.options as { properties?: Record<string, { default: unknown }> }).properties ?? {};
    const defaults = Object.entries(fields).map(([name, field]) => [name, field.default]);
    expect(game.options({})).toEqual(Object.fromEntries(defaults));
    expect(misfit(game.schemas.options, { noSuchOption: 1 })).toBeDefined();
    expect(misfit(game.schemas.components, game.components)).toBeUndefined();
  });

  test('no dead words: all that is declared occurs in some game', () => {
    const met = sample.words({
      random: RANDOM_GAMES,
      bots: 25,
      distracted: 15,
      curious: 15,
      late: 10,
      stubborn: 10,
      wilful: 25,
    });
    for (const words of declaredBy(game)) keysOf(words, met.keys);
    for (const key of optionKeys(game.schemas.options)) met.keys.add(key);
    expect([...met.actions].toSorted()).toEqual(Object.keys(game.schemas.actions).toSorted());
    expect([...met.events].toSorted()).toEqual(Object.keys(game.schemas.events).toSorted());
    expect([...met.kinds].toSorted()).toEqual([...wordsOf(game).kinds].toSorted());
    expect([...met.keys].toSorted()).toEqual(Object.keys(game.catalogues.en).toSorted());
    expect(wordsOf(game).purposes.filter((purpose) => !met.purposes.has(purpose))).toEqual([]);
  });
}

/** What it says that is no label of what happens. */
function declaredBy({ title, parts = [], standing, ...game }: Ruleset): Message[] {
  return [
    title,
    ...game.seats(game.options({})).map(({ id }) => game.aim(id)),
    ...parts.flatMap(({ name, told }) => [name, ...told.map(({ text }) => text)]),
    ...Object.values(standing?.conditions ?? {}).map(({ label }) => label),
  ];
}
