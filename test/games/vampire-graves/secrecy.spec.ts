import fc from 'fast-check';
import { act } from '../../../src/games/kit/act.js';
import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import { sameValue } from '../../../src/games/kit/same-value.js';
import type { Action } from '../../../src/games/vampire-graves/actions.js';
import { PURPOSES } from '../../../src/games/vampire-graves/chance.js';
import type { Event } from '../../../src/games/vampire-graves/events.js';
import type { State } from '../../../src/games/vampire-graves/state.js';
import { vampireGraves } from '../../../src/games/vampire-graves/vampire-graves.js';
import { replaying, seeded } from '../../support/games/chance.js';
import { anyOptions } from '../../support/games/random-options.js';
import { atRandom, playThrough, setupOf, type Played } from '../../support/games/random-play.js';
import {
  garlicOf,
  given,
  known,
  LINES,
  open,
  ratAt,
  STARTED,
  turnOf,
  vampire,
} from '../../support/games/vampire-graves.js';

const game: Ruleset = vampireGraves;
const SEED = 1897;

function inManyGames(fixed: Record<string, unknown>, holds: (played: Played, seed: number) => void): void {
  const anyGame = fc.property(anyOptions(game), fc.nat(), (options, seed) => {
    const random = seeded(seed);
    holds(playThrough(game, setupOf(game, { ...options, ...fixed }), random, atRandom(random)), seed);
  });
  fc.assert(anyGame, { seed: SEED, numRuns: 15 });
}

/** Quicker than `toEqual`, which is asked only to show a difference. */
function expectSame(one: unknown, other: unknown): void {
  if (!sameValue(one, other)) expect(one).toEqual(other);
}

/** The same board seen in a mirror: the other columns, the same neighbours. */
const mirrored = (grave: number) => grave - (grave % 10) + 9 - (grave % 10);
const inTheMirror = <Thing>(thing: Thing): Thing =>
  typeof thing === 'object' && thing !== null && 'grave' in thing
    ? { ...thing, grave: mirrored(thing.grave as number) }
    : thing;

const nothingIsOpen = ({ lid, plague, phase }: State) =>
  lid === undefined && plague === undefined && phase.is !== 'over';

/** The same story on the mirrored board, told afresh by the rules. */
function twinOf({
  entries,
  setup,
}: Played): readonly { readonly state: State; readonly events: readonly Event[] }[] {
  let state = game.initial(setup);
  return entries.map(({ seat, action, draws, events }) => {
    const random = replaying(draws);
    const told =
      seat === undefined || action === undefined
        ? events
        : act(game, state, seat, inTheMirror(action), random);
    state = told.reduce((now, event) => game.evolve(now, event), state);
    return { state: state as State, events: told as readonly Event[] };
  });
}

describe('two games that differ only in what passed', () => {
  test('are told alike in public, and by the mirror in passing', () => {
    inManyGames({ mode: 'memory', pathsBlock: false }, (played) => {
      const twin = twinOf(played);
      const { options } = played.setup;
      const inPublic = (event: unknown) => game.audience(event as Event, options) === 'everyone';
      played.entries.forEach(({ events }, at) => {
        expectSame(events.map(inTheMirror), twin[at]?.events);
        expectSame(events.filter(inPublic), twin[at]?.events.filter(inPublic));
      });
    });
  });

  test('look alike, ask alike and allow alike once nothing is open', () => {
    inManyGames({ mode: 'memory', pathsBlock: false }, (played) => {
      const twin = twinOf(played);
      played.entries.forEach(({ after }, at) => {
        const other = twin[at]?.state;
        expectSame(game.decisions(after), game.decisions(other));
        const over = game.outcome(after) !== undefined;
        if (!over) expectSame(game.view(after, 'spectator', 'gone'), game.view(other, 'spectator', 'gone'));
        if (!nothingIsOpen(after as State)) return;
        expectSame(game.view(after, 'player-1', 'told'), game.view(other, 'player-1', 'told'));
        for (const { id } of game.seats(played.setup.options)) {
          expectSame(game.legalActions(after, id), game.legalActions(other, id));
        }
      });
    });
  });

  test('are put right alike, and left alike', () => {
    inManyGames({ mode: 'memory', pathsBlock: false }, (played) => {
      const twin = twinOf(played);
      const seats = game.seats(played.setup.options).map(({ id }) => id);
      const rulingsIn = (state: unknown) => [
        game.adjustments?.(state),
        ...seats.map((seat) => game.leave?.(state, seat)),
      ];
      for (let at = 0; at < played.entries.length - 1; at += 8)
        expectSame(rulingsIn(played.entries[at]?.after), rulingsIn(twin[at]?.state));
    });
  });

  test('look alike whatever lies in the closed graves, and whatever nobody has seen', () => {
    inManyGames({ mode: 'memory' }, ({ entries }, seed) => {
      const random = seeded(seed);
      for (const { after } of entries) {
        const state = after as State;
        if (!nothingIsOpen(state)) continue;
        const shift = random.below(60, 'another board');
        const graves = [...state.graves.slice(shift), ...state.graves.slice(0, shift)];
        const { red, blue, ...rest } = state.unseenLids;
        const other: State = {
          ...state,
          graves,
          unseenLids: { ...rest, red: blue, blue: red },
          quietTurns: 3,
        };
        expectSame(game.view(other, 'spectator', 'told'), game.view(state, 'spectator', 'told'));
        expectSame(game.decisions(other), game.decisions(state));
      }
    });
  });
});

describe('in memory mode', () => {
  const options = vampireGraves.options({});

  test('what names a grave, or the colour of a lid, is told in passing', () => {
    inManyGames({ mode: 'memory' }, ({ entries }) => {
      const events = entries.flatMap((entry) => entry.events);
      for (const event of events) {
        const names = 'grave' in event || 'lid' in event || 'content' in event;
        if ((game.audience(event, options) === 'passing') !== names)
          expect(event).toBe('told to the right audience');
      }
    });
  });

  test('an action that names a grave passes as well', () => {
    const named: readonly Action[] = [open(3), { type: 'close' }, { type: 'place', end: 'left' }];
    expect(named.map((action) => vampireGraves.askedInPassing(action, options))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('so do the draws that decide about lids', () => {
    const passing = PURPOSES.filter((purpose) => vampireGraves.drawAudience(purpose, options) === 'passing');
    expect(passing).toEqual(['rat', 'lid colour', 'grave for a late seat']);
  });

  test('the view shows the lid that is open, and nothing of it once it is closed', () => {
    const moment = given({}, STARTED, known(3, 'green'), turnOf('player-1')).after('player-1', open(3));
    expect(moment.sees('player-2').lid).toEqual({ grave: 3, colour: 'green', content: { is: 'empty' } });
    expect(moment.sees('player-2', 'gone').lid).toBeUndefined();
    const text = JSON.stringify(moment.after('player-1', { type: 'hideGarlic' }).sees('player-2'));
    expect(text).not.toMatch(/grave"|lid|content|seen/);
  });

  test('the view shows the graves around a rat while the plague lasts', () => {
    const moment = given({}, STARTED, ratAt(0));
    expect(moment.sees('spectator').frontier).toEqual([1, 10, 11]);
    expect(moment.sees('spectator', 'gone').frontier).toBeUndefined();
    expect(moment.after('player-1', { type: 'stop' }).sees('spectator').frontier).toBeUndefined();
  });

  test('a view is small', () => {
    const text = JSON.stringify(given({}, STARTED).sees('spectator'));
    expect(text.length).toBeLessThan(1500);
  });

  test('when the game is over the view shows all that was seen', () => {
    const before = [...known(8, 'red', vampire('red')), ...known(9, 'blue', garlicOf('player-2'))];
    const { seen } = given({}, STARTED, before, {
      type: 'GameEnded',
      winners: ['player-1'],
      reason: 'emptyLine',
    }).sees('player-3');
    expect(seen).toEqual([
      { grave: 8, lid: 'red', content: vampire('red') },
      { grave: 9, lid: 'blue', content: garlicOf('player-2') },
    ]);
  });

  test('the garlic that comes home after a standstill does not say from where', () => {
    const sweep: Event = { type: 'GarlicSwept', returned: [{ seat: 'player-2', garlic: 1 }] };
    expect(vampireGraves.audience(sweep, options)).toBe('everyone');
    expect(Object.keys(sweep)).toEqual(['type', 'returned']);
  });
});

describe('with open notes', () => {
  const openNotes = { mode: 'openNotes' } as const;
  const options = vampireGraves.options(openNotes);

  test('everything is told for good', () => {
    inManyGames(openNotes, ({ entries }) => {
      const events = entries.flatMap((entry) => entry.events);
      expect(events.filter((event) => game.audience(event, options) !== 'everyone')).toEqual([]);
    });
    expect(vampireGraves.askedInPassing(open(3), options)).toBe(false);
    expect(vampireGraves.drawAudience('lid colour', options)).toBe('everyone');
  });

  test('the view marks every grave that was seen, old versions too', () => {
    const moment = given(openNotes, LINES, known(8, 'red', vampire('red')), turnOf('player-1'), ratAt(0));
    const seen = [
      { grave: 0, lid: 'unseen', content: { is: 'empty' } },
      { grave: 8, lid: 'red', content: vampire('red') },
    ];
    expect(moment.sees('spectator').seen).toEqual(seen);
    expect(moment.sees('spectator', 'gone')).toEqual(moment.sees('spectator'));
  });
});
