import canonicalize from 'canonicalize';
import { hash } from 'node:crypto';

/** The one spelling of a JSON value (RFC 8785): what is hashed, signed and stored. */
export function canonical(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('only a JSON value has a canonical spelling');
  return text;
}

/** SHA-256, hex. */
export function sha256(bytes: string | Buffer): string {
  return hash('sha256', bytes, 'hex');
}
