import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { OgCard } from '../../platform/og-image/og-image.ts';
import { ogImagePath } from '../../page-urls.ts';
import { securityHeaders } from '../security-headers.ts';
import type { WebVariables } from '../web-variables.ts';
import { createOgRoutes } from './og-routes.ts';

const LIGHT = { title: 'Licht', kicker: 'Tipps', scene: 'lake-shore', look: 'single' } as const;

/** Routes for the German articles `light-0` to `light-299`. The bytes of an image are its title. */
function world(render?: (card: OgCard, count: number) => Promise<Uint8Array>) {
  const made: string[] = [];
  const app = createOgRoutes({
    find: async (language, key) => {
      const number = /^blog\/light-(\d+)$/.exec(key)?.[1];
      return language === 'de' && number && Number(number) < 300
        ? { ...LIGHT, title: `Licht ${number}` }
        : undefined;
    },
    render: async (card) => {
      made.push(card.title);
      return render ? render(card, made.length) : Buffer.from(card.title);
    },
  });
  return { app, made, get: (path: string, headers = {}) => app.request(path, { headers }) };
}

it('responds with the image, which may be cached for a day', async () => {
  const answer = await world().get(ogImagePath('de', 'blog/light-1'));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('image/jpeg');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400');
  expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect(await answer.text()).toBe('Licht 1');
});

it.each([
  '/og/de/blog/dark.jpg',
  '/og/en/blog/light-1.jpg',
  '/og/fr/blog/light-1.jpg',
  '/og/de/blog/light-1.png',
  '/og/de/blog/light-1',
  '/og/de/.jpg',
])('responds to %s with 404', async (path) => {
  const { made, get } = world();
  expect((await get(path)).status).toBe(404);
  expect(made).toEqual([]);
});

it('responds with 304 to a browser that has the image', async () => {
  const { get } = world();
  const etag = (await get('/og/de/blog/light-1.jpg')).headers.get('ETag')!;
  const again = await get('/og/de/blog/light-1.jpg', { 'If-None-Match': etag });
  expect([again.status, again.headers.get('Cache-Control'), await again.text()]).toEqual([
    304,
    'public, max-age=86400',
    '',
  ]);
  expect((await get('/og/de/blog/light-2.jpg', { 'If-None-Match': etag })).status).toBe(200);
});

it('may be shown on other sites, also after a 304', async () => {
  const app = new Hono<{ Variables: WebVariables }>()
    .use(async (c, next) => {
      c.set('nonce', 'n');
      await next();
    })
    .use(securityHeaders({ https: true }))
    .route('/', world().app);
  const first = await app.request('/og/de/blog/light-1.jpg');
  const again = await app.request('/og/de/blog/light-1.jpg', {
    headers: { 'If-None-Match': first.headers.get('ETag')! },
  });
  expect([first.status, again.status]).toEqual([200, 304]);
  for (const { headers } of [first, again]) {
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  }
});

it('renders an image once for simultaneous requests', async () => {
  const { made, get } = world();
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/og/de/blog/light-1.jpg')));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  await get('/og/de/blog/light-1.jpg');
  expect(made).toEqual(['Licht 1']);
});

it('caches the 200 most recently requested images', async () => {
  const { made, get } = world();
  const ask = (number: number) => get(`/og/de/blog/light-${number}.jpg`);
  for (let number = 0; number < 200; number++) await ask(number);
  await ask(0);
  await ask(200);
  expect(made).toHaveLength(201);
  await ask(0);
  expect(made).toHaveLength(201);
  await ask(1);
  expect(made).toHaveLength(202);
});

it('tries again after a failure', async () => {
  const { made, get } = world(async (card, count) => {
    if (count === 1) throw new Error('no memory');
    return Buffer.from(card.title);
  });
  expect((await get('/og/de/blog/light-1.jpg')).status).toBe(500);
  expect((await get('/og/de/blog/light-1.jpg')).status).toBe(200);
  expect(made).toHaveLength(2);
});
