import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyRequest } from 'fastify';
import { wrong, type Wrong } from '../../refusals/wrong.js';
import { contractOf, type OperationContract } from '../contract/operation.js';
import { isPlainObject, refuse } from '../json/check.js';
import { fieldsOf, pointer } from '../json/shape.js';

/**
 * Calls without query parameters or a body of their own refuse all of them; the others are checked by their class. What
 * stands in the query and belongs in the body is refused by all.
 */
@Injectable()
export class UnaskedGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const handler = context.getHandler();
    const contract = contractOf(handler);
    const { query, body } = context.switchToHttp().getRequest<FastifyRequest>();
    const isRead = readsQuery(context.getClass(), handler.name);
    const errors = [
      ...parametersIn(query as object, contract?.body?.schema, isRead),
      ...(contract === undefined || contract.body !== undefined ? [] : fieldsIn(body)),
    ];
    if (errors.length > 0) throw refuse(errors);
    return true;
  }
}

function readsQuery(controller: object, handler: string): boolean {
  const read = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as object;
  return Object.keys(read).some((key) => key.startsWith(`${RouteParamtypes.QUERY}:`));
}

function parametersIn(query: object, schema: Body | undefined, isRead: boolean): Wrong[] {
  return Object.keys(query).flatMap((parameter) => {
    const belongsInBody = schema !== undefined && isInBody(schema, parameter);
    if (isRead && !belongsInBody) return [];
    return [{ parameter, what: wrong(belongsInBody ? 'inBody' : 'unknown') }];
  });
}

/** An empty object says nothing, and is let pass. */
function fieldsIn(body: unknown): Wrong[] {
  if (body === undefined) return [];
  if (!isPlainObject(body)) return [{ pointer: '', what: wrong('noBody') }];
  return Object.keys(body).map((name) => ({ pointer: pointer('', name), what: wrong('unknown') }));
}

const OF_ACTIONS = ['id', 'type', 'seat'];

type Body = NonNullable<OperationContract['body']>['schema'];

function isInBody(schema: Body, name: string): boolean {
  if (typeof schema === 'string') return OF_ACTIONS.includes(name);
  return typeof schema === 'function' && fieldsOf(schema).has(name);
}
