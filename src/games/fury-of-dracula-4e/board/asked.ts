import type { BoardTable } from '../../kit/board.js';
import type { Message } from '../../kit/message.js';
import { listOf, namesIn } from '../../kit/naming.js';
import { describe } from '../describe.js';
import type { Step } from '../steps/steps.js';
import type { View } from '../view/view.js';
import { text } from './text.js';

/** What of a question is told beside it, and where its names stand in the catalogue. */
const FIELDS = {
  hunter: 'seat',
  hunters: 'seat',
  card: 'card',
  item: 'item',
  encounter: 'encounter',
  opponent: 'opponent',
  location: 'place',
  locations: 'place',
  ticket: 'ticket',
  shown: 'item',
  met: 'encounter',
  left: 'seat',
  passed: 'seat',
} as const;

/** The question that stands, which is public, and what it is about. */
export function asked({ asks }: View): readonly (Message | BoardTable)[] {
  if (asks === undefined) return [];
  const kind = asks.is === 'window' ? asks.window : asks.is;
  return [
    describe({ is: 'decision', decision: { id: '', kind, seats: [], about: asks } }),
    ...played(asks),
    { rows: Object.entries(FIELDS).flatMap(([field, prefix]) => row(asks, field, prefix)) },
  ];
}

const played = (asks: Step): readonly Message[] =>
  asks.is === 'window' && asks.played !== undefined
    ? [describe({ is: 'event', event: { type: 'EventPlayed', ...asks.played } })]
    : [];

function row(asks: object, field: string, prefix: string): readonly (readonly Message[])[] {
  const value = Object.entries(asks).find(([name]) => name === field)?.[1] as unknown;
  const names = [value].flat().filter((one) => typeof one === 'string');
  return names.length === 0 ? [] : [[text(`field.${field}`), listOf(namesIn(prefix, names))]];
}
