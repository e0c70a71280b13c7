import { createHash } from 'node:crypto';
import { Refusal } from '../../refusals/refusal.js';

const CHECK_BYTES = 9;

/**
 * A cursor is opaque: the position at which a list goes on, and a check over it and over what the list was asked
 * for. A cursor of another list, or of other filters, is refused.
 */
export function cursorTo(position: string, filters: object): string {
  return Buffer.concat([checkOf(position, filters), Buffer.from(position)]).toString('base64url');
}

/** @throws Refusal `invalid-request` */
export function positionOf(cursor: string, filters: object): string {
  const bytes = Buffer.from(cursor, 'base64url');
  const position = bytes.subarray(CHECK_BYTES).toString();
  if (cursorTo(position, filters) !== cursor) {
    const what = 'must be the "next" of a list that was asked for with the same filters';
    throw new Refusal('invalid-request', {}, { errors: [{ parameter: 'cursor', what }] });
  }
  return position;
}

function checkOf(position: string, filters: object): Buffer {
  const asked = Object.entries(filters).filter(([, value]) => value !== undefined);
  asked.sort(([left], [right]) => (left < right ? -1 : 1));
  const text = JSON.stringify([position, asked]);
  return createHash('sha256').update(text).digest().subarray(0, CHECK_BYTES);
}
