import { createHash } from 'node:crypto';
import { Refusal } from '../../refusals/refusal.js';
import { wrong } from '../../refusals/wrong.js';

const CHECK_BYTES = 9;
const POSITION = /^([12]\d{3}-[\dT:.-]+Z)~[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * A cursor is opaque: the position at which a list goes on, and a check over it and over what the list was asked
 * for. A cursor of another list, or of other filters, is refused. The check is no secret: whoever makes one up reads on
 * from where they say, and may see there what they may see anyway.
 */
export function cursorTo(position: string, filters: object): string {
  return Buffer.concat([checkOf(position, filters), Buffer.from(position)]).toString('base64url');
}

/** @throws Refusal `invalid-request` */
export function positionOf(cursor: string, filters: object, isPosition = isTimeAndId): string {
  const bytes = Buffer.from(cursor, 'base64url');
  const position = bytes.subarray(CHECK_BYTES).toString();
  if (!isPosition(position) || cursorTo(position, filters) !== cursor) {
    const what = wrong('cursorElsewhere');
    throw new Refusal('invalid-request', {}, { errors: [{ parameter: 'cursor', what }] });
  }
  return position;
}

export function isNumber(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text);
}

/** A time and an id, as the list of games writes them. */
function isTimeAndId(text: string): boolean {
  const [, time = ''] = POSITION.exec(text) ?? [];
  return !Number.isNaN(Date.parse(time)) && new Date(time).toISOString() === time;
}

function checkOf(position: string, filters: object): Buffer {
  const asked = Object.entries(filters).filter(([, value]) => value !== undefined);
  asked.sort(([left], [right]) => (left < right ? -1 : 1));
  const text = JSON.stringify([position, asked]);
  return createHash('sha256').update(text).digest().subarray(0, CHECK_BYTES);
}
