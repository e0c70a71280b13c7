import type { SeatId } from '../kit/audience.js';
import { CHARACTERS } from './data/characters.js';

/** The hunters in the order of their turns. All four take part, whoever plays them. */
export const HUNTERS = CHARACTERS.map(({ id }) => id);
export type HunterId = (typeof CHARACTERS)[number]['id'];

/** Round the table, Dracula first. */
export const SEATS = ['dracula', ...HUNTERS] as const;
export type FurySeat = 'dracula' | HunterId;

const BY_ID = Object.fromEntries(CHARACTERS.map((character) => [character.id, character]));

export type Character = Pick<(typeof CHARACTERS)[number], 'health' | 'bitesToDefeat' | 'startBites'>;

export function characterOf(hunter: HunterId): Character {
  return BY_ID[hunter] as Character;
}

export function isHunter(seat: SeatId): seat is HunterId {
  return seat in BY_ID;
}

export const sideOf = (seat: SeatId) => (seat === 'dracula' ? 'dracula' : 'hunters');

/** Hunters in the order of their turns. */
export function inTurnOrder(hunters: readonly HunterId[]): readonly HunterId[] {
  return HUNTERS.filter((hunter) => hunters.includes(hunter));
}
