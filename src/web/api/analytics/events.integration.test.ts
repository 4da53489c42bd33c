import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../../../test/create-test-database.ts';
import { countsBetween } from '../../../features/analytics/event-count-store.server.ts';
import { eventCounts } from '../../../platform/db/tables/event-counts.ts';
import type { WebContext } from '../../context.ts';
import { createEventRoutes } from './event-routes.ts';

const ORIGIN = 'http://localhost:3000';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const HOME = { name: 'page-view', detail: 'home' };
const BATCH = { language: 'de', events: [HOME] };

async function openEvents() {
  const database = await createTestDatabase();
  onTestFinished(() => database[Symbol.asyncDispose]());
  const time = { now: new Date('2026-11-27T23:59:59Z') };
  const limited = { waitSeconds: 0 };
  const context = {
    ...{ db: database.db, clock: { now: () => time.now }, settings: { publicUrl: ORIGIN } },
  } as unknown as WebContext;
  const app = createEventRoutes(context, async (_, action) => {
    expect(action).toBe('events');
    return limited.waitSeconds;
  });
  const send = async (body: unknown, headers: Record<string, string> = {}) =>
    app.fetch(
      new Request(`${ORIGIN}/api/events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': FIREFOX, ...headers },
        body: JSON.stringify(body),
      }),
    );
  const counts = async () =>
    (await countsBetween(database.db, '0001-01-01', '9999-12-31')).map(
      ({ day, name, detail, language, count }) => `${day} ${name} ${detail} ${language} ${count}`,
    );
  return { db: database.db, time, limited, send, counts };
}

it('counts by day, event, detail and language, and stores nothing else', async () => {
  const { db, time, send, counts } = await openEvents();
  const response = await send({
    language: 'de',
    events: [HOME, { name: 'exit-intent-signup', detail: '' }, HOME],
  });
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(response.headers.get('cache-control')).toBe('no-store');
  await send({ ...BATCH, language: 'en' });
  time.now = new Date('2026-11-28T00:00:00Z');
  await send(BATCH);
  expect(await counts()).toEqual([
    '2026-11-27 exit-intent-signup  de 1',
    '2026-11-27 page-view home de 2',
    '2026-11-27 page-view home en 1',
    '2026-11-28 page-view home de 1',
  ]);
  const [row] = await db.select().from(eventCounts);
  expect(Object.keys(row!)).toEqual(['day', 'name', 'detail', 'language', 'count']);
});

it('adds simultaneous reports up, in whatever order they name their events', async () => {
  const { send, counts } = await openEvents();
  const pricing = { name: 'page-view', detail: 'pricing' };
  const signup = { name: 'newsletter-signup', detail: 'blog' };
  const orders = [
    [HOME, pricing, signup],
    [signup, pricing, HOME],
    [pricing, HOME, signup],
  ];
  const statuses = await Promise.all(
    Array.from(
      { length: 60 },
      async (_, index) => (await send({ language: 'es', events: orders[index % orders.length]! })).status,
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(await counts()).toEqual([
    '2026-11-27 newsletter-signup blog es 60',
    '2026-11-27 page-view home es 60',
    '2026-11-27 page-view pricing es 60',
  ]);
});

it.each([
  ['an unknown event', { ...BATCH, events: [{ name: 'hacked', detail: '' }] }],
  ['a path instead of a page', { ...BATCH, events: [{ name: 'page-view', detail: '/gallery/1' }] }],
  ['a detail of another event', { ...BATCH, events: [{ name: 'page-view', detail: 'premium' }] }],
  ['one bad event among good ones', { ...BATCH, events: [HOME, { name: 'page-view', detail: 'x' }] }],
  ['another field', { ...BATCH, email: 'mira@example.org' }],
  ['another field of an event', { ...BATCH, events: [{ ...HOME, path: '/' }] }],
  ['an unknown language', { ...BATCH, language: 'fr' }],
  ['no event', { ...BATCH, events: [] }],
  ['more than twenty events', { ...BATCH, events: Array<object>(21).fill(HOME) }],
  ['no object', 'page-view'],
])('refuses %s, and counts nothing of it', async (_, body) => {
  const { send, counts } = await openEvents();
  expect((await send(body)).status).toBe(400);
  expect(await counts()).toEqual([]);
});

it('refuses other sites, other types, large bodies and too many requests', async () => {
  const { send, limited, counts } = await openEvents();
  const status = async (body: unknown, headers?: Record<string, string>) =>
    (await send(body, headers)).status;
  expect(await status(BATCH, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await status(BATCH, { origin: 'https://evil.example' })).toBe(403);
  expect(await status(BATCH, { 'content-type': 'text/plain' })).toBe(400);
  expect(await status({ ...BATCH, more: 'x'.repeat(5_000) })).toBe(413);
  limited.waitSeconds = 60;
  const refused = await send(BATCH);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await counts()).toEqual([]);
  limited.waitSeconds = 0;
  expect(await status(BATCH, { 'sec-fetch-site': 'same-origin', origin: ORIGIN })).toBe(204);
  expect(await counts()).toHaveLength(1);
});

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 6.0.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36 (compatible; bingbot/2.0)',
  'curl/8.0',
  '',
])('responds to programs as to everybody and does not count them: %s', async (userAgent) => {
  const { send, counts } = await openEvents();
  expect((await send(BATCH, { 'user-agent': userAgent })).status).toBe(204);
  expect(await counts()).toEqual([]);
});

it('lists the counts of a period, both days included', async () => {
  const { db, time, send } = await openEvents();
  for (const day of ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']) {
    time.now = new Date(`${day}T12:00:00Z`);
    await send(BATCH);
  }
  const days = (await countsBetween(db, '2026-11-26', '2026-11-27')).map(({ day }) => day);
  expect(days).toEqual(['2026-11-26', '2026-11-27']);
});
