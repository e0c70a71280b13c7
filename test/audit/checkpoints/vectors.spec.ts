import vectors from '../../../docs/test-vectors/checkpoint.json';
import { leafOf } from '../../../src/audit/checkpoints/heads.js';
import { checkpointBytes, Signer } from '../../../src/events/signing.js';
import { fenced } from '../../support/fenced.js';
import { FixedOutside } from '../../support/paper-game.js';
import { checkpointOf } from '../../verifier/support/checkpoint-of.js';

const { heads, keys, kept, texts } = vectors;

test('the server still makes the checkpoint as the vectors have it, to the byte', () => {
  const signer = new Signer(keys[0]!.key, new FixedOutside('seal vectors').bytes(32));
  expect(signer.publicKey.toString('base64url')).toBe(keys[0]!.publicKey);
  const index = heads.findIndex(({ game }) => game === kept.game);
  expect(checkpointOf(heads, index, signer)).toEqual(kept);
});

test('the texts that are hashed', () => {
  expect(texts.leaf.text).toBe(JSON.stringify(['harker-leaf/1', kept.game, kept.version, kept.hash]));
  expect(leafOf(kept).toString('hex')).toBe(texts.leaf.sha256);
  expect(checkpointBytes(kept.checkpoint).toString()).toBe(texts.checkpoint.text);
  expect(texts.checkpoint.sha256).toBe(kept.checkpoint.hash);
});

test('the examples of docs/checkpoints.md are those of the vectors', () => {
  expect(fenced('checkpoints.md', 'json').map((block) => JSON.parse(block) as unknown)).toEqual([kept]);
  expect(fenced('checkpoints.md', 'text')).toEqual([
    texts.leaf.text,
    texts.leaf.sha256,
    texts.checkpoint.text,
    texts.checkpoint.sha256,
  ]);
});
