import fc from 'fast-check';
import type { Action } from '../../../src/games/vampire-graves/actions.js';
import type { Event } from '../../../src/games/vampire-graves/events.js';
import type { Options } from '../../../src/games/vampire-graves/options.js';
import type { State } from '../../../src/games/vampire-graves/state.js';
import { vampireGraves } from '../../../src/games/vampire-graves/vampire-graves.js';
import { seeded } from '../../support/games/chance.js';
import { anyOptions } from '../../support/games/random-options.js';
import { atRandom, playThrough, setupOf } from '../../support/games/random-play.js';
import { lawOfBlindness } from '../../support/games/twins/blind-law.js';
import type { Worlds } from '../../support/games/twins/blind.js';
import type { Rules } from '../../support/games/twins/secrets.js';
import { given, known, LINES, open, turnOf, vampire } from '../../support/games/vampire-graves.js';

const game: Rules<State, Action, Event, Options> = vampireGraves;
const GAMES = 30;

/** In memory mode nobody need know any more what lies in closed graves. With open notes all is seen. */
function otherwise(state: State): State {
  if (state.options.mode === 'openNotes') return state;
  const closed = state.graves.filter((_, at) => at !== state.lid?.grave);
  const turned = [...closed.slice(1), ...closed.slice(0, 1)];
  return {
    ...state,
    graves: state.graves.map((grave, at) => (at === state.lid?.grave ? grave : turned.shift()!)),
  };
}

function worldsIn(options: Record<string, unknown>, seed: number): readonly Worlds<State, Options>[] {
  const random = seeded(seed);
  const ruleset = vampireGraves as never;
  const { entries, setup } = playThrough(ruleset, setupOf(ruleset, options), random, atRandom(random));
  const states = entries.map(({ after }) => after as State).filter((state) => state.phase.is !== 'over');
  return states.map((left) => ({
    options: setup.options as Options,
    left,
    right: otherwise(left),
    alike: game.decisions(left).flatMap(({ seats }) => seats),
  }));
}

lawOfBlindness({
  game,
  worlds: () =>
    fc
      .sample(anyOptions(vampireGraves as never), { seed: 1897, numRuns: GAMES })
      .flatMap((options, seed) => worldsIn(options, seed)),
  kinds: 8,
  mistakes: {
    'another lid': ({ type }) => type === 'open',
    'a vampire placed': ({ type }) => type === 'place',
  },
});

describe('to open a lid', () => {
  const opens = (mode: Options['mode'], grave: number) => {
    const { state } = given({ mode }, LINES, known(3, 'green', vampire('green')), turnOf('player-1'));
    return vampireGraves.blind(state, 'player-1', open(grave));
  };

  test('is to look, also where one has looked before and should remember', () => {
    expect(opens('memory', 3)).toBe(false);
    expect(opens('memory', 4)).toBe(false);
  });

  test('tells nothing where open notes show it', () => {
    expect(opens('openNotes', 3)).toBe(true);
    expect(opens('openNotes', 4)).toBe(false);
  });
});
