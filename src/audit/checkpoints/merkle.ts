import { createHash } from 'node:crypto';

/** Merkle trees as RFC 9162, section 2.1, makes them: one root over a list, and a short path to it from each leaf. */

const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

const sha256 = (...parts: readonly Buffer[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

export function leafHash(data: string): Buffer {
  return sha256(LEAF, Buffer.from(data));
}

/** @param nodes hashes of leaves; or roots of subtrees that are full and equally high, but for the last */
export function rootOf(nodes: readonly Buffer[]): Buffer {
  if (nodes.length === 0) return sha256();
  if (nodes.length === 1) return nodes[0]!;
  const split = splitOf(nodes.length);
  return sha256(NODE, rootOf(nodes.slice(0, split)), rootOf(nodes.slice(split)));
}

/** What stands beside the way from a node to the root, from below. */
export function pathTo(index: number, nodes: readonly Buffer[]): Buffer[] {
  if (nodes.length === 1) return [];
  const split = splitOf(nodes.length);
  const [left, right] = [nodes.slice(0, split), nodes.slice(split)];
  return index < split
    ? [...pathTo(index, left), rootOf(right)]
    : [...pathTo(index - split, right), rootOf(left)];
}

/** The largest power of two below a number. */
function splitOf(count: number): number {
  return 2 ** Math.ceil(Math.log2(count) - 1);
}
