import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const { followed, readMarker, writeMarker } = jest.requireActual<{
  followed(folder: string, clone: string): string | undefined;
  readMarker(folder: string): { data: string; clone: string } | undefined;
  writeMarker(folder: string, place: { data: string; clone: string }): void;
}>('../../scripts/lib/postgres/elsewhere.mjs');

describe('data that lies elsewhere than in the clone', () => {
  let base: string;
  let data: string;
  let clone: string;
  const inside = (folder: string) => path.join(folder, '.data');

  beforeEach(() => {
    base = fs.mkdtempSync(path.join(os.tmpdir(), 'harker-elsewhere-'));
    data = path.join(base, 'shared');
    clone = path.join(base, 'clone');
    fs.mkdirSync(data);
    fs.mkdirSync(clone);
    writeMarker(inside(clone), { data, clone });
  });
  afterEach(() => fs.rmSync(base, { recursive: true, force: true }));

  it('is found by a file for people and programs', () => {
    expect(fs.readdirSync(inside(clone))).toEqual(['where-the-data-is.txt']);
    expect(readMarker(inside(clone))).toEqual({ data, clone });
    expect(followed(inside(clone), clone)).toBe(data);
  });

  it('is found when the clone has moved, and then again', () => {
    for (const name of ['moved', 'moved again']) {
      const moved = path.join(base, name);
      fs.renameSync(clone, moved);
      expect(followed(inside(moved), moved)).toBe(data);
      writeMarker(inside(moved), { data, clone: moved });
      clone = moved;
    }
  });

  it('is not that of a copy, whose original is still there', () => {
    const copy = path.join(base, 'copy');
    fs.cpSync(clone, copy, { recursive: true });
    expect(followed(inside(copy), copy)).toBeUndefined();
    expect(followed(inside(clone), clone)).toBe(data);
  });

  it('is not looked for where nothing says so, or where it is gone', () => {
    expect(followed(inside(base), base)).toBeUndefined();
    fs.rmSync(data, { recursive: true });
    expect(followed(inside(clone), clone)).toBeUndefined();
  });
});
