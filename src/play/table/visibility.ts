import type { GameStatus, Visibility } from './shapes.js';

/**
 * To a stranger a private game is not there, unless it still has seats to take. A sandbox is never there.
 * @param sandbox whether it is one, or what one plays by
 */
export function isHiddenFromStrangers({
  visibility,
  status,
  sandbox = false,
}: {
  readonly visibility: Visibility;
  readonly status: GameStatus;
  readonly sandbox?: boolean | object | undefined;
}): boolean {
  return sandbox !== false || (visibility === 'private' && status !== 'open');
}
