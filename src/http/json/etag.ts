import type { FastifyReply } from 'fastify';

/**
 * Sets the strong validator of an answer, and turns the answer into a 304 if the client has it already
 * (RFC 9110, sections 8.8.3 and 13.1.2).
 * @returns whether nothing more is to be sent
 */
export function isUnchanged(reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag);
  const known = reply.request.headers['if-none-match'];
  if (known === undefined || !names(known, etag)) return false;
  reply.code(304);
  return true;
}

function names(header: string, etag: string): boolean {
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
