import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Holder } from '../../players/holder.js';
import { TokenLookup } from '../../players/token-lookup.js';
import { Refusal } from '../../refusals/refusal.js';
import { type Access, accessOf } from './access.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose token came with the request. */
    holder: Holder | null;
  }
}

/** Bearer tokens (RFC 6750): token → player. An operation that does not say whom it lets in lets nobody in. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(private readonly tokens: TokenLookup) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access = accessOf(context.getHandler());
    if (access === 'public') return true;
    if (access === undefined) throw new Error(`${context.getHandler().name} does not say who may call it`);
    return this.admit(context.switchToHttp().getRequest<FastifyRequest>(), access);
  }

  private async admit(request: FastifyRequest, access: Exclude<Access, 'public'>): Promise<boolean> {
    const { authorization } = request.headers;
    if (authorization === undefined && access === 'token-optional') return true;
    const token = authorization === undefined ? undefined : bearerToken(authorization);
    const holder = token === undefined ? undefined : await this.tokens.holder(token);
    if (holder === undefined) throw new Refusal('unauthenticated');
    if (access !== 'token-optional') requireScope(holder, access.needs);
    request.holder = holder;
    return true;
  }
}

function bearerToken(authorization: string): string | undefined {
  return /^bearer +(\S+) *$/i.exec(authorization)?.[1];
}

export function requireScope(holder: Holder, scope: Holder['scopes'][number]): void {
  if (!holder.scopes.includes(scope)) throw new Refusal('missing-scope', { scope });
}
