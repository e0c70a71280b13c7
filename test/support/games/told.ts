import type { Audience, Viewer } from '../../../src/games/kit/audience.js';
import type { Heard, Ruleset, Typed } from '../../../src/games/kit/game-definition.js';

/** Whether the viewer is told at the time: what passes is told like the rest. */
export function isTold(audience: Audience, viewer: Viewer): boolean {
  if (audience === 'everyone' || audience === 'passing') return true;
  return audience !== 'nobody' && audience.includes(viewer);
}

/** What a seat has heard in the course of these entries. */
export function heardBy(
  game: Ruleset,
  options: Record<string, unknown>,
  viewer: Viewer,
  entries: readonly { readonly events: readonly Typed[] }[],
): readonly Heard<Typed>[] {
  return entries.flatMap(({ events }, at) =>
    events
      .filter((event) => isTold(game.audience(event, options), viewer))
      .map((event) => ({ entry: at + 1, event })),
  );
}
