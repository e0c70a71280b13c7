import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LARGE_FONTS, LATIN_AND_CYRILLIC } from './fonts.js';
import { slimmed, withoutScreens } from './slim-font.js';

/** The fonts of a painter: without what is for screens; of those with thousands of letters, with the letters that have been needed so far. */
export class TypeCase {
  private readonly letters = new Map<string, Set<number>>();
  private lightened: readonly string[] | undefined;
  private folder: string | undefined;

  /** The files that a text needs. A line that is in part Chinese can be set in that font as a whole, so it has all letters. */
  filesFor(text: string): string[] {
    const letters = [...new Set(text)].map((letter) => letter.codePointAt(0)!);
    const large = LARGE_FONTS.filter(({ script }) => script.test(text));
    return [
      ...(this.lightened ??= LATIN_AND_CYRILLIC.map((file) => this.light(require.resolve(file)))),
      ...large.map(({ file }) => this.slim(require.resolve(file), letters)),
    ];
  }

  close(): void {
    if (this.folder !== undefined) fs.rmSync(this.folder, { recursive: true, force: true });
    this.folder = undefined;
    this.lightened = undefined;
    this.letters.clear();
  }

  private light(whole: string): string {
    return this.kept(whole, withoutScreens) ?? whole;
  }

  /** Where there is no place for files, the whole font does as well, and takes longer. */
  private slim(whole: string, needed: readonly number[]): string {
    const known = this.letters.get(whole) ?? new Set();
    const isThere = this.letters.has(whole) && needed.every((letter) => known.has(letter));
    if (isThere) return this.fileOf(whole);
    const all = new Set([...known, ...needed]);
    const slim = this.kept(whole, (bytes) => slimmed(bytes, all));
    if (slim !== undefined) this.letters.set(whole, all);
    return slim ?? whole;
  }

  /** @returns nothing where a file cannot be kept */
  private kept(whole: string, made: (bytes: Buffer) => Buffer): string | undefined {
    try {
      this.folder ??= fs.mkdtempSync(path.join(os.tmpdir(), 'harker-type-'));
      fs.writeFileSync(this.fileOf(whole), made(fs.readFileSync(whole)));
      return this.fileOf(whole);
    } catch {
      return undefined;
    }
  }

  private fileOf(whole: string): string {
    return path.join(this.folder!, path.basename(whole));
  }
}
