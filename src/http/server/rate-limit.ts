import type { FastifyReply } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit, Spent, Tell } from '../../refusals/limit.js';
import { Refusal } from '../../refusals/refusal.js';

const told = new WeakMap<FastifyReply, Map<string, Spent>>();

/** Says in an answer's headers what is left of every limit that it is counted for (draft-ietf-httpapi-ratelimit-headers). */
export function toldIn(reply: FastifyReply): Tell {
  return (spent) => {
    const all = (told.get(reply) ?? new Map<string, Spent>()).set(spent.limit.name, spent);
    told.set(reply, all);
    const each = (say: (one: Spent) => string) => [...all.values()].map(say).join(', ');
    reply.header(
      'ratelimit-policy',
      each(({ limit: { name, most, seconds } }) => `"${name}";q=${most};w=${seconds}`),
    );
    reply.header(
      'ratelimit',
      each(({ limit: { name }, left, seconds }) => `"${name}";r=${left};t=${seconds}`),
    );
  };
}

/** Counts what this server is asked for, and forgets it when it stops. */
export class Counter {
  private readonly limiter: RateLimiterMemory;

  constructor(private readonly limit: Limit) {
    this.limiter = new RateLimiterMemory({ points: limit.most, duration: limit.seconds });
  }

  /**
   * @param key whose requests are counted together
   * @param points for how many it counts
   * @throws Refusal
   */
  async count(key: string, tell: Tell, points = 1): Promise<void> {
    const outcome = await this.limiter.consume(key, points).catch(asCounted);
    const spent = this.spent(outcome);
    tell(spent);
    if (outcome.consumedPoints > this.limit.most)
      throw new Refusal('too-many-requests', { retryAfter: spent.seconds });
  }

  /** What was counted and not used. */
  async giveBack(key: string, tell: Tell, points = 1): Promise<void> {
    tell(this.spent(await this.limiter.reward(key, points)));
  }

  private spent({ consumedPoints, msBeforeNext }: RateLimiterRes): Spent {
    const { most } = this.limit;
    const left = Math.min(most, Math.max(0, most - consumedPoints));
    return { limit: this.limit, left, seconds: Math.ceil(msBeforeNext / 1_000) };
  }
}

/** The limiter rejects with the count when the limit is passed. */
function asCounted(outcome: unknown): RateLimiterRes {
  if (outcome instanceof RateLimiterRes) return outcome;
  throw outcome;
}
