import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../refusals/refusal.js';
import { requireScope } from './auth.guard.js';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const FORWARDED = /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|(?:.+-)?client-ip|cf-connecting-ip)$/;

/** Whether a request comes from the machine itself. What a proxy passes on is from elsewhere. */
export function isFromHere(request: FastifyRequest): boolean {
  const forwarded = Object.keys(request.headers).some((name) => FORWARDED.test(name));
  return !forwarded && LOOPBACK.test(request.socket.remoteAddress ?? '');
}

/** Metrics are for the machine itself, or for a token with their scope. */
export function requireMetricsReader(request: FastifyRequest): void {
  if (isFromHere(request)) return;
  if (request.holder === null) throw new Refusal('unauthenticated');
  requireScope(request.holder, 'metrics');
}
