import type { Catalogue } from '../../kit/message.js';

/** Every action and event of a group in words: one that is missing does not compile. Questions beside them. */
export type GroupWords<Action extends string, Event extends string> = Catalogue &
  Readonly<Record<`action.${Action}` | `event.${Event}`, string>>;
