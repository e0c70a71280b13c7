import type { Ruleset, Typed } from '../../../../src/games/kit/game-definition.js';
import { previewOf } from '../../../../src/play/dry-run.js';
import { answersIn, type Fault, type Worlds } from './blind.js';
import type { Rules } from './secrets.js';

/** What a dry run says of an answer beforehand, as it goes out; or what went wrong. */
function foretold(ruleset: Ruleset, options: object, rules: unknown, seat: string, action: Typed): string {
  const table = { options: options as Record<string, unknown> };
  try {
    return JSON.stringify(previewOf({ ruleset, rules, table }, seat, action) ?? null);
  } catch (error) {
    return `broke: ${(error as Error).message}`;
  }
}

/** Answers of which a dry run would say something else in one of these worlds, or could say nothing in either. */
export function previewsApart<State, Action extends Typed, Event extends Typed, Options extends object>(
  game: Rules<State, Action, Event, Options>,
  worlds: Worlds<State, Options>,
): readonly Fault[] {
  const { options, left, right } = worlds;
  const ruleset = game as unknown as Ruleset;
  return answersIn(game, worlds).flatMap(({ seat, action }) => {
    const [here, there] = [left, right].map((state) => foretold(ruleset, options, state, seat, action));
    if (here === there && !here!.startsWith('broke')) return [];
    return [{ seat, action, why: `it says ${here} or ${there}` }];
  });
}
