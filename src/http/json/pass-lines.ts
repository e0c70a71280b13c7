import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import { Refusal } from '../../refusals/refusal.js';

export const NDJSON = 'application/x-ndjson';

/** The calls that take a body of many lines. */
const TAKE_LINES: ReadonlySet<string | undefined> = new Set(['/v1/imports']);

/**
 * A body of many lines is passed on unread, since it may be large: it is read when it is known that its sender may send
 * it.
 */
export function passLines(server: FastifyInstance): void {
  server.addContentTypeParser(NDJSON, (request, stream, done) => {
    if (TAKE_LINES.has(request.routeOptions.url)) return done(null, stream);
    done(new Refusal('unsupported-media-type'));
  });
  // What was refused unread still arrives, or the connection would never be free again.
  server.addHook('onResponse', (request, _reply, done) => {
    if (!request.raw.complete) request.raw.resume();
    done();
  });
}

/**
 * @param most bytes
 * @throws Refusal
 */
export async function readLines(body: unknown, most: number): Promise<Buffer> {
  if (!isStream(body)) throw new Refusal('unsupported-media-type', { type: NDJSON });
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    length += part.length;
    if (length <= most) parts.push(part);
  }
  if (length > most) throw new Refusal('body-too-large', { most: `${most / 2 ** 20} MiB` });
  return Buffer.concat(parts);
}

function isStream(body: unknown): body is Readable {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}
