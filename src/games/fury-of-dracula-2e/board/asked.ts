import type { BoardTable } from '../../kit/board.js';
import type { Message } from '../../kit/message.js';
import { listOf, namesIn } from '../../kit/naming.js';
import { describe } from '../describe.js';
import type { Step } from '../steps/steps.js';
import type { View } from '../view-schema.js';
import { text } from './text.js';

/** What of a question is told beside it, and where its names stand in the catalogue. */
const FIELDS = {
  card: 'card',
  hunter: 'seat',
  hunters: 'seat',
  joined: 'seat',
  invited: 'seat',
  encounter: 'encounter',
  opponent: 'opponent',
  location: 'place',
  locations: 'place',
  left: 'seat',
  face: 'face',
  faces: 'face',
  passed: 'seat',
} as const;

/** The question that stands, which is public, and what it is about. */
export function asked({ asks }: View): readonly (Message | BoardTable)[] {
  if (asks === undefined) return [];
  const kind = asks.is === 'window' ? asks.window : asks.is;
  return [
    describe({ is: 'decision', decision: { id: '', kind, seats: [] } }),
    ...played(asks),
    { rows: Object.entries(FIELDS).flatMap(([field, prefix]) => row(asks, field, prefix)) },
  ];
}

/** Cards that lie on the table and may be cancelled, the first one first. */
function played(asks: Step): readonly Message[] {
  if (asks.is !== 'window') return [];
  return (asks.chain ?? []).map(({ seat, card }) =>
    describe({ is: 'event', event: { type: 'EventPlayed', seat, card } }),
  );
}

function row(asks: object, field: string, prefix: string): readonly (readonly Message[])[] {
  const value = Object.entries(asks).find(([name]) => name === field)?.[1] as unknown;
  const names = [value].flat().filter((one) => typeof one === 'string');
  return names.length === 0 ? [] : [[text(`field.${field}`), listOf(namesIn(prefix, names))]];
}
