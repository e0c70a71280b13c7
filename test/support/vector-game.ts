import type { ToldEntry } from '../../src/play/table/shapes.js';
import { PaperGame } from './paper-game.js';
import type { Received } from './stranger.js';
import { overTheWire } from './wire.js';

export interface VectorGame {
  readonly game: string;
  readonly keys: readonly {
    readonly key: string;
    readonly algorithm: 'Ed25519';
    readonly publicKey: string;
  }[];
  /** To the hider, before the last action. */
  readonly before: readonly Received[];
  /** To anybody, when the game is over. */
  readonly after: readonly Received[];
}

/** The game of docs/test-vectors/seal.json: the same to the byte whenever it is played. */
export function playVectorGame(): VectorGame {
  const game = new PaperGame('seal vectors', { rounds: 1 });
  game.sit('hider');
  game.sit('seeker-1', 'what a client sends: é');
  game.sit('seeker-2', 'and another');
  game.begin();
  game.act('hider', { type: 'hide', place: 'attic' });
  game.act('seeker-1', { type: 'search', place: 'tower' });
  game.act('seeker-2', { type: 'search', place: 'garden' });
  const before = sealed(game.toldTo('hider'));
  game.act('seeker-1', { type: 'share' });
  const { id, publicKey } = game.signer;
  return {
    game: game.id,
    keys: [{ key: id, algorithm: 'Ed25519', publicKey: publicKey.toString('base64url') }],
    before,
    after: sealed(game.toldTo('spectator')),
  };
}

/** As it comes, without what follows from the entries after it. */
function sealed(told: readonly ToldEntry[]): Received[] {
  return overTheWire(told).map(({ struck: _, ...entry }) => entry);
}
