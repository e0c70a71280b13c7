import { createHash } from 'node:crypto';
import { canonical, sha256 } from './canonical.mjs';
import { must } from './fault.mjs';
import { isSigned } from './keys.mjs';

const hashed = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** The leaf of a game (RFC 9162, section 2.1.1: leaves and nodes cannot be taken for each other). */
const leafOf = ({ game, version, hash }) =>
  hashed(Buffer.of(0), canonical(['harker-leaf/1', game, version, hash]));

const nodeOf = (left, right) => hashed(Buffer.of(1), left, right);

/**
 * The root that a leaf leads to by its path, from below, in a tree of so many leaves: on the left of each tree stand as
 * many leaves as the largest power of two below its size (RFC 9162, section 2.1). Undefined if the path has not the
 * length of its place.
 */
export function rootBy(leaf, index, size, path) {
  if (path.length === 0) return size === 1 && index === 0 ? leaf : undefined;
  const left = 2 ** Math.ceil(Math.log2(size) - 1);
  const [below, beside] = [path.slice(0, -1), path.at(-1)];
  if (index < left) {
    const root = rootBy(leaf, index, left, below);
    return root && nodeOf(root, beside);
  }
  const root = rootBy(leaf, index - left, size - left, below);
  return root && nodeOf(beside, root);
}

/**
 * The game goes through the head that a checkpoint has of it. `kept` is the answer of
 * `GET /v1/checkpoints/{number}/games/{game}`.
 */
export function checkCheckpoint(kept, game, entries, keys) {
  const { checkpoint, version, index, path } = kept;
  const { number, at, games, root, previous, hash } = checkpoint;
  const list = ['harker-checkpoint/1', number, at, games, root, previous];
  const name = `checkpoint ${number}`;
  must(kept.game === game, `what was kept of ${name} is about another game, ${kept.game}`);
  must(sha256(canonical(list)) === hash, `the hash of ${name} does not fit its content`);
  must(isSigned(list, checkpoint, keys), `${name} is not signed by a key that is known`);
  const beside = path.map((one) => Buffer.from(one, 'hex'));
  const isPlain = Number.isInteger(index) && index >= 0 && path.every((one, at) => isHash(one, beside[at]));
  must(isPlain, `the path in ${name} is not of the form that is documented`);
  const reached = rootBy(leafOf(kept), index, games, beside)?.toString('hex');
  must(reached === root, `the path does not lead to the root of ${name}`);
  const entry = entries[version - 1];
  const ends = `${name} has an entry ${version} of the game, and the bundle ends at ${entries.length}`;
  must(entry !== undefined, ends);
  must(entry.hash === kept.hash, `${name} has another entry ${version}: the game was replaced`);
}

const isHash = (text, bytes) => bytes.length === 32 && bytes.toString('hex') === text;
