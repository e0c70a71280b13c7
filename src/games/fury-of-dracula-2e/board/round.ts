import type { Message } from '../../kit/message.js';
import { listOf, nameIn, namesIn } from '../../kit/naming.js';
import { describe } from '../describe.js';
import { START_BLOOD, TRACK_END } from '../state.js';
import type { View } from '../view-schema.js';
import { text } from './text.js';

/** How the game stands. */
export function round(view: View): readonly Message[] {
  const { turn, vampires, resolve, resolveUsed, dracula, allies, declared } = view;
  return [
    ...ending(view),
    ...(turn === undefined ? [] : [text('turn', { seat: nameIn('seat', turn) })]),
    text('tracks', { vampires, resolve, blood: dracula.blood, most: TRACK_END, whole: START_BLOOD }),
    ...(resolveUsed.length === 0
      ? []
      : [text('resolveUsed', { uses: listOf(namesIn('resolve', resolveUsed)) })]),
    text('hand', { encounters: dracula.encounterCount, events: dracula.eventCount }),
    ...(['hunters', 'dracula'] as const).flatMap((side) => ally(side, allies[side])),
    ...declared.map(({ seat, move }) =>
      describe({ is: 'event', event: { type: 'MoveDeclared', seat, move } }),
    ),
  ];
}

const ally = (side: string, card: string | undefined): readonly Message[] =>
  card === undefined ? [] : [text('ally', { card: nameIn('card', card), side: nameIn('side', side) })];

export const ending = ({ winners, reason }: View): readonly Message[] =>
  winners === undefined || reason === undefined
    ? []
    : [text('over', { reason: nameIn('reason', reason), winners: listOf(namesIn('seat', winners)) })];
