import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { announcement } from './deprecation.js';
import { contractOf } from './operation.js';

/** Every answer of a call that is to go says so, refusals too. It lets everybody in: the first of the guards. */
@Injectable()
export class AnnouncingGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const deprecated = contractOf(context.getHandler())?.deprecated;
    if (deprecated !== undefined)
      context.switchToHttp().getResponse<FastifyReply>().headers(announcement(deprecated));
    return true;
  }
}
