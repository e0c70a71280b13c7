import { PlainError } from '../lib/log.mjs';
import { readArguments } from '../lib/usage.mjs';

/**
 * Read the `--name value` options of a command: `known` gives each its default; a number asks for a whole number.
 * Flags are those whose default is false.
 */
export function readOptions(command, args, known) {
  const options = Object.fromEntries(
    Object.entries(known).map(([name, value]) => [name, { type: value === false ? 'boolean' : 'string' }]),
  );
  const values = readArguments(args, options, command);
  return Object.fromEntries(
    Object.entries(known).map(([name, value]) => [name, valueOf(name, values[name], value)]),
  );
}

function valueOf(name, text, fallback) {
  if (text === undefined || typeof fallback !== 'number') return text ?? fallback;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new PlainError(`--${name} is "${text}": it must be a whole number.`);
}
