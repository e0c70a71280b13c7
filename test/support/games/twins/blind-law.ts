import fc from 'fast-check';
import type { SeatId } from '../../../../src/games/kit/audience.js';
import type { Ruleset, Typed } from '../../../../src/games/kit/game-definition.js';
import { anyOptions } from '../random-options.js';
import { answersIn, faultsIn, type Worlds } from './blind.js';
import { previewsApart } from './preview.js';
import type { Rules, Secrets } from './secrets.js';
import { TwinGames } from './twins.js';

const SEED = Number(process.env['TWIN_SEED'] ?? 1897);
const GAMES = Number(process.env['TWIN_GAMES'] ?? 24);
const MOST_ENTRIES = 300;

/** Each question to each kind of seat is looked at so often: a game is mostly the same few of them. */
const OFTEN = GAMES / 2;

/** Moments of twin games in which somebody is asked who cannot tell them apart. */
export function twinWorlds<
  State extends { readonly options: Options },
  Action extends Typed,
  Event extends Typed,
  Options,
>(
  secrets: Secrets<State, Action, Event, Options>,
  apart: readonly (readonly SeatId[])[],
): readonly Worlds<State, Options>[] {
  const { game } = secrets;
  const twins = new TwinGames(secrets);
  const all = fc.sample(anyOptions(game as unknown as Ruleset), { seed: SEED, numRuns: GAMES });
  return all.flatMap((some, index) => {
    const hidden = apart[index % apart.length] ?? [];
    return twins
      .play(some as Partial<Options>, hidden, SEED + index, MOST_ENTRIES)
      .filter(({ left }) => game.outcome(left) === undefined)
      .map(({ left, right, alike }) => ({ options: left.options, left, right, alike }));
  });
}

/** Of many worlds some of each kind of question, from all over the games. */
function rarest<State, Action extends Typed, Event extends Typed, Options>(
  game: Rules<State, Action, Event, Options>,
  all: readonly Worlds<State, Options>[],
): readonly Worlds<State, Options>[] {
  const times = new Map<string, number>();
  return all.filter((worlds) => {
    const [first] = answersIn(game, worlds);
    if (first === undefined) return false;
    const asked = game.decisions(worlds.left).find(({ seats }) => seats.includes(first.seat));
    const kind = `${asked?.kind} ${worlds.alike.join(' ')}`;
    times.set(kind, (times.get(kind) ?? 0) + 1);
    return (times.get(kind) ?? 0) <= OFTEN;
  });
}

export interface Blindness<State, Action extends Typed, Event extends Typed, Options extends object> {
  readonly game: Rules<State, Action, Event, Options>;
  readonly worlds: () => readonly Worlds<State, Options>[];
  /** So many kinds of actions are met that may be taken back. */
  readonly kinds: number;
  /** Mistakes that the law must find: actions that are called blind, by what they are. */
  readonly mistakes: Readonly<Record<string, (action: Action) => boolean>>;
}

/** The law of what may be taken back freely, over games that a seat cannot tell apart. */
export function lawOfBlindness<State, Action extends Typed, Event extends Typed, Options extends object>({
  game,
  worlds,
  kinds,
  mistakes,
}: Blindness<State, Action, Event, Options>): void {
  let all: readonly Worlds<State, Options>[] = [];
  beforeAll(() => {
    all = worlds();
  });

  describe('what may be taken back freely', () => {
    test('has taught its seat nothing, drawn nothing, and is the same whatever is hidden', () => {
      for (const one of rarest(game, all)) expect(faultsIn(game, one)).toEqual([]);
    });

    test('can be told beforehand, to the byte the same whatever is hidden; nothing else is told', () => {
      for (const one of rarest(game, all)) expect(previewsApart(game, one)).toEqual([]);
      const mistaken: typeof game = { ...game, blind: () => true };
      expect(all.some((one) => previewsApart(mistaken, one).length > 0)).toBe(true);
    });

    test('is of many kinds, and not everything', () => {
      const answers = rarest(game, all).flatMap((one) =>
        answersIn(game, one).map(({ seat, action }) => ({
          type: action.type,
          blind: game.blind(one.left, seat, action),
        })),
      );
      const blind = answers.filter((answer) => answer.blind);
      expect(new Set(blind.map(({ type }) => type)).size).toBeGreaterThanOrEqual(kinds);
      expect(blind.length).toBeLessThan(answers.length);
    });

    test.each(Object.entries(mistakes))('would be broken if it were %s', (_what, isMistaken) => {
      const mistaken: typeof game = { ...game, blind: () => true };
      expect(all.some((one) => faultsIn(mistaken, one, isMistaken).length > 0)).toBe(true);
    });
  });
}
