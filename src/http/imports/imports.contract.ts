import type { OperationContract } from '../contract/operation.js';
import { ACCEPT_LANGUAGE } from '../contract/parameters.js';
import { GameSchema } from '../games/game.schema.js';
import { NDJSON } from '../json/pass-lines.js';
import { Bundle } from '../proof/proof.contract.js';

/** Some five times as much as the longest games that are known. */
export const MOST_BYTES = 32 * 2 ** 20;

export const importGame: OperationContract = {
  id: 'importGame',
  tag: 'proof',
  summary: 'Take in a finished game',
  description:
    'A game that was played to its end on another server, as the bundle that `GET /v1/games/{game}/proof` gave there; at ' +
    'most 32 MiB. It is verified, and played again by the rules of this server; then it can be read and replayed here ' +
    'like any other. You count as its maker, nobody holds a seat in it, and it stays signed by the key of the other ' +
    'server, which GET /v1/keys lists under `foreign`.',
  parameters: [ACCEPT_LANGUAGE],
  body: { schema: Bundle, type: NDJSON, required: true, examples: { bundle: '@proof' } },
  answers: [
    {
      status: 201,
      description: 'The game.',
      schema: GameSchema,
      example: '@game',
      headers: ['Location', 'Content-Language', 'Vary'],
    },
  ],
  refuses: [
    'invalid-request',
    'game-here-already',
    'body-too-large',
    'unsupported-media-type',
    'bundle-not-verified',
    'bundle-not-finished',
    'bundle-ruleset-unknown',
    'bundle-plays-otherwise',
    'outcome-unknown',
    'contended',
  ],
};
