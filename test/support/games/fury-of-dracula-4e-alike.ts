import { HUNTERS, type FurySeat } from '../../../src/games/fury-of-dracula-4e/seats.js';
import type { Fury } from './fury-of-dracula-4e.js';

export const HUNTERS_AND_ALL: readonly string[] = [...HUNTERS, 'spectator'];

/** Everybody but this seat. */
export const allBut = (seat: FurySeat): readonly string[] =>
  ['dracula', ...HUNTERS_AND_ALL].filter((viewer) => viewer !== seat);

/** All that a viewer is shown and asked. */
const shown = (moment: Fury, viewer: string) => ({
  view: moment.sees(viewer),
  asks: moment.asks(),
  mayDo: viewer === 'spectator' ? [] : moment.mayDo(viewer),
});

/** Two worlds that are the same to all of these. */
export function expectAlike(one: Fury, other: Fury, viewers: readonly string[]): void {
  for (const viewer of viewers) expect(shown(other, viewer)).toEqual(shown(one, viewer));
}
