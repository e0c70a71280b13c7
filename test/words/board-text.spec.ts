import { en } from '../../src/words/en/shell.js';
import type { BoardPart } from '../../src/games/kit/board.js';
import { boardText, markedBoardText } from '../../src/words/board-text.js';

const plain = (key: string) => ({ key });
const row = (...cells: readonly string[]) => cells.map(plain);
const textOf = (...parts: readonly BoardPart[]) => boardText(parts, ({ key }) => key).split('\n');
const said = (...lines: BoardPart['lines']) => textOf({ title: plain('Trail'), lines }).slice(1);

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('a board as text', () => {
  test('has a heading for each part, and an empty line between them', () => {
    const part = (title: string) => ({ title: plain(title), lines: [plain('one')] });
    expect(textOf(part('Trail'), part('Map'))).toEqual(['TRAIL', '  one', '', 'MAP', '  one']);
  });

  test('says first that it is a sandbox, and of another game nothing', () => {
    const parts = [{ title: plain('Trail'), lines: [plain('one')] }];
    const say = ({ key }: { key: string }) => en.table[key] ?? key;
    const text = boardText(parts, say);
    expect(markedBoardText(parts, false, say)).toBe(text);
    expect(markedBoardText(parts, true, say)).toBe(
      'A sandbox game: its dice may follow a script. It proves nothing about real\ngames.\n\n' + text,
    );
  });

  test('wraps a long line, and goes on further in', () => {
    expect(said(plain(words(20)))).toEqual([`  ${words(14)}`, `    ${words(6)}`]);
  });

  test('breaks a word that no line can hold', () => {
    expect(said(plain('x'.repeat(80)))).toEqual([`  ${'x'.repeat(72)}`, `    ${'x'.repeat(8)}`]);
  });

  test('sets cells under each other, whatever their rows have', () => {
    expect(said({ rows: [row('1', 'Paris', 'Rats'), row('10', 'Rome'), row('2', 'Nantes', 'Fog')] })).toEqual(
      ['  1   Paris   Rats', '  10  Rome', '  2   Nantes  Fog'],
    );
  });

  test('counts the columns of wide letters, and none for those that add to others', () => {
    expect(said({ rows: [row('吸血鬼', 'a'), row('e\u0301t', 'b')] })).toEqual([
      '  吸血鬼  a',
      '  e\u0301t      b',
    ]);
  });

  test('wraps the last cell under itself', () => {
    expect(said({ rows: [row('by road', words(15))] })).toEqual([
      `  by road  ${words(13)}`,
      `           ${words(2)}`,
    ]);
  });

  test('sets a last cell below where it has no room beside the others', () => {
    const [first, second] = ['a'.repeat(40), 'b'.repeat(20)];
    expect(said({ rows: [row(first, second, words(5))] })).toEqual([
      `  ${first}  ${second}`,
      `    ${words(5)}`,
    ]);
  });

  test('wraps a last cell beside the others, if it has room there in two lines', () => {
    const first = 'a'.repeat(58);
    expect(said({ rows: [row(first, 'the Tyrrhenian Sea')] })).toEqual([
      `  ${first}  the Tyrrhenian`,
      `  ${' '.repeat(58)}  Sea`,
    ]);
    expect(said({ rows: [row(`${first}a`, 'the Tyrrhenian Sea')] })).toEqual([
      `  ${first}a`,
      '    the Tyrrhenian Sea',
    ]);
  });

  test('leaves a short last cell beside the others, however little room there is', () => {
    const first = 'a'.repeat(66);
    expect(said({ rows: [row(first, 'short')] })).toEqual([`  ${first}  short`]);
  });

  test('goes on in the next line with Chinese, which does not begin with the end of a sentence', () => {
    const sentence = `${'夜'.repeat(37)}。${'日'.repeat(3)}`;
    expect(said({ rows: [row(sentence)] })).toEqual([`  ${'夜'.repeat(36)}`, `  夜。${'日'.repeat(3)}`]);
  });
});
