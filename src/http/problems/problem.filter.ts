import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../refusals/refusal.js';
import { Routes } from '../server/routes.js';
import { Problems } from './problems.js';
import { refusalOf } from './refusal-of.js';

/** Whatever is thrown, wherever: the client gets a problem. */
@Injectable()
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly problems: Problems,
    private readonly routes: Routes,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent) return;
    const refusal = this.otherMethods(refusalOf(error), http.getRequest<FastifyRequest>());
    if (refusal.code === 'internal-error') logFault(error, reply);
    this.problems.send(refusal, reply);
  }

  /** A path that exists for other methods is 405, with the methods in Allow (RFC 9110, section 15.5.6). */
  private otherMethods(refusal: Refusal, request: FastifyRequest): Refusal {
    if (refusal.code !== 'not-found' || !request.is404) return refusal;
    const allow = this.routes.methodsOf(request.url);
    return allow.length === 0 ? refusal : new Refusal('method-not-allowed', { allow: allow.join(', ') });
  }
}

// Messages of the database can hold values, so only where it happened is told.
function logFault(error: unknown, reply: FastifyReply): void {
  const { name, stack, code } =
    error instanceof Error ? (error as Error & { code?: unknown }) : { name: typeof error };
  const where = stack?.split('\n').filter((line) => line.startsWith('    at '));
  reply.request.log.error({ requestId: reply.request.id, fault: name, code, where }, 'fault');
}
