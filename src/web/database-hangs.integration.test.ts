import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createShootWorld } from '../../test/shoot-world.ts';
import { openStallingProxy } from '../../test/stalling-proxy.ts';
import { createDatabase } from '../platform/db/create-database.ts';
import { createRateLimiter } from '../platform/rate-limit/pg-rate-limiter.ts';
import { createWebApp } from './server.ts';

/** Starts the endpoints on a database that can be made to hang. */
async function openShop(answerWithinMs = 1_500) {
  const world = await createShootWorld();
  onTestFinished(() => world[Symbol.asyncDispose]());
  const proxy = await openStallingProxy(world.database.url);
  const { db, pool, close } = createDatabase(proxy.url, { timeoutMs: answerWithinMs, maxConnections: 3 });
  onTestFinished(close);
  const rateLimiter = createRateLimiter({ secret: 'salt', pool });
  const context = { ...world.context, db, rateLimiter };
  const app = createWebApp({ context, checks: {}, metricsText: async () => '' });
  let cookie = '';
  const ask = async (method: string, path: string, body?: unknown) => {
    const headers = { 'content-type': 'application/json', cookie, referer: 'http://localhost:3000/de/' };
    const answer = await app.request(`http://localhost:3000${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return answer;
  };
  return { world, proxy, db, pool, ask };
}

const REQUESTS: readonly { readonly method: string; readonly path: string; readonly body?: unknown }[] = [
  { method: 'POST', path: '/api/shoot', body: {} },
  { method: 'GET', path: '/api/shoot' },
  { method: 'PUT', path: '/api/shoot/choice', body: { packageId: 'basic', styles: ['corporate'] } },
  { method: 'POST', path: '/api/checkout', body: {} },
  { method: 'POST', path: '/api/leads', body: lead() },
  { method: 'POST', path: '/api/newsletter/signup', body: { email: 'mira@example.org' } },
  {
    method: 'POST',
    path: '/api/gallery-links',
    body: { submissionId: 'a'.repeat(20), email: 'mira@example.org', shownForMs: 9e3 },
  },
  {
    method: 'POST',
    path: '/api/withdrawals',
    body: { submissionId: 'a'.repeat(20), name: 'Mira', email: 'mira@example.org' },
  },
  { method: 'POST', path: '/api/uploads' },
];

function lead() {
  return {
    ...{ submissionId: 'a'.repeat(20), kind: 'team', firstName: 'Mira', lastName: 'Sol', shownForMs: 9e3 },
    ...{ email: 'mira@example.org', headshots: '20', homepage: '' },
  };
}

it.each(REQUESTS)('$method $path gets 503 while the database hangs', async (request) => {
  const { proxy, ask } = await openShop();
  expect((await ask('POST', '/api/shoot', {})).status).toBe(201);
  proxy.stall();
  const refused = await ask(request.method, request.path, request.body);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  const message = expect.stringContaining('gleich noch einmal') as string;
  // The specification's client reads the sentence of a newsletter's failure in `error`.
  const isNewsletter = request.path.startsWith('/api/newsletter');
  expect(await refused.json()).toEqual({
    ...(isNewsletter ? { error: message, code: 'unavailable' } : { error: 'unavailable' }),
    message,
  });
});

it('refuses further requests without a query, and serves as soon as the database responds again', async () => {
  const { world, proxy, db, pool, ask } = await openShop();
  expect((await ask('POST', '/api/shoot', {})).status).toBe(201);
  proxy.stall();
  // There are more requests than connections, and some are in the middle of a transaction.
  const first = await Promise.all([
    ...Array.from({ length: 8 }, () => ask('GET', '/api/shoot')),
    ...Array.from({ length: 4 }, () => ask('POST', '/api/newsletter/signup', { email: 'a@example.org' })),
  ]);
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([503]));
  const before = pool.totalCount;
  const next = await Promise.all(Array.from({ length: 20 }, () => ask('GET', '/api/shoot')));
  expect(new Set(next.map(({ status }) => status))).toEqual(new Set([503]));
  expect([pool.totalCount, pool.waitingCount]).toEqual([before, 0]);

  proxy.resume();
  await expect.poll(async () => (await ask('GET', '/api/shoot')).status, { timeout: 20_000 }).toBe(200);
  const again = await Promise.all(Array.from({ length: 12 }, () => ask('GET', '/api/shoot')));
  expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
  // No reused connection has an open transaction.
  const { rows } = await world.context.db.execute(
    sql`select count(*)::int as open from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`,
  );
  expect(rows).toEqual([{ open: 0 }]);
  await db.transaction((tx) => tx.execute(sql`select 1`));
});

it('refuses only the request that waits for a lock, and lets the others through', async () => {
  const { world, db, ask } = await openShop();
  expect((await ask('POST', '/api/shoot', {})).status).toBe(201);
  await world.context.db.transaction(async (tx) => {
    await tx.execute(sql`lock table subscribers in exclusive mode`);
    expect((await ask('POST', '/api/newsletter/signup', { email: 'a@example.org' })).status).toBe(503);
    await expect.poll(async () => (await ask('GET', '/api/shoot')).status, { timeout: 20_000 }).toBe(200);
  });
  await db.execute(sql`select 1`);
});
