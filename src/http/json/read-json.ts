import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../refusals/refusal.js';

/** 64 KiB: more than any request needs. */
export const BODY_LIMIT = 64 * 1024;

// Deeper than any body that is asked for, and shallow enough for every recursive reader.
const MOST_LEVELS = 32;
// U+0000 is no text to Postgres; a lone surrogate is none to anybody (RFC 8259, section 8.2).
const NO_TEXT = /[\0\p{Surrogate}]/u;

type Done = (error: Error | null, body?: unknown) => void;

/** Reads JSON bodies (RFC 8259). Of two members with one name the later counts; `__proto__` is refused. */
export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    readBody(parse as Parse, request, bytes as Buffer, done);
  });
}

type Parse = (request: FastifyRequest, text: string, done: Done) => void;

function readBody(parse: Parse, request: FastifyRequest, bytes: Buffer, done: Done): void {
  if (bytes.length === 0) return done(null, undefined);
  if (!isUtf8(bytes)) return done(malformed('must be UTF-8'));
  const text = bytes.toString('utf8');
  if (isTooDeep(text)) return done(malformed(`must not be nested more than ${MOST_LEVELS} levels`));
  parse(request, text, (error, body) => {
    if (error !== null) return done(malformed('must be JSON without forbidden names'));
    // Only an escape can bring in what is no text: the bytes were UTF-8, and JSON has no bare control characters.
    const wrong = text.includes('\\u') ? noTextAt(body, '') : undefined;
    done(
      wrong === undefined ? null : malformed('must be text without U+0000 and lone surrogates', wrong),
      body,
    );
  });
}

function malformed(what: string, pointer = ''): Refusal {
  return new Refusal('invalid-request', {}, { errors: [{ pointer, what }] });
}

function isTooDeep(text: string): boolean {
  let level = 0;
  let inText = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) inText = !inText;
    else if (code === BACKSLASH) index++;
    else if (!inText) {
      level += STEP[code] ?? 0;
      if (level > MOST_LEVELS) return true;
    }
  }
  return false;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const STEP: Readonly<Record<number, number>> = { 0x5b: 1, 0x7b: 1, 0x5d: -1, 0x7d: -1 };

/** @returns a JSON pointer (RFC 6901) to the first string or name that is no text */
function noTextAt(value: unknown, pointer: string): string | undefined {
  if (typeof value === 'string') return NO_TEXT.test(value) ? pointer : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    if (NO_TEXT.test(name)) return pointer;
    const found = noTextAt(member, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
