import type { Ruleset } from '../../src/games/kit/game-definition.js';
import { RULESETS } from '../../src/games/registry.js';
import { isTakenBack } from '../../src/play/take-back/taking-back.js';
import { gamesAfter, viewersOf, type GameAt } from '../../src/play/table/game-at.js';
import type { SeatView } from '../../src/play/table/shapes.js';
import { windowOf } from '../../src/play/table/telling.js';
import { rememberedView } from '../../src/projections/views.reader.js';
import { seeded } from '../support/games/chance.js';
import type { PaperGame } from '../support/paper-game.js';
import { hideAndSeek } from '../support/rulesets/hide-and-seek/hide-and-seek.js';
import { begunGame, playOn } from '../verifier/support/recorded.js';

// That what is shown now is what the journal gives for the newest version, is a law of its own (current-view.db-spec).

interface Played {
  readonly entries: PaperGame['entries'];
  /** The game after each of them. */
  readonly games: readonly GameAt[];
}

/** Played at random to its end, with something taken back now and then. */
function playedGame(ruleset: Ruleset, options: Record<string, unknown>, seed: number): Played {
  const random = seeded(seed);
  const game = begunGame({ ruleset, options, seed });
  const { entries, live } = game;
  const games = gamesAfter(entries, ruleset);
  while (live.at.table.status === 'playing') {
    playOn(game, random, entries.length + 1);
    games.push(live.at);
    const { entry, seat = '' } = entries.at(-1)!;
    if (live.at.table.status !== 'playing' || random.below(12, 'whether it is taken back') > 0) continue;
    game.happens(isTakenBack(seat, entry, { entries, games }));
    games.push(live.at);
  }
  return { entries, games };
}

/** Some of a long game, from its first to its last but one. */
function someOf(games: readonly GameAt[]): GameAt[] {
  const step = Math.ceil(games.length / MOST);
  return games.slice(0, -1).filter((_, place) => place % step === 0);
}

const nowOf = (viewer: string, at: GameAt) =>
  windowOf(viewer, { ...at, over: at.table.status === 'finished' });

/** What each viewer is shown of the game at a version, when it has come so far as `now`. */
function shown(played: Played, then: GameAt, now: GameAt): SeatView[] {
  const entries = played.entries.slice(0, then.version);
  return viewersOf(then).map((viewer) => rememberedView(then, entries, viewer, nowOf(viewer, now)));
}

/** Versions that are looked at. */
const MOST = 80;

const GAMES: [string, Ruleset, Record<string, unknown>, number][] = [
  ['hide-and-seek', hideAndSeek, { rounds: 5 }, 1],
  ...RULESETS.map((one): (typeof GAMES)[number] => [one.ruleset, one, {}, 2]),
  ['vampire-graves from memory', RULESETS.at(-1)!, { mode: 'memory', players: 2 }, 3],
];

describe.each(GAMES)('%s', (_name, ruleset, options, seed) => {
  const played = playedGame(ruleset, options, seed);
  const { games } = played;
  const last = games.at(-1)!;

  test('when the game is over, replay is what each viewer was shown then, to the byte', () => {
    expect(games.some(({ line }) => line.struck.length > 0)).toBe(true);
    for (const then of [...someOf(games), last])
      expect(JSON.stringify(shown(played, then, last))).toBe(JSON.stringify(shown(played, then, then)));
  });

  test('while it is played, replay is that too, but for what passed and may no longer be told', () => {
    const random = seeded(seed);
    for (const then of someOf(games)) {
      const now = games[then.version - 1 + random.below(games.length - then.version, 'now')]!;
      const before = shown(played, then, then);
      for (const [place, view] of shown(played, then, now).entries()) {
        const was = before[place]!;
        expect(was.passing).toEqual(expect.arrayContaining([...view.passing]));
        if (view.passing.length === was.passing.length && was.passing.length > 0) expect(view).toEqual(was);
        const { view: _view, passing: _passing, etag: _etag, ...rest } = view;
        expect(was).toMatchObject(rest);
      }
    }
  });
});

test('players of a game of memory have forgotten before the end, and are reminded by it', () => {
  const played = playedGame(RULESETS.at(-1)!, { mode: 'memory', players: 2 }, 3);
  const before = played.games.at(-2)!;
  const forgotten = someOf(played.games).filter(
    (then) => JSON.stringify(shown(played, then, before)) !== JSON.stringify(shown(played, then, then)),
  );
  expect(forgotten.length).toBeGreaterThan(20);
});
