import fc from 'fast-check';
import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import { sizeOf } from '../../../src/games/kit/pile.js';
import { COLOURS } from '../../../src/games/vampire-graves/data/parts.js';
import type { Event } from '../../../src/games/vampire-graves/events.js';
import {
  handSize,
  ratsLeft,
  unseenFromTheStart,
  type State,
} from '../../../src/games/vampire-graves/state.js';
import { vampireGraves } from '../../../src/games/vampire-graves/vampire-graves.js';
import { seeded } from '../../support/games/chance.js';
import { anyOptions } from '../../support/games/random-options.js';
import { atRandom, playThrough, setupOf } from '../../support/games/random-play.js';

const game: Ruleset = vampireGraves;

/** Games of any kind, played at random. */
const GAMES = fc
  .sample(fc.tuple(anyOptions(game), fc.nat()), { seed: 60, numRuns: 25 })
  .map(([options, seed]) => {
    const random = seeded(seed);
    return playThrough(game, setupOf(game, options), random, atRandom(random));
  });

/** It holds after every entry. */
function always(holds: (state: State, events: readonly Event[]) => boolean): void {
  for (const { entries } of GAMES) {
    const broken = entries.find(({ after, events }) => !holds(after as State, events as readonly Event[]));
    expect(broken).toBeUndefined();
  }
}

const buried = (state: State) => state.graves.filter(({ content }) => content.is === 'vampire').length;
const held = (state: State) =>
  state.players.reduce((sum, { line, sideRow }) => sum + line.length + sideRow.length, 0);

/** A vampire on its way; also the last gift of a game, which nobody takes up any more. */
function onTheWay({ phase }: State, events: readonly Event[]): number {
  const lastGift =
    phase.is === 'over' && phase.reason === 'emptyLine' && events.at(-2)?.type === 'VampireGiven';
  return phase.is === 'receive' || lastGift ? 1 : 0;
}

describe('always', () => {
  test('no vampire is lost or made', () => {
    always((state, events) => {
      const { gifts, players } = state.options;
      const sum = buried(state) + held(state) + (gifts === 'sideRow' ? 0 : onTheWay(state, events));
      return sum === handSize(state.options) * players;
    });
  });

  test('no garlic is lost or made', () => {
    always(({ graves, players }) => {
      const hidden = graves.filter(({ content }) => content.is === 'garlic').length;
      return hidden + players.reduce((sum, { garlic }) => sum + garlic, 0) === 3 * players.length;
    });
  });

  test('nobody keeps three stakes', () => {
    always(({ players }) => players.every(({ stakes }) => stakes <= 2));
  });

  test('a lid of the reserve is laid for every rat found', () => {
    always((state) => state.reserve === ratsLeft(state) && unseenFromTheStart(state) >= ratsLeft(state));
  });

  test('lids not seen are those on the board that are not rats, and the reserve', () => {
    always((state) => {
      const laid = state.graves.filter(({ lid }) => lid === 'unseenFromReserve').length;
      return sizeOf(state.unseenLids) === unseenFromTheStart(state) - ratsLeft(state) + laid + state.reserve;
    });
  });

  test('of each colour there are ten lids', () => {
    always(({ graves, unseenLids }) =>
      COLOURS.every(
        (colour) => graves.filter(({ lid }) => lid === colour).length + unseenLids[colour] === 10,
      ),
    );
  });

  test('of each colour there are ten vampires', () => {
    always((state, events) => {
      const known = vampiresInSight(state);
      const gone = onTheWay(state, events);
      return COLOURS.every((colour) => {
        const missing = 10 - (known.get(colour) ?? 0) - state.unseenVampires[colour];
        return missing >= 0 && missing <= gone;
      });
    });
  });

  test('a vampire lies only under a lid of its colour', () => {
    always(({ graves }) =>
      graves.every(({ lid, content }) => content.is !== 'vampire' || content.colour === lid),
    );
  });

  test('the ends of every line are face up, and what is face down lies together', () => {
    always(({ players, options }) => {
      const ends = `\\+{${options.faceUpPerEnd},}`;
      const shape = new RegExp(`^(${ends}-+${ends}|\\+*)$`);
      return players.every(({ line }) =>
        shape.test(line.map((chit) => (chit === 'faceDown' ? '-' : '+')).join('')),
      );
    });
  });
});

function vampiresInSight({ graves, players }: State): ReadonlyMap<string, number> {
  const inGraves = graves.flatMap(({ content }) => (content.is === 'vampire' ? [content.colour] : []));
  const inLines = players.flatMap(({ line, sideRow }) => [...line, ...sideRow]);
  const sight = new Map<string, number>();
  for (const chit of [...inGraves, ...inLines]) sight.set(chit, (sight.get(chit) ?? 0) + 1);
  return sight;
}
