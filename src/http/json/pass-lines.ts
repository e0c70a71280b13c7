import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import { Refusal } from '../../refusals/refusal.js';

export const NDJSON = 'application/x-ndjson';
export const MAIL = 'message/rfc822';

/** The calls that take a body which is no JSON. */
const TAKE: Readonly<Record<string, string>> = { [NDJSON]: '/v1/imports', [MAIL]: '/v1/inbound-mail' };

/** Such a body is passed on unread, since it may be large: it is read when it is known that its sender may send it. */
export function passLines(server: FastifyInstance): void {
  for (const [type, url] of Object.entries(TAKE))
    server.addContentTypeParser(type, (request, stream, done) => {
      if (request.routeOptions.url === url) return done(null, stream);
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
export async function readLines(body: unknown, most: number, type = NDJSON): Promise<Buffer> {
  if (!isStream(body)) throw new Refusal('unsupported-media-type', { type });
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
