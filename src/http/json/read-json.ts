import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Message } from '../../games/kit/message.js';
import { Refusal } from '../../refusals/refusal.js';
import { wrong } from '../../refusals/wrong.js';
import { pointer } from './shape.js';

/** 64 KiB: more than any request needs. */
export const BODY_LIMIT = 64 * 1024;

// Deeper than any body that is asked for, and shallow enough for every recursive reader.
const MOST_LEVELS = 32;
// Many times more than any body has. What reads on may take its time for each.
const MOST_VALUES = 1_000;
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
  if (!isUtf8(bytes)) return done(malformed(wrong('utf8')));
  const text = bytes.toString('utf8');
  const excess = excessOf(text);
  if (excess !== undefined) return done(malformed(excess));
  parse(request, text, (error, body) => {
    if (error !== null) return done(malformed(isJson(text) ? wrong('names') : wrong('json')));
    done(unkeepable(body, '') ?? null, body);
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function malformed(what: Message, at = ''): Refusal {
  return new Refusal('invalid-request', {}, { errors: [{ pointer: at, what }] });
}

/** Says of what there is too much, if there is. */
function excessOf(text: string): Message | undefined {
  let level = 0;
  let values = 1;
  for (const code of marksOf(text)) {
    const step = STEP[code] ?? 0;
    level += step;
    if (step >= 0) values++;
    if (level > MOST_LEVELS) return wrong('levels', { most: MOST_LEVELS });
    if (values > MOST_VALUES) return wrong('values', { most: MOST_VALUES });
  }
  return undefined;
}

/** The brackets, braces and commas of a JSON text. */
function* marksOf(text: string): Generator<number> {
  let inText = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) inText = !inText;
    else if (code === BACKSLASH) index++;
    else if (!inText && (code === COMMA || code in STEP)) yield code;
  }
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const STEP: Readonly<Record<number, number>> = { 0x5b: 1, 0x7b: 1, 0x5d: -1, 0x7d: -1 };

/** The first thing that JSON can write and a journal cannot keep: what is no text, and what is no number (1e400). */
function unkeepable(value: unknown, at: string): Refusal | undefined {
  if (typeof value === 'string') return NO_TEXT.test(value) ? malformed(wrong('text'), at) : undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : malformed(wrong('double'), at);
  return typeof value === 'object' && value !== null ? unkeepableIn(value, at) : undefined;
}

function unkeepableIn(value: object, at: string): Refusal | undefined {
  for (const [name, member] of Object.entries(value)) {
    const found = NO_TEXT.test(name) ? malformed(wrong('text'), at) : unkeepable(member, pointer(at, name));
    if (found !== undefined) return found;
  }
  return undefined;
}
