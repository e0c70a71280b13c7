import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SPECS = readdirSync(__dirname).filter((file) => file.endsWith('.spec.ts'));

/** Numbers of the tests that are named by a row with this letter. */
function rows(letter: string): readonly number[] {
  const text = SPECS.map((file) => readFileSync(path.join(__dirname, file), 'utf8')).join('\n');
  const named = new RegExp(`(?:test|test\\.each\\(.*\\))\\(\\s*['"]${letter}(\\d+): `, 'g');
  const found = [...text.matchAll(named)];
  return [...new Set(found.map(([, number]) => Number(number)))].toSorted((a, b) => a - b);
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('every row of the rules has a test', () => {
  test('each point of the source document: A1 to A8', () => expect(rows('A')).toEqual(upTo(8)));
  test('each published erratum: E1 to E9', () => expect(rows('E')).toEqual(upTo(9)));
  test('each published clarification: C1 to C21', () => expect(rows('C')).toEqual(upTo(21)));
  test('each ruling: R1 to R18', () => expect(rows('R')).toEqual(upTo(18)));
  test('what no source tells of the course of play: D1 to D18', () => expect(rows('D')).toEqual(upTo(18)));

  test('each section has a file: 1 to 15', () => {
    const sections = SPECS.flatMap((file) => (/^\d\d/.test(file) ? [Number(file.slice(0, 2))] : []));
    expect([...new Set(sections)]).toEqual(upTo(15));
  });
});
