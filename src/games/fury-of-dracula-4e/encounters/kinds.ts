import { ENCOUNTERS, type EncounterId } from '../data/encounters.js';

export const VAMPIRES: readonly EncounterId[] = ENCOUNTERS.filter(({ vampire }) => vampire).map(
  ({ id }) => id,
);

export const isVampire = (encounter: EncounterId): boolean => VAMPIRES.includes(encounter);
