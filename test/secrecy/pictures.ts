import type { Seated } from './table.js';
import type { Call } from './world.js';

/** Painting takes longer than all else that a look asks for, so it is done at a few moments. */
const SELDOM = 23;

/** Pictures of the board, after somebody has seen one who knows what this viewer does not. */
export async function lookAtPictures(seated: Seated, viewer: string, token: string): Promise<void> {
  const { twins, plot, game, tokens, version } = seated;
  const get = (name: string, holder: string): Call => ({
    ...{ method: 'GET', path: `/v1/games/${game}/${name}`, token: holder },
  });
  const knows = plot.seats.find((seat) => !plot.alike(seat));
  if (version % 2 === 1) return void (await twins.same(viewer, get('board.txt', token)));
  // Each board in one layout, then as the one before in the other.
  const [now, then] = version % 4 === 0 ? ['wide', 'narrow'] : ['narrow', 'wide'];
  if (knows !== undefined) await twins.both(get(`board.svg?layout=${now}`, tokens.get(knows)!));
  await twins.same(viewer, get(`board.svg?layout=${now}`, token));
  await twins.same(viewer, get(`board.svg?version=${version - 1}&layout=${then}`, token));
  if (version % SELDOM === 0) await twins.same(viewer, get(`board.png?width=320&layout=${now}`, token));
}
