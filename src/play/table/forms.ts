import type { JournalEvent } from '../../events/entry.js';
import { NO_TIME } from './clock/time-setting.js';
import { isTableEvent, type TableEventType } from './events.js';

type Data = JournalEvent['data'];
/** Makes the next form of an event of the form before. */
type Upcaster = (data: Data) => Data;

/** By type, from the first form on. What is sealed, and what is told, stays as it was written. */
const UPCASTERS: Readonly<Partial<Record<TableEventType, readonly Upcaster[]>>> = {
  GameCreated: [
    (data) => ({ ...data, disputes: 'playOn' }),
    (data) => ({ ...data, time: NO_TIME }),
    // It was no sandbox.
    (data) => data,
  ],
  // Nobody can say now which file of rules it was. Nor was it a sandbox before the third form.
  GameBegan: [(data) => data, (data) => data],
  // Who turned back had what it had used of its bank again, and longer to answer: the clock asks for the form.
  ActionTakenBack: [(data) => data],
  ActionRedone: [(data) => data],
};

/** Schema version of the newest form of an event of the table. */
export function newestSchema(type: TableEventType): number {
  return 1 + (UPCASTERS[type]?.length ?? 0);
}

/** The fields of an event as the fold reads them: in the newest form, whatever form they were written in. */
export function inNewestForm({ type, schema, data }: JournalEvent): Data {
  const upcasters = isTableEvent(type) ? (UPCASTERS[type] ?? []) : [];
  return upcasters.slice(schema - 1).reduce((form, upcast) => upcast(form), data);
}
