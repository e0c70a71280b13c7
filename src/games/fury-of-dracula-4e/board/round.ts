import type { Message } from '../../kit/message.js';
import { listOf, nameIn, namesIn } from '../../kit/naming.js';
import { DRACULA_HEALTH, INFLUENCE_END, TOKENS } from '../data/limits.js';
import { describe, describeFields } from '../describe.js';
import type { View } from '../view/view.js';
import { text } from './text.js';

const MOST = { influenceEnd: INFLUENCE_END, mostDespair: TOKENS.despair, health: DRACULA_HEALTH };

/** How the game stands. */
export function round(view: View): readonly Message[] {
  const { influence, despair, effects, dracula, allies, drawn } = view;
  return [
    ...ending(view),
    ...phaseOf(view),
    text('tracks', { ...MOST, influence, despair, damage: dracula.damage }),
    ...ofDracula(dracula),
    ...(['hunters', 'dracula'] as const).flatMap((side) => ally(side, allies[side])),
    ...effects.map((effect) => describe({ is: 'event', event: { type: 'EffectBegan', effect } })),
    ...(drawn === undefined ? [] : [text('drawn', { card: nameIn('card', drawn) })]),
  ];
}

function phaseOf({ phase }: View): readonly Message[] {
  if (phase === 'setUp') return [];
  return [phase === 'dracula' ? text('phaseOfDracula') : text('phase', { phase: nameIn('phase', phase) })];
}

function ofDracula(dracula: View['dracula']): readonly Message[] {
  const { encounterCount: encounters, eventCount: events, rumors, guards, revealed, at } = dracula;
  return [
    text('hand', { encounters, events, rumors }),
    ...(guards === 0 ? [] : [text('guards', { guards })]),
    ...(revealed && at !== undefined ? [describeFields('event.DraculaRevealed', { location: at })] : []),
  ];
}

const ally = (side: string, card: string | undefined): readonly Message[] =>
  card === undefined ? [] : [text('ally', { card: nameIn('card', card), side: nameIn('side', side) })];

export const ending = ({ winners, reason }: View): readonly Message[] =>
  winners === undefined || reason === undefined
    ? []
    : [text('over', { reason: nameIn('reason', reason), winners: listOf(namesIn('seat', winners)) })];
