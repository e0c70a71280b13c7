import type { Entry } from '../../events/entry.js';
import type { TableEventType } from './events.js';

const SAID: ReadonlySet<string> = new Set<TableEventType>([
  'TakeBackAsked',
  'TakeBackAgreed',
  'TakeBackRefused',
  'VoteCast',
  'AdoptionAsked',
  'AdoptionAgreed',
  'AdoptionRefused',
]);

/** Seats whose players did something themselves: in play, or where they are asked at the table. */
export function shownUp({ seat, asked, events }: Pick<Entry, 'seat' | 'asked' | 'events'>): string[] {
  if (asked.by !== 'player') return [];
  const said = events.filter(({ type }) => SAID.has(type)).map(({ data }) => data['seat'] as string);
  return seat === undefined ? said : [seat, ...said];
}
