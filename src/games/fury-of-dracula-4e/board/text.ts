import type { Message } from '../../kit/message.js';
import { nameIn } from '../../kit/naming.js';
import type { FurySeat } from '../seats.js';

export const text = (name: string, values: NonNullable<Message['values']> = {}): Message => ({
  key: `board.${name}`,
  values,
});

/** In tables, where the printed names have no room. */
export const shortName = (seat: FurySeat): Message => nameIn('short', seat);
