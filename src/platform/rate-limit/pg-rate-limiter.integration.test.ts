import { sql } from 'drizzle-orm';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { createDatabase } from '../db/create-database.ts';
import { createRateLimiter } from './pg-rate-limiter.ts';
import { RATE_LIMITS, type RateLimiter } from './rate-limiter.ts';

const { times, withinSeconds } = RATE_LIMITS.checkout;

async function countUntilRefused(limiters: readonly RateLimiter[], address: string): Promise<number> {
  for (let count = 0; count < 10 * times; count += 1) {
    if ((await limiters[count % limiters.length]!.count('checkout', address)) > 0) return count;
  }
  return Number.POSITIVE_INFINITY;
}

describe('on PostgreSQL', () => {
  it('counts for all processes together, by action and address, and stores no address', async () => {
    await using database = await createTestDatabase();
    const connections = [createDatabase(database.url), createDatabase(database.url)];
    const limiters = connections.map(({ pool }) => createRateLimiter({ secret: 'salt', pool }));
    expect(await countUntilRefused(limiters, '203.0.113.7')).toBe(times);
    expect(await limiters[0]!.count('checkout', '203.0.113.8')).toBe(0);
    expect(await limiters[0]!.count('shoot', '203.0.113.7')).toBe(0);
    const { rows } = await database.db.execute(sql`select * from rate_limits`);
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    for (const connection of connections) await connection.close();
  });

  it('counts in memory while the database is down', async () => {
    const gone = createDatabase('postgres://nobody:x@127.0.0.1:1/none');
    onTestFinished(() => gone.close());
    const limiter = createRateLimiter({ secret: 'salt', pool: gone.pool });
    expect(await countUntilRefused([limiter], '203.0.113.7')).toBe(times);
  });
});

it('in memory, refuses over the limit until the window ends', async () => {
  const limiter = createRateLimiter({ secret: 'salt', pool: undefined });
  expect(await countUntilRefused([limiter], '203.0.113.7')).toBe(times);
  const waitSeconds = await limiter.count('checkout', '203.0.113.7');
  expect(waitSeconds).toBeGreaterThan(withinSeconds - 60);
  expect(waitSeconds).toBeLessThanOrEqual(withinSeconds);
});

it.each(['lead-answer', 'withdrawal-receipt', 'newsletter-confirm', 'gallery-link-mail'] as const)(
  '%s counts all spellings of one mailbox together',
  async (action) => {
    const limiter = createRateLimiter({ secret: 'salt', pool: undefined });
    const spellings = [
      'käufer@bücher.example',
      ' KÄUFER@xn--bcher-kva.example',
      'ka\u0308ufer+1@Bücher.EXAMPLE',
    ];
    for (let count = 0; count < RATE_LIMITS[action].times; count += 1) {
      expect(await limiter.count(action, spellings[count % spellings.length]!)).toBe(0);
    }
    for (const spelling of spellings) expect(await limiter.count(action, spelling)).toBeGreaterThan(0);
    expect(await limiter.count(action, 'verkäufer@bücher.example')).toBe(0);
  },
);

it('counts the addresses of one IPv6 network together', async () => {
  const limiter = createRateLimiter({ secret: 'salt', pool: undefined });
  expect(await countUntilRefused([limiter], '2001:db8:1:2::1')).toBe(times);
  expect(await limiter.count('checkout', '2001:db8:1:2:ffff::9')).toBeGreaterThan(0);
  expect(await limiter.count('checkout', '2001:db8:1:3::1')).toBe(0);
});

describe('the library’s rejection', () => {
  async function countAfter(rejection: unknown): Promise<number> {
    const consume = vi.spyOn(RateLimiterMemory.prototype, 'consume').mockRejectedValueOnce(rejection);
    onTestFinished(() => consume.mockRestore());
    return createRateLimiter({ secret: 'salt', pool: undefined }).count('checkout', '203.0.113.7');
  }

  it('is a refusal even in the last instant of the window', async () => {
    expect(await countAfter(new RateLimiterRes(0, 0, times + 1))).toBe(1);
  });

  it('is rethrown when it is an error', async () => {
    await expect(countAfter(new Error('broken'))).rejects.toThrow('broken');
  });
});
