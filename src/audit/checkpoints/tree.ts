import type { Pool, PoolClient } from 'pg';
import { headsAfter, leafOf, PAGE, type GameHead } from './heads.js';
import { pathTo, rootOf } from './merkle.js';

/** The subtree over one page of heads. */
interface Block {
  /** The last game of the page before. */
  readonly after: string | null;
  readonly last: string;
  readonly root: Buffer;
}

/** All of a checkpoint's tree but what lies below its blocks: that is read again where it is needed. */
export interface Tree {
  readonly number: number;
  readonly games: number;
  readonly blocks: readonly Block[];
}

/** What a checkpoint has never changes, so it may be read bit by bit, without a lock. */
export async function readTree(on: Pool | PoolClient, number: number): Promise<Tree> {
  const blocks: Block[] = [];
  let games = 0;
  for (let after: string | null = null; ;) {
    const heads = await headsAfter(on, number, after);
    const last = heads.at(-1)?.game;
    if (last !== undefined) blocks.push({ after, last, root: rootOf(heads.map(leafOf)) });
    games += heads.length;
    if (last === undefined || heads.length < PAGE) return { number, games, blocks };
    after = last;
  }
}

const rootsOf = ({ blocks }: Tree) => blocks.map(({ root }) => root);

export function treeRoot(tree: Tree): string {
  return rootOf(rootsOf(tree)).toString('hex');
}

/** A game's head in a checkpoint, and the way from its leaf to the root. */
export interface Leaf extends GameHead {
  /** Its place among the leaves, from 0 on. */
  readonly index: number;
  /** Hashes (hex), from below. */
  readonly path: readonly string[];
}

/** @returns undefined if the checkpoint has no head of the game */
export async function readLeaf(on: Pool | PoolClient, tree: Tree, game: string): Promise<Leaf | undefined> {
  const block = tree.blocks.findIndex(({ last }) => last >= game);
  if (block < 0) return undefined;
  const heads = await headsAfter(on, tree.number, tree.blocks[block]!.after);
  const place = heads.findIndex((head) => head.game === game);
  if (place < 0) return undefined;
  const path = [...pathTo(place, heads.map(leafOf)), ...pathTo(block, rootsOf(tree))];
  return {
    ...heads[place]!,
    index: block * PAGE + place,
    path: path.map((hash) => hash.toString('hex')),
  };
}
