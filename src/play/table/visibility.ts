import type { GameStatus, Visibility } from './shapes.js';

/** To a stranger a private game is not there, unless it still has seats to take. A sandbox is never there. */
export function isHiddenFromStrangers(
  { visibility, status }: { readonly visibility: Visibility; readonly status: GameStatus },
  isSandbox: boolean,
): boolean {
  return isSandbox || (visibility === 'private' && status !== 'open');
}
