import type { Message } from '../../../src/games/kit/message.js';

/** The keys of a message and of all messages in it. */
export function keysOf({ key, values }: Message, keys: Set<unknown>): void {
  keys.add(key);
  for (const value of Object.values(values ?? {})) if (typeof value === 'object') keysOf(value, keys);
}
