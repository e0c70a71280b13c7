import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isArbiter } from '../../play/table/table-state.js';
import type { Holder } from '../../players/holder.js';
import { Refusal, type RefusalCode } from '../../refusals/refusal.js';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const NUMBER = /^[1-9]\d{0,8}$/;
const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;
// Visible ASCII.
const KEY = /^[!-~]{1,200}$/;

type Params = Readonly<Record<string, string>>;

function requestOf(context: ExecutionContext): FastifyRequest {
  return context.switchToHttp().getRequest<FastifyRequest>();
}

function parameter(request: FastifyRequest, name: string): string {
  return (request.params as Params)[name] ?? '';
}

/** The holder of the token, where the operation needs one. */
export const Me = createParamDecorator((_: unknown, context: ExecutionContext): Holder => {
  const { holder } = requestOf(context);
  if (holder === null) throw new Refusal('unauthenticated');
  return holder;
});

/** The holder of the token, if one came. */
export const MaybeMe = createParamDecorator(
  (_: unknown, context: ExecutionContext): Holder | null => requestOf(context).holder,
);

/** `{game}` of the path. What cannot be an id is not found either. */
export const GameId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const id = parameter(requestOf(context), 'game').toLowerCase();
  if (!UUID.test(id)) throw new Refusal('game-not-found');
  return id;
});

/** `{seat}` of the path. */
export const SeatName = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const seat = parameter(requestOf(context), 'seat');
  if (!NAME.test(seat)) throw new Refusal('seat-not-found');
  return seat;
});

/** `{arbiter}` of the path. */
export const ArbiterName = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const arbiter = parameter(requestOf(context), 'arbiter');
  if (!isArbiter(arbiter)) throw new Refusal('arbiter-not-found');
  return arbiter;
});

const numberAs = (name: string, notFound: RefusalCode) =>
  createParamDecorator((_: unknown, context: ExecutionContext): number => {
    const number = parameter(requestOf(context), name);
    if (!NUMBER.test(number)) throw new Refusal(notFound);
    return Number(number);
  });

/** `{number}` of the path. */
export const CheckpointNumber = numberAs('number', 'checkpoint-not-found');

/** `{dispute}` of the path. */
export const DisputeNumber = numberAs('dispute', 'dispute-not-found');

const idAs = (name: string, form: RegExp, notFound: RefusalCode) =>
  createParamDecorator((_: unknown, context: ExecutionContext): string => {
    const id = parameter(requestOf(context), name).toLowerCase();
    if (!form.test(id)) throw new Refusal(notFound);
    return id;
  });

/** `{token}` of the path: the id of a token, never itself. */
export const TokenId = idAs('token', UUID, 'token-not-found');

/** `{vacation}` of the path. */
export const VacationId = idAs('vacation', UUID, 'vacation-not-found');

/** `{message}` of the path. */
export const MessageId = idAs('message', UUID, 'message-not-found');

/** `{webhook}` of the path. */
export const WebhookId = idAs('webhook', UUID, 'webhook-not-found');

/** `{delivery}` of the path. */
export const DeliveryId = idAs('delivery', /^msg_[0-9a-f]{32}$/, 'delivery-not-found');

/** The header `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header): 1 to 200 visible ASCII characters. */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const key = requestOf(context).headers['idempotency-key'];
  if (typeof key !== 'string' || !KEY.test(key)) throw new Refusal('idempotency-key-required');
  return key;
});
