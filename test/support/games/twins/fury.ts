import type { SeatId, Viewer } from '../../../../src/games/kit/audience.js';
import type { Typed } from '../../../../src/games/kit/game-definition.js';
import type { Between } from './secrets.js';

/** Of any edition: hunters who may know the cards of each other, against Dracula, who never shows his. */
export interface Sharing {
  readonly huntersShareHands: boolean;
}

const HUNTERS: readonly SeatId[] = ['lord-godalming', 'dr-seward', 'van-helsing', 'mina-harker'];

const isHunter = (seat: SeatId) => HUNTERS.includes(seat);

/** Who knows the cards of a seat. */
const confidantsOf = (seat: SeatId, { huntersShareHands }: Sharing): readonly SeatId[] =>
  isHunter(seat) && huntersShareHands ? HUNTERS : [seat];

type Telling = (event: { readonly seat: SeatId }, viewer: Viewer, between: Between<Sharing>) => boolean;

export const toConfidants: Telling = ({ seat }, viewer, { options }) =>
  confidantsOf(seat, options).includes(viewer);

/** Somebody who is not apart may draw another card from what is left of another deck. */
export const ofAnotherDeck: Telling = (event, viewer, between) =>
  between.apart.some(isHunter) && toConfidants(event, viewer, between);

/** Whether all who know the cards of a seat are apart. */
export const isApart = (seat: SeatId, { apart, options }: Between<Sharing>) =>
  confidantsOf(seat, options).every((one) => apart.includes(one));

/** Draws from decks of which a seat apart has other cards; some decks are those of Dracula alone. */
export function isTurned(purpose: string, ofDracula: readonly string[], between: Between<Sharing>): boolean {
  if (ofDracula.includes(purpose)) return between.apart.includes('dracula');
  const [, seat] = /^(?:event|item) for (.+)$/.exec(purpose) ?? [];
  if (seat === undefined) return false;
  return ['dracula', ...HUNTERS].some((one) => isHunter(one) === isHunter(seat) && isApart(one, between));
}

/** Events that bring the secrets of a seat apart to light. */
export interface Lights {
  readonly dracula: readonly string[];
  readonly hunters: readonly string[];
}

export const bringsToLight =
  (lights: Lights) =>
  ({ type }: Typed, apart: readonly SeatId[]): boolean =>
    apart.some((seat) => lights[isHunter(seat) ? 'hunters' : 'dracula'].includes(type));
