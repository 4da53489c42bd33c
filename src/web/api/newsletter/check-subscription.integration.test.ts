import { expect, it } from 'vitest';
import { openLoggedDatabase } from '../../../../test/logged-database.ts';
import { MIRA, openNewsletter, SIGN_UP } from '../../../../test/newsletter-bench.ts';
import { isConfirmedAddress } from '../../../features/newsletter/subscriber-store.server.ts';
import { RATE_LIMITS } from '../../../platform/rate-limit/rate-limiter.ts';

type Bench = Awaited<ReturnType<typeof openNewsletter>>;

const check = async ({ postJson }: Bench, email: unknown) => {
  const response = await postJson('/api/newsletter/check-subscription', { email });
  expect(response.headers.get('cache-control')).toBe('no-store');
  return [response.status, await response.json()];
};

it('is true for a confirmed subscriber only', async () => {
  const bench = await openNewsletter();
  const { signUp, drain, confirm, unsubscribe, linkOf } = bench;
  expect(await check(bench, MIRA)).toEqual([200, { isSubscribed: false }]);
  await signUp(SIGN_UP);
  expect(await check(bench, MIRA)).toEqual([200, { isSubscribed: false }]);
  await drain();
  await confirm(linkOf(MIRA, 'confirm'));
  expect(await check(bench, MIRA)).toEqual([200, { isSubscribed: true }]);
  expect(await check(bench, ' Mira@Example.org\n')).toEqual([200, { isSubscribed: true }]);
  // Another person at the same provider, and a spelling that subscribed nobody.
  for (const email of ['jo@example.org', 'mira@example.com', 'mira+x@example.org'])
    expect(await check(bench, email), email).toEqual([200, { isSubscribed: false }]);
  await drain();
  await unsubscribe(linkOf(MIRA, 'unsubscribe'));
  expect(await check(bench, MIRA)).toEqual([200, { isSubscribed: false }]);
});

it('does the same work for every address', async () => {
  const { url, subscribeMira } = await openNewsletter();
  await subscribeMira();
  const work = [];
  for (const [email, isSubscribed] of [
    [MIRA, true],
    ['jo@example.org', false],
  ] as const) {
    const logged = openLoggedDatabase(url);
    expect(await isConfirmedAddress(logged.db, email)).toBe(isSubscribed);
    await logged.close();
    work.push(logged.statements);
  }
  expect(work[0]).toHaveLength(1);
  expect(work[0]).toEqual(work[1]);
});

it('answers a few questions a day about one address, in whatever spelling, and then that nobody is subscribed', async () => {
  const bench = await openNewsletter();
  await bench.subscribeMira();
  const { times } = RATE_LIMITS['subscription-check-of'];
  for (let n = 0; n < times; n += 1)
    expect(await check(bench, n % 2 ? MIRA : MIRA.toUpperCase())).toEqual([200, { isSubscribed: true }]);
  const limited = [429, expect.objectContaining({ code: 'too-many-requests', isSubscribed: false })];
  expect(await check(bench, MIRA)).toEqual(limited);
  expect(await check(bench, 'mira+news@example.org')).toEqual(limited);
  expect(await check(bench, 'jo@example.org')).toEqual([200, { isSubscribed: false }]);
});
