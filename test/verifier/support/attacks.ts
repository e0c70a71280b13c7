import { createHash } from 'node:crypto';
import { canonical } from '../../../src/events/canonical.js';
import type { Signer } from '../../../src/events/signing.js';
import type { Random } from '../../../src/games/kit/random.js';

/** The lines of a bundle, each with its end. */
export function linesOf(bytes: Buffer): string[] {
  return bytes.toString('utf8').split(/(?<=\n)/);
}

const joined = (lines: readonly string[]): Buffer => Buffer.from(lines.join(''));

/** What somebody could do to the lines of a file, by line. */
export const DEEDS: Readonly<Record<string, (lines: readonly string[], at: number) => Buffer>> = {
  dropped: (lines, at) => joined(lines.toSpliced(at, 1)),
  doubled: (lines, at) => joined(lines.toSpliced(at, 0, lines[at]!)),
  'in the place of the next': (lines, at) => joined(swapped(lines, at, (at + 1) % lines.length)),
  'cut off within': (lines, at) =>
    joined([...lines.slice(0, at), lines[at]!.slice(0, lines[at]!.length / 2)]),
  'the last': (lines, at) => joined(lines.slice(0, at)),
  'without its end': (lines, at) => joined(lines.with(at, lines[at]!.slice(0, -1))),
};

function swapped(lines: readonly string[], one: number, other: number): string[] {
  return lines.with(one, lines[other]!).with(other, lines[one]!);
}

export function flipped(bytes: Buffer, bit: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[bit >> 3]! ^= 1 << (bit & 7);
  return changed;
}

/** So many different numbers below `n`, or all of them. */
export function sample(n: number, most: number, random: Random): number[] {
  const all = Array.from({ length: n }, (_, number) => number);
  for (let place = 0; place < Math.min(n, most); place++) {
    const other = place + random.below(n - place, 'sample');
    [all[place], all[other]] = [all[other]!, all[place]!];
  }
  return all.slice(0, most);
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Every value of a line, changed by itself: what holds it, and how it is spelled then. */
export function changedLeaves(line: string): { readonly path: string; readonly text: string }[] {
  const value = JSON.parse(line) as Json;
  return leaves(value, '').map(({ path, change }) => {
    const copy = structuredClone(value);
    change(copy);
    return { path, text: `${canonical(copy)}\n` };
  });
}

interface Leaf {
  readonly path: string;
  readonly change: (root: Json) => void;
}

function leaves(value: Json, path: string, reach: (root: Json) => Json = (root) => root): Leaf[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const holder = (root: Json) => reach(root) as Record<string, Json>;
    const here = `${path}/${name}`;
    if (typeof member === 'object' && member !== null && Object.keys(member).length > 0)
      return leaves(member, here, (root) => holder(root)[name]!);
    return [{ path: here, change: (root) => void (holder(root)[name] = other(member)) }];
  });
}

function other(value: Json): Json {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string')
    return value === '' ? 'x' : value.slice(0, -1) + (value.endsWith('0') ? '1' : '0');
  return value === null ? 'something' : null;
}

/** The bundle with a line changed, and signed again as a whole by the real key. */
export function signedAgain(
  lines: readonly string[],
  at: number,
  text: string,
  game: string,
  signer: Signer,
): Buffer {
  const before = lines.with(at, text).slice(0, -1);
  const sha256 = createHash('sha256').update(before.join('')).digest('hex');
  return joined([...before, `${canonical({ line: 'end', ...signer.proofEnd(game, sha256) })}\n`]);
}
