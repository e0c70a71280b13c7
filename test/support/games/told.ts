import type { Audience, Viewer } from '../../../src/games/kit/audience.js';
import type { Heard, Ruleset, Typed } from '../../../src/games/kit/game-definition.js';

/** Whether the viewer is told at the time: what passes is told like the rest. */
export function isTold(audience: Audience, viewer: Viewer): boolean {
  if (audience === 'everyone' || audience === 'passing') return true;
  return audience !== 'nobody' && audience.includes(viewer);
}

/** What a seat has heard in an entry. */
export function heardIn(
  game: Ruleset,
  options: Record<string, unknown>,
  viewer: Viewer,
  { events }: { readonly events: readonly Typed[] },
  entry: number,
): readonly Heard<Typed>[] {
  const told = events.filter((event) => isTold(game.audience(event, options), viewer));
  return told.map((event) => ({ entry, event }));
}
