import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LARGE_FONTS, LATIN_AND_CYRILLIC } from './fonts.js';
import { slimmed } from './slim-font.js';

/** The fonts of a painter: of those with thousands of letters, files with the letters that have been needed so far. */
export class TypeCase {
  private readonly letters = new Map<string, Set<number>>();
  private folder: string | undefined;

  /** The files that a text needs. A line that is in part Chinese can be set in that font as a whole, so it has all letters. */
  filesFor(text: string): string[] {
    const letters = [...new Set(text)].map((letter) => letter.codePointAt(0)!);
    const large = LARGE_FONTS.filter(({ script }) => script.test(text));
    return [
      ...LATIN_AND_CYRILLIC.map((file) => require.resolve(file)),
      ...large.map(({ file }) => this.slim(require.resolve(file), letters)),
    ];
  }

  close(): void {
    if (this.folder !== undefined) fs.rmSync(this.folder, { recursive: true, force: true });
    this.folder = undefined;
    this.letters.clear();
  }

  /** Where there is no place for files, the whole font does as well, and takes longer. */
  private slim(whole: string, needed: readonly number[]): string {
    const known = this.letters.get(whole) ?? new Set();
    const slim = () => path.join(this.folder!, path.basename(whole));
    if (this.folder !== undefined && needed.every((letter) => known.has(letter))) return slim();
    const all = new Set([...known, ...needed]);
    try {
      this.folder ??= fs.mkdtempSync(path.join(os.tmpdir(), 'harker-type-'));
      fs.writeFileSync(slim(), slimmed(fs.readFileSync(whole), all));
    } catch {
      return whole;
    }
    this.letters.set(whole, all);
    return slim();
  }
}
