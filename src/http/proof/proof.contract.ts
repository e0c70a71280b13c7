import { Type } from '@sinclair/typebox';
import type { OperationContract } from '../contract/operation.js';
import { GAME } from '../contract/parameters.js';
import { NDJSON } from '../json/pass-lines.js';

export const Bundle = Type.String({
  description:
    'One JSON object on each line: what this is, the keys, the entries in their order, and a signature over all bytes ' +
    'before it. Described in docs/proof.md.',
});

export const getProof: OperationContract = {
  id: 'getProof',
  tag: 'proof',
  summary: 'Take the proof along',
  description:
    'The game as a file that verifies without this server: all entries with what you may know of them now, the keys, and ' +
    'a signature over the whole. When the game is over everything is open: seeds, draws, hidden events. Names and labels ' +
    'are not in it. It comes as a stream; a file without its last line has been cut off.\n\n' +
    'Each line is canonical JSON (RFC 8785), with what it is as `line`: one `proof` says which game this is and for whom; a ' +
    '`key` for each key that signed; an `entry` for each entry from 1 on, as `/events` has it without labels; then `end`, ' +
    'whose `sha256` is of all bytes before it, and whose `signature` covers ' +
    '`["harker-proof-end/1", game, sha256]`.\n\n' +
    'The `hash` of an entry is the SHA-256 of one canonical object: its game, number, seat and time, the members of its ' +
    '`seal` but for `opened`, and as `events` those that everyone may know; what others know is in it by `commitments`. ' +
    '`seal.previous` is the hash of the entry before, and `head` signs ' +
    '`["harker-head/1", game, version, hash]`. The whole is told at /docs/seal and /docs/proof.',
  parameters: [GAME],
  answers: [
    {
      status: 200,
      description: 'The bundle, as of now.',
      schema: Bundle,
      type: NDJSON,
      example: '@proof',
      headers: ['Cache-Control'],
    },
  ],
  refuses: ['invalid-request', 'seat-required', 'not-your-seat', 'game-not-found', 'seat-not-found'],
};
