import { vampireGraves } from '../../../src/games/vampire-graves/vampire-graves.js';
import { COLOURS } from '../../../src/games/vampire-graves/data/parts.js';
import { surroundings } from '../../../src/games/vampire-graves/data/surroundings.js';
import { DEFAULTS, type Options } from '../../../src/games/vampire-graves/options.js';
import { seeded } from '../../support/games/chance.js';

function begun(asked: Partial<Options>, seed = 1) {
  const setup = { options: vampireGraves.options(asked), rulesVersion: 1 };
  const events = vampireGraves.begin(setup, seeded(seed));
  return events.reduce((state, event) => vampireGraves.evolve(state, event), vampireGraves.initial(setup));
}

describe('set-up', () => {
  test.each([
    [2, 30],
    [3, 20],
    [4, 15],
    [5, 12],
    [6, 10],
  ])('%i players line up %i vampires each', (players, vampires) => {
    expect(begun({ players }).players.map(({ line }) => line.length)).toEqual(Array(players).fill(vampires));
  });

  test('two players may play with twenty each, the rest unseen', () => {
    const state = begun({ players: 2, twoPlayerHand: 20 });
    expect(state.players.map(({ line }) => line.length)).toEqual([20, 20]);
    expect(Object.values(state.unseenVampires).reduce((sum, left) => sum + left)).toBe(60 - 4);
  });

  test('one vampire lies face up at each end', () => {
    for (const { line } of begun({}).players) {
      expect(line.filter((chit) => chit !== 'faceDown')).toEqual([line[0], line.at(-1)]);
    }
  });

  test('as an option two lie face up at each end', () => {
    for (const { line } of begun({ faceUpPerEnd: 2 }).players) {
      const faceUp = line.flatMap((chit, at) => (chit === 'faceDown' ? [] : [at]));
      expect(faceUp).toEqual([0, 1, 18, 19]);
    }
  });

  test('each player has three garlic and nothing else', () => {
    const { players } = begun({ players: 6 });
    expect(players.map(({ garlic, stakes, rats }) => [garlic, stakes, rats])).toEqual(
      Array(6).fill([3, 0, 0]),
    );
  });

  test('sixty graves, all closed and empty, and six lids in reserve', () => {
    const state = begun({});
    expect(state.graves).toEqual(Array(60).fill({ lid: 'unseen', content: { is: 'empty' } }));
    expect(state.reserve).toBe(6);
  });

  test('the first player is drawn and opens a grave', () => {
    const first = new Set(Array.from({ length: 30 }, (_, seed) => begun({}, seed).turnOf));
    expect([...first].toSorted()).toEqual(['player-1', 'player-2', 'player-3']);
    const state = begun({});
    expect(vampireGraves.decisions(state)).toEqual([{ id: 'open-1', kind: 'open', seats: [state.turnOf] }]);
  });

  test('each player is a side of their own', () => {
    const seats = vampireGraves.seats(vampireGraves.options({ players: 4 }));
    expect(new Set(seats.map(({ side }) => side)).size).toBe(4);
  });

  test('there are six colours of vampires and lids', () => {
    const { unseenLids } = begun({});
    expect(unseenLids).toEqual(Object.fromEntries(COLOURS.map((colour) => [colour, 10])));
  });
});

describe('the board', () => {
  const sizes = (asked: Partial<Options>) => {
    const options = { ...DEFAULTS, ...asked };
    return Array.from({ length: 60 }, (_, grave) => surroundings(options, grave).length);
  };
  const pairs = (asked: Partial<Options>) => sizes(asked).reduce((sum, size) => sum + size) / 2;

  test('a corner has three graves around it, an edge five, the inside eight', () => {
    expect([sizes({})[0], sizes({})[1], sizes({})[11]]).toEqual([3, 5, 8]);
    expect(pairs({})).toBe(194);
  });

  test('without diagonals two, three and four', () => {
    const rook = sizes({ adjacency: 'rook' });
    expect([rook[0], rook[1], rook[11]]).toEqual([2, 3, 4]);
    expect(pairs({ adjacency: 'rook' })).toBe(104);
  });

  test('as an option the paths part what lies around', () => {
    const blocked = { ...DEFAULTS, pathsBlock: true };
    // Column 6, row 4 is the corner of its block.
    expect(surroundings(blocked, 35)).toEqual([24, 25, 34]);
    expect(surroundings(DEFAULTS, 35)).toEqual([24, 25, 26, 34, 36, 44, 45, 46]);
  });

  test('around is mutual, and nothing is around itself', () => {
    for (let grave = 0; grave < 60; grave += 1) {
      for (const other of surroundings(DEFAULTS, grave))
        expect(surroundings(DEFAULTS, other)).toContain(grave);
      expect(surroundings(DEFAULTS, grave)).not.toContain(grave);
    }
  });
});
