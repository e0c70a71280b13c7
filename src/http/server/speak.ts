import type { FastifyReply } from 'fastify';
import type { Phrases } from '../../words/phrases.js';
import type { Words } from '../../words/words.js';

/** The words for an answer about a game, in the language that the client asks for; the answer says so. */
export function speak(words: Words, ruleset: string | undefined, reply: FastifyReply): Phrases {
  const phrases = words.about(ruleset, reply.request.headers['accept-language']);
  reply.header('content-language', phrases.language).header('vary', 'Accept-Language');
  return phrases;
}
