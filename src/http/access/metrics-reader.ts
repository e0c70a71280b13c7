import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../refusals/refusal.js';
import { requireScope } from './auth.guard.js';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** Metrics are for the machine itself, or for a token with their scope. What a proxy passes on is from elsewhere. */
export function requireMetricsReader(request: FastifyRequest): void {
  const forwarded = FORWARDED.some((name) => request.headers[name] !== undefined);
  if (!forwarded && LOOPBACK.test(request.socket.remoteAddress ?? '')) return;
  if (request.holder === null) throw new Refusal('unauthenticated');
  requireScope(request.holder, 'metrics');
}
