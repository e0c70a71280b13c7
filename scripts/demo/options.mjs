import { parseArgs } from 'node:util';
import { PlainError } from '../lib/log.mjs';

/**
 * Read `--name value` options: `known` gives each its default; a number asks for a whole number.
 * Flags are those whose default is false.
 */
export function readOptions(args, known) {
  const options = Object.fromEntries(
    Object.entries(known).map(([name, value]) => [name, { type: value === false ? 'boolean' : 'string' }]),
  );
  const { values } = parsed(args, options, Object.keys(known));
  return Object.fromEntries(
    Object.entries(known).map(([name, value]) => [name, valueOf(name, values[name], value)]),
  );
}

function parsed(args, options, names) {
  try {
    return parseArgs({ args, options, allowPositionals: false });
  } catch (error) {
    throw new PlainError(`${error.message} (known: ${names.map((name) => `--${name}`).join(', ')})`);
  }
}

function valueOf(name, text, fallback) {
  if (text === undefined || typeof fallback !== 'number') return text ?? fallback;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new PlainError(`--${name} is "${text}": it must be a whole number.`);
}
