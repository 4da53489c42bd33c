import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { recipientKey } from '../mail/email-address.ts';
import { hashAddress } from './hash-address.ts';
import {
  COUNTED_BY_RECIPIENT,
  RATE_LIMITS,
  type RateLimitedAction,
  type RateLimiter,
} from './rate-limiter.ts';

export interface RateLimiterOptions {
  readonly secret: string;
  /** Counts for all web processes together in the table `rate_limits`; undefined counts for this process alone. */
  readonly pool: pg.Pool | undefined;
}

/** Limits by counters in the database. While it is down, each process counts for itself. */
export function createRateLimiter({ secret, pool }: RateLimiterOptions): RateLimiter {
  const limiters = new Map(
    (Object.keys(RATE_LIMITS) as RateLimitedAction[]).map((action) => {
      const { times, withinSeconds } = RATE_LIMITS[action];
      const limits = { points: times, duration: withinSeconds, keyPrefix: action };
      const memory = new RateLimiterMemory(limits);
      return [
        action,
        pool
          ? new RateLimiterPostgres({
              ...limits,
              storeClient: pool,
              storeType: 'pool',
              tableName: 'rate_limits',
              tableCreated: true,
              insuranceLimiter: memory,
              // Callers over the limit are refused from memory, without a query.
              inMemoryBlockOnConsumed: times + 1,
            })
          : memory,
      ] as const;
    }),
  );
  return {
    async count(action, address) {
      // Normalized here and not in the endpoints, so that none of them can forget that a mailbox has many spellings.
      const counted = COUNTED_BY_RECIPIENT.has(action) ? recipientKey(address) : address;
      try {
        await limiters.get(action)!.consume(hashAddress(secret, counted));
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
  };
}
