import type { EncounterId } from '../data/encounters.js';
import { isVampire } from '../encounters/kinds.js';
import type { View } from '../view/view.js';
import { armsOf, healthLeft, isWeak, type Sheet } from './sheets.js';

export type HideoutSeen = View['trail'][number];

/** What it is worth to be rid of an encounter, for hunters. */
const RID = {
  unknown: 2.2,
  vampire: 5,
  other: 0.4,
  soil: 1.5,
  /** A rumor on a hideout: a vampire more likely, and more with it. */
  rumor: 3,
  /** For each space that it has come nearer to its maturing. */
  perSpace: 0.35,
  /** For a weak hunter, or one without arms against a vampire. */
  danger: -7,
  unarmed: -3,
} as const;

/** What becomes of a hunter who meets it. */
function danger(me: Sheet, encounter: EncounterId | undefined): number {
  if (isWeak(me) || healthLeft(me) <= 4) return RID.danger;
  const fought = encounter === 'new-vampire' || encounter === 'reckless-vampire';
  return fought && armsOf(me) === 0 && !me.items.includes('stake') ? RID.unarmed : 0;
}

function kindOf(encounter: EncounterId | undefined): number {
  if (encounter === undefined) return RID.unknown;
  if (isVampire(encounter)) return RID.vampire;
  return encounter === 'desecrated-soil' ? RID.soil : RID.other;
}

/** What it is worth that this hunter searches the hideout. */
export function searching(me: Sheet, { encounters, rumors, space }: HideoutSeen): number {
  const sum = encounters.reduce((all, { encounter }) => all + kindOf(encounter) + danger(me, encounter), 0);
  const could = encounters.some(({ encounter }) => encounter === undefined || isVampire(encounter));
  return sum + (could ? RID.rumor * Math.min(1, rumors) + RID.perSpace * space : 0);
}

/** Its cards lie open: it can be searched. */
export const isOpen = ({ cards }: HideoutSeen): boolean => cards.every(({ faceUp }) => faceUp);

/** The place of a hideout that lies open. */
export const placeOf = ({ cards }: HideoutSeen): string | undefined =>
  cards.map(({ card }) => card).find((card) => card !== undefined);
