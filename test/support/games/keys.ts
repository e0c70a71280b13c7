import type { Message } from '../../../src/games/kit/message.js';

/** The keys of a message and of all messages in it. */
export function keysOf({ key, values }: Message, keys: Set<unknown>): void {
  keys.add(key);
  for (const value of Object.values(values ?? {})) if (typeof value === 'object') keysOf(value, keys);
}

/** Every message somewhere in plain data. */
export function messagesIn(value: unknown): readonly Message[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'key' in value ? [value as Message] : Object.values(value).flatMap(messagesIn);
}
