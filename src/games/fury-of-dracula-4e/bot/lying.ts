import type { EncounterId } from '../data/encounters.js';
import { isVampire } from '../encounters/kinds.js';
import type { View } from '../view/view.js';
import { prowess } from './fight.js';
import { isNight, isWeak, type Sheet } from './sheets.js';

export type HideoutSeen = View['trail'][number];

/** What it is worth to be rid of an encounter, for hunters. */
const RID = {
  unknown: 2.2,
  vampire: 6,
  other: 0.4,
  soil: 1.5,
  /** A rumor on a hideout: a vampire more likely, and more with it. */
  rumor: 4,
  /** For each space that it has come nearer to its maturing. */
  perSpace: 0.35,
  /** How much the fight counts with what may be a vampire; and what it is for a weak hunter to meet anything. */
  maybe: 0.3,
  danger: -7,
} as const;

/** A vampire is killed by who is strong. */
const kills = (bout: number): number => Math.max(0.1, Math.min(1, (bout + 1) / 4));

/** A vampire that is fought, or got rid of by a stake. */
function ofVampire(me: Sheet, bout: number): number {
  if (me.items.includes('stake')) return RID.vampire;
  return RID.vampire * kills(bout) + Math.min(0, bout);
}

function ofEncounter(me: Sheet, encounter: EncounterId | undefined, bout: number): number {
  if (encounter === undefined) return RID.unknown + RID.maybe * Math.min(0, bout);
  if (encounter === 'aristocratic-vampire') return RID.vampire;
  if (isVampire(encounter)) return ofVampire(me, bout);
  return encounter === 'desecrated-soil' ? RID.soil : RID.other;
}

/** What it is worth that this hunter searches the hideout. */
export function searching(view: View, me: Sheet, { encounters, rumors, space }: HideoutSeen): number {
  const bout = prowess(view, me, isNight(view));
  const danger = isWeak(me) ? RID.danger : 0;
  const sum = encounters.reduce((all, { encounter }) => all + danger + ofEncounter(me, encounter, bout), 0);
  const could = encounters.some(({ encounter }) => encounter === undefined || isVampire(encounter));
  return sum + (could ? RID.rumor * Math.min(1, rumors) + RID.perSpace * space : 0);
}

/** Its cards lie open: it can be searched. */
export const isOpen = ({ cards }: HideoutSeen): boolean => cards.every(({ faceUp }) => faceUp);

/** The place of a hideout that lies open. */
export const placeOf = ({ cards }: HideoutSeen): string | undefined =>
  cards.map(({ card }) => card).find((card) => card !== undefined);
