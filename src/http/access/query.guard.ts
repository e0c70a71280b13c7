import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyRequest } from 'fastify';
import type { Message } from '../../games/kit/message.js';
import { wrong } from '../../refusals/wrong.js';
import { contractOf, type OperationContract } from '../contract/operation.js';
import { refuse } from '../json/check.js';
import { fieldsOf } from '../json/shape.js';

/** Calls without query parameters of their own refuse all of them; the others are checked by their class. */
@Injectable()
export class QueryGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const handler = context.getHandler();
    if (readsQuery(context.getClass(), handler.name)) return true;
    const { query } = context.switchToHttp().getRequest<FastifyRequest>();
    const names = Object.keys(query as object);
    if (names.length === 0) return true;
    throw refuse(names.map((parameter) => ({ parameter, what: wrongWith(handler, parameter) })));
  }
}

function readsQuery(controller: object, handler: string): boolean {
  const read = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as object;
  return Object.keys(read).some((key) => key.startsWith(`${RouteParamtypes.QUERY}:`));
}

const OF_ACTIONS = ['id', 'type', 'seat'];

function wrongWith(handler: object, name: string): Message {
  const schema = contractOf(handler)?.body?.schema;
  if (schema === undefined) return wrong('unknown');
  return isInBody(schema, name) ? wrong('inBody') : wrong('unknown');
}

type Body = NonNullable<OperationContract['body']>['schema'];

function isInBody(schema: Body, name: string): boolean {
  if (typeof schema === 'string') return OF_ACTIONS.includes(name);
  return typeof schema === 'function' && fieldsOf(schema).has(name);
}
