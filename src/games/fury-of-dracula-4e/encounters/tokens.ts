import { TOKENS } from '../data/limits.js';
import type { CityId } from '../data/places.js';
import { RAILS, REMARKED_ROAD, ROADS } from '../data/routes.js';
import { HUNTERS, type HunterId } from '../seats.js';
import type { Roadblock, State } from '../state.js';
import type { Tale } from '../tale.js';

/** Ruling: tokens are placed as far as there are any. */
const fogLeft = ({ board }: State) =>
  Object.values(board.fog).reduce((left, tokens) => left - tokens, TOKENS.fog);

export const isFogLeft = (state: State): boolean => fogLeft(state) > 0;

export function placeFog(tale: Tale, location: CityId, wanted: number): void {
  const tokens = Math.min(wanted, fogLeft(tale.state));
  if (tokens > 0) tale.tell({ type: 'FogPlaced', location, tokens });
}

export function placeBats(tale: Tale, seat: HunterId): void {
  const placed = HUNTERS.reduce((sum, hunter) => sum + tale.state.hunters[hunter].bats, 0);
  if (placed < TOKENS.bats) tale.tell({ type: 'BatsPlaced', seat });
}

const blocks = (way: Roadblock['way'], links: readonly (readonly [CityId, CityId, ...unknown[]])[]) =>
  links.map(([from, to]): Roadblock => ({ from, to, way }));

/** Roads and rails that are not blocked, if there is a token left. */
export function freeWays({ board, options }: State): readonly Roadblock[] {
  const placed = board.roadblocks;
  if (placed.length >= TOKENS.roadblock) return [];
  const roads = options.genevaMilanRoad ? [...ROADS, REMARKED_ROAD] : ROADS;
  return [...blocks('road', roads), ...blocks('rail', RAILS)].filter(
    ({ from, to, way }) =>
      !placed.some((block) => block.from === from && block.to === to && block.way === way),
  );
}
