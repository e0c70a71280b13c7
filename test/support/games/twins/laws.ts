import fc from 'fast-check';
import type { SeatId } from '../../../../src/games/kit/audience.js';
import type { Adjustment, Ruleset, Typed } from '../../../../src/games/kit/game-definition.js';
import { anyOptions } from '../random-options.js';
import { seenBy } from './seen.js';
import type { Secrets } from './secrets.js';
import { TwinGames, type Answered, type TwinMoment } from './twins.js';

const SEED = Number(process.env['TWIN_SEED'] ?? 1897);
const GAMES = Number(process.env['TWIN_GAMES'] ?? 24);
const MOST_ENTRIES = 300;

export interface Worlds<
  State extends { readonly options: Options },
  Action extends Typed,
  Event extends Typed,
  Options,
> {
  readonly secrets: Secrets<State, Action, Event, Options>;
  /** Options by which least is told; a third of the games is played by them. */
  readonly discreet: Partial<Options>;
  /** Whose secrets differ, by games in turn. */
  readonly apart: readonly (readonly SeatId[])[];
  /** How many parts of each kind there are in all; of each it is said how many there should be. */
  readonly parts: Readonly<Record<string, { readonly count: number; of(state: State): number }>>;
  /** Secrets that must often differ in these games, or the comparison says little. */
  readonly secretOf: Readonly<Record<string, (state: State) => unknown>>;
  /** So many kinds of questions must be asked. */
  readonly questions: number;
}

type Offered<Event> = readonly Adjustment<Event>[];

const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** Some games, one after another. */
function* played<
  State extends { readonly options: Options },
  Action extends Typed,
  Event extends Typed,
  Options,
>(
  { secrets, discreet, apart }: Worlds<State, Action, Event, Options>,
  answered: (answer: Answered<State, Action>) => void,
) {
  const all = fc.sample(anyOptions(secrets.game as unknown as Ruleset), { seed: SEED, numRuns: GAMES });
  const twins = new TwinGames(secrets);
  for (const [index, some] of all.entries()) {
    const options = { ...(some as Partial<Options>), ...(index % 3 === 0 ? discreet : {}) };
    yield twins.play(options, apart[index % apart.length] ?? [], SEED + index, MOST_ENTRIES, answered);
  }
}

/** The law of secrets, over random games played by the rules alone. */
export function lawOfSecrets<
  State extends { readonly options: Options },
  Action extends Typed,
  Event extends Typed,
  Options,
>(worlds: Worlds<State, Action, Event, Options>): void {
  const { game } = worlds.secrets;
  const moments: TwinMoment<State, Event>[] = [];
  const answers: Answered<State, Action>[] = [];

  function expectSame({ left, right, alike, entries }: TwinMoment<State, Event>): void {
    // A game that is over is opened.
    if (game.outcome(left) !== undefined) return;
    const here = seenBy(game, left.options, left, entries[0]);
    const there = seenBy(game, right.options, right, entries[1]);
    for (const viewer of alike) {
      const [one, other] = [here(viewer), there(viewer)];
      if (one !== other) expect(JSON.parse(other)).toEqual(JSON.parse(one));
      expect(one === other).toBe(true);
    }
  }

  const offeredIn = ({ left, right }: TwinMoment<State, Event>) =>
    [left, right].map((state) => game.adjustments?.(state) ?? []) as [Offered<Event>, Offered<Event>];

  function adjusted(moment: TwinMoment<State, Event>, events: readonly Event[]): TwinMoment<State, Event> {
    const after = (state: State) => events.reduce((now, event) => game.evolve(now, event), state);
    const entry = { events, draws: [] };
    return { ...moment, left: after(moment.left), right: after(moment.right), entries: [entry, entry] };
  }

  describe('what a viewer cannot know', () => {
    test('changes nothing of what it hears, sees, may do, or waits for', () => {
      for (const some of played(worlds, (answer) => answers.push(answer))) {
        some.forEach(expectSame);
        moments.push(...some);
      }
    });

    test('changes nothing of what an arbiter may put right, nor of what is seen once it is', () => {
      const tried = moments.flatMap((moment, at) => {
        if (at % 20 !== 0 || game.outcome(moment.left) !== undefined) return [];
        const [here, there] = offeredIn(moment);
        expect(there).toEqual(here);
        const one = here[at % Math.max(1, here.length)];
        if (one === undefined) return [];
        expectSame(adjusted(moment, one.events));
        return [one.adjustment.type];
      });
      expect(new Set(tried).size).toBeGreaterThan(5);
    });

    test('changes nothing of the board in words, which tells it to those who know', () => {
      const boardIn = (state: State, viewer: SeatId) =>
        JSON.stringify(game.board(game.view(state, viewer, 'told'), viewer));
      const differs = (viewer: SeatId, { left, right }: TwinMoment<State, Event>) =>
        boardIn(left, viewer) !== boardIn(right, viewer);
      const some = moments.filter(({ left }, at) => at % 20 === 0 && game.outcome(left) === undefined);
      expect(some.filter((moment) => moment.alike.some((viewer) => differs(viewer, moment)))).toEqual([]);
      const known = some.filter((moment) => moment.apart.some((seat) => differs(seat, moment)));
      expect(known.length).toBeGreaterThan(GAMES);
    });

    test('changes nothing of what may be taken back freely', () => {
      const asked = answers.filter(({ alike }) => alike.length > 0);
      const free = asked.map(({ left, right, seat, pair }) => [
        game.blind(left, seat, pair[0]),
        game.blind(right, seat, pair[1]),
      ]);
      expect(asked.filter((_, at) => free[at]![0] !== free[at]![1]).map(({ pair }) => pair)).toEqual([]);
      expect(free.filter(([here]) => here).length).toBeGreaterThan(GAMES);
    });

    test('and no card or token is lost in these games', () => {
      for (const { left } of moments) {
        for (const { of, count } of Object.values(worlds.parts)) expect(of(left)).toBe(count);
      }
    });

    test('differs in these games, which are long and meet much', () => {
      expect(moments.length).toBeGreaterThan(100 * GAMES);
      for (const secret of Object.values(worlds.secretOf)) {
        const differ = moments.filter(({ left, right }) => isOther(secret(left), secret(right)));
        expect(differ.length).toBeGreaterThan(20 * GAMES);
      }
      const kinds = moments.flatMap(({ left }) => game.decisions(left).map(({ kind }) => kind));
      expect(new Set(kinds).size).toBeGreaterThan(worlds.questions);
    });
  });
}
