import type { GameStatus, Visibility } from './shapes.js';

/** To a stranger a private game is not there, unless it still has seats to take. */
export function isHiddenFromStrangers({
  visibility,
  status,
}: {
  readonly visibility: Visibility;
  readonly status: GameStatus;
}): boolean {
  return visibility === 'private' && status !== 'open';
}
