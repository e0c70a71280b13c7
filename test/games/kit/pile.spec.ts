import { drawFrom, sizeOf, minus } from '../../../src/games/kit/pile.js';

const KINDS = ['acorn', 'beech', 'chestnut'] as const;
const pile = { chestnut: 3, acorn: 2, beech: 0 };

describe('a pile whose order nobody knows', () => {
  test('gives each of its things with the same chance, whatever the order of its keys', () => {
    const drawn = Array.from({ length: 5 }, (_, value) =>
      drawFrom(pile, KINDS, { below: () => value }, 'nut'),
    );
    expect(drawn).toEqual(['acorn', 'acorn', 'chestnut', 'chestnut', 'chestnut']);
  });

  test('asks chance for a number below its size, by purpose', () => {
    const asked: unknown[] = [];
    drawFrom(pile, KINDS, { below: (n, purpose) => (asked.push([n, purpose]), 0) }, 'nut');
    expect(asked).toEqual([[5, 'nut']]);
  });

  test('is smaller by what was taken, and is not changed itself', () => {
    const rest = minus(pile, 'acorn', 'chestnut', 'chestnut');
    expect(rest).toEqual({ acorn: 1, beech: 0, chestnut: 1 });
    expect([sizeOf(rest), sizeOf(pile)]).toEqual([2, 5]);
  });

  test('gives nothing when it is empty', () => {
    const empty = { acorn: 0, beech: 0, chestnut: 0 };
    expect(() => drawFrom(empty, KINDS, { below: () => 0 }, 'nut')).toThrow('Nothing left to draw for nut');
  });
});
