import type { SeatId } from '../kit/audience.js';
import { CHARACTERS } from './data/characters.js';

/** The hunters in their order. All four take part, whoever plays them. */
export const HUNTERS = CHARACTERS.map(({ id }) => id);
export type HunterId = (typeof CHARACTERS)[number]['id'];

export const SEATS = ['dracula', ...HUNTERS] as const;
export type FurySeat = 'dracula' | HunterId;

type Character = (typeof CHARACTERS)[number];
const BY_ID = Object.fromEntries(CHARACTERS.map((character) => [character.id, character]));

export function characterOf(hunter: HunterId): Character {
  return BY_ID[hunter] as Character;
}

export function isHunter(seat: SeatId): seat is HunterId {
  return seat in BY_ID;
}

export const sideOf = (seat: SeatId) => (seat === 'dracula' ? 'dracula' : 'hunters');

/** Hunters in their order. */
export function inOrder(hunters: readonly HunterId[]): readonly HunterId[] {
  return HUNTERS.filter((hunter) => hunters.includes(hunter));
}
