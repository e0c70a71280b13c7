import type { FastifyReply } from 'fastify';
import type { Phrases } from './phrases.js';
import type { Words } from './words.js';

/** The words for an answer about a game, in the language that the client asks for; the answer says so. */
export function speak(words: Words, ruleset: string | undefined, reply: FastifyReply): Phrases {
  const phrases = words.about(ruleset, reply.request.headers['accept-language']);
  reply.header('content-language', phrases.language).header('vary', 'Accept-Language');
  return phrases;
}
