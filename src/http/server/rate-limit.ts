import type { FastifyReply } from 'fastify';
import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../../refusals/refusal.js';

interface Counted {
  readonly name: string;
  /** Whose requests are counted together. */
  readonly key: string;
  /** For how many it counts; for one unless said. */
  readonly points?: number;
  readonly reply: FastifyReply;
}

/** Counts a request, and says how many are left (draft-ietf-httpapi-ratelimit-headers). @throws Refusal */
export async function count(
  limiter: RateLimiterMemory,
  { name, key, points = 1, reply }: Counted,
): Promise<void> {
  const outcome = await limiter.consume(key, points).catch(asCounted);
  const seconds = Math.ceil(outcome.msBeforeNext / 1000);
  const left = Math.max(0, outcome.remainingPoints);
  reply.header('ratelimit-policy', `"${name}";q=${limiter.points};w=${limiter.duration}`);
  reply.header('ratelimit', `"${name}";r=${left};t=${seconds}`);
  if (outcome.consumedPoints > limiter.points)
    throw new Refusal('too-many-requests', { retryAfter: seconds });
}

/** The limiter rejects with the count when the limit is passed. */
function asCounted(outcome: unknown): RateLimiterRes {
  if (outcome instanceof RateLimiterRes) return outcome;
  throw outcome;
}
