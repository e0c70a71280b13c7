import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SPECS = readdirSync(__dirname).filter((file) => file.endsWith('.spec.ts'));

/** Numbers of the tests that are named by a row with this letter. */
function rows(letter: string): readonly number[] {
  const text = SPECS.map((file) => readFileSync(path.join(__dirname, file), 'utf8')).join('\n');
  const found = [...text.matchAll(new RegExp(`test\\(['"]${letter}(\\d+): `, 'g'))];
  return [...new Set(found.map(([, number]) => Number(number)))].toSorted((a, b) => a - b);
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('every row of the rules has a test', () => {
  test('each point of the source document: A1 to A22', () => expect(rows('A')).toEqual(upTo(22)));
  test('each difference from others: B1 to B17', () => expect(rows('B')).toEqual(upTo(17)));
  test('each published ruling: F1 to F12', () => expect(rows('F')).toEqual(upTo(12)));

  test('each section has a file: 1 to 17', () => {
    const sections = SPECS.flatMap((file) => (/^\d\d/.test(file) ? [Number(file.slice(0, 2))] : []));
    expect([...new Set(sections)]).toEqual(upTo(17));
  });
});
