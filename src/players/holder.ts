import type { Scope } from './scopes.js';

/** Who asks: the player whose token came with a request. */
export interface Holder {
  readonly playerId: string;
  readonly tokenId: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date | null;
}
