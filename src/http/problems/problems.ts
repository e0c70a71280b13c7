import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Message } from '../../games/kit/message.js';
import type { OfferedAction } from '../../play/table/shapes.js';
import type { Refusal, RefusalCode, RefusalValues } from '../../refusals/refusal.js';
import { offered } from '../play/told.js';
import { filled } from '../../words/filled.js';
import { joined } from '../../words/joined.js';
import type { Phrases } from '../../words/phrases.js';
import { Words } from '../../words/words.js';
import { RETRY_AFTER, STATUS } from './catalogue.js';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** Writes refusals as problem details (RFC 9457). */
@Injectable()
export class Problems {
  constructor(
    private readonly words: Words,
    /** What stands before `/problems/…` in the type of a problem. */
    private readonly base: string,
  ) {}

  send(refusal: Refusal, reply: FastifyReply): void {
    const phrases = this.words.about(rulesetOf(refusal), reply.request.headers['accept-language']);
    this.setHeaders(refusal, reply);
    reply
      .code(STATUS[refusal.code])
      .header('content-type', PROBLEM_TYPE)
      .header('content-language', phrases.language)
      .header('cache-control', 'no-store')
      .header('vary', 'Accept-Language')
      .send(JSON.stringify(this.problem(refusal, phrases, reply.request.id)));
  }

  problem(refusal: Refusal, phrases: Phrases, requestId: string): Record<string, unknown> {
    const { title, ...words } = this.words.problem(refusal.code, phrases.language);
    const say = (message: Message) => phrases.say(message);
    return {
      type: this.typeOf(refusal.code),
      title,
      status: STATUS[refusal.code],
      detail: joined([
        filled(words.wrongWith, refusal.values, say) ?? words.wrong,
        filled(words.rightWith, refusal.values, say) ?? words.right,
      ]),
      instance: `urn:uuid:${requestId}`,
      code: refusal.code,
      ...told(refusal.detail, phrases),
    };
  }

  /** For where no headers could be read: nobody knows which language is wanted. */
  plain(refusal: Refusal, requestId: string): Record<string, unknown> {
    return this.problem(refusal, this.words.about(undefined, undefined), requestId);
  }

  typeOf(code: RefusalCode): string {
    return `${this.base}/problems/${code}`;
  }

  private setHeaders({ code, values }: Refusal, reply: FastifyReply): void {
    // A tag names what would have been shown.
    reply.removeHeader('etag');
    const retryAfter = values['retryAfter'] ?? RETRY_AFTER[code];
    if (retryAfter !== undefined) reply.header('retry-after', `${retryAfter as number}`);
    if (code === 'method-not-allowed') reply.header('allow', values['allow'] ?? '');
    const challenge = challengeOf(code, values, reply.request.headers.authorization !== undefined);
    if (challenge !== undefined) reply.header('www-authenticate', challenge);
  }
}

/** RFC 6750, section 3. */
function challengeOf(code: RefusalCode, values: RefusalValues, hadToken: boolean): string | undefined {
  if (code === 'unauthenticated') return hadToken ? 'Bearer error="invalid_token"' : 'Bearer';
  if (code !== 'missing-scope') return undefined;
  return `Bearer error="insufficient_scope", scope="${values['scope'] as string}"`;
}

function rulesetOf({ detail, values }: Refusal): string | undefined {
  const ruleset = detail['ruleset'] ?? values['ruleset'];
  return typeof ruleset === 'string' ? ruleset : undefined;
}

/** Further members, with words for what is wrong where, and for the actions that would be legal. */
function told(detail: Refusal['detail'], phrases: Phrases): Record<string, unknown> {
  const { errors } = detail;
  const actions = detail['actions'] as readonly OfferedAction[] | undefined;
  return {
    ...detail,
    ...(errors && { errors: errors.map((one) => ({ ...one, what: phrases.say(one.what) })) }),
    ...(actions && { actions: actions.map((action) => offered(action, phrases)) }),
  };
}
