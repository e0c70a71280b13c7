import type { EncounterId } from '../data/encounters.js';
import { isVampire } from '../encounters/kinds.js';
import type { View } from '../view/view.js';
import { safety } from './distance.js';
import type { HideoutSeen } from './lying.js';
import type { Worth } from './worth.js';

/** What strikes or holds a hunter who comes there, the best first. */
const TRAPS: readonly EncounterId[] = [
  'wolves',
  'szgany-bodyguards',
  'szgany-mob',
  'unnatural-fog',
  'bats',
  'spy',
  'saboteur',
  'rats',
  'hoax',
  'desecrated-soil',
];

const trap = (encounter: EncounterId): number => {
  const rank = TRAPS.indexOf(encounter);
  return rank < 0 ? 0 : 1 - rank / 20;
};

/** A vampire is for far-off places, what strikes or holds for those near hunters. */
function placed(view: View, encounter: EncounterId): number {
  const { at } = view.dracula;
  if (at === undefined) return 0;
  return isVampire(encounter) ? (safety(view, at) >= 2 ? 3 : -1) : trap(encounter);
}

const hasVampire = ({ encounters }: HideoutSeen): boolean =>
  encounters.some(({ encounter }) => encounter !== undefined && isVampire(encounter));

/** A rumor is for a vampire that is soon to mature. */
function rumor({ trail }: View, space: number): number {
  const hideout = trail.find((one) => one.space === space);
  if (hideout === undefined || !hasVampire(hideout) || hideout.rumors > 0) return -1;
  return space >= 5 ? space : -0.5;
}

/** What strikes while a vampire lies beside it comes first, since it clears the place. */
function matured(view: View, encounter: EncounterId): number {
  if (isVampire(encounter)) return 5;
  if (encounter === 'desecrated-soil') return view.dracula.damage > 0 ? 6 : 0.5;
  return 5.5 + trap(encounter);
}

/** Where encounters are hidden and what becomes of them. */
export function placing(view: View): Worth {
  return {
    placeEncounter: ({ encounter }) => placed(view, encounter),
    discardEncounter: ({ encounter }) => (isVampire(encounter) ? 0 : 2 - trap(encounter)),
    placeRumor: ({ space }) => rumor(view, space),
    matureEncounter: ({ encounter }) => matured(view, encounter),
    makeLair: ({ encounter }) => 2 + (isVampire(encounter) ? -3 : trap(encounter)),
    clearHideout: () => 1,
    clearLair: () => -1,
    chooseEncounter: ({ encounter }) => (isVampire(encounter) ? 0 : 1),
  };
}
