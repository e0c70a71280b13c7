import { hash } from 'node:crypto';

/** The one spelling of a JSON value (RFC 8785): members sorted by UTF-16 code units, numbers as ECMAScript writes them. */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`);
  return `{${members.join(',')}}`;
}

/** SHA-256, hex. */
export const sha256 = (bytes) => hash('sha256', bytes, 'hex');

export const same = (left, right) => canonical(left) === canonical(right);
