import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { redirectToCanonicalPath } from './url-middleware.ts';

const open = (path: string) =>
  new Hono()
    .use(redirectToCanonicalPath)
    .get('*', (c) => c.text('a page'))
    .request(path);

it.each([
  '/Gallery/AbC?key=secret',
  '/gallery/AbC/?key=secret',
  '/%67allery/AbC?key=secret',
  '/gallery/%41bC?key=secret',
  '/gallery/AbC//?key=secret',
])('the redirect of %s is cached by nothing and sends no referrer', async (path) => {
  const { status, headers } = await open(path);
  expect([status, headers.get('Location')]).toEqual([301, '/gallery/AbC?key=secret']);
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
});

it.each([
  ['/de/Receipt/x/_.data', '/de/receipt/x.data'],
  ['/Dashboard', '/dashboard'],
  ['/es/share/x/', '/es/share/x'],
  ['/newsletter/confirm/x/', '/newsletter/confirm/x'],
])('the private redirect from %s to %s is cached by nothing', async (path, canonical) => {
  const { headers } = await open(path);
  expect(headers.get('Location')).toBe(canonical);
  expect(headers.get('Cache-Control')).toBe('private, no-store');
});

it.each([
  ['/Pricing?utm_source=x', '/pricing?utm_source=x'],
  ['/blog/%61i-photo', '/blog/ai-photo'],
])('the public redirect from %s to %s is cacheable', async (path, canonical) => {
  const { status, headers } = await open(path);
  expect([status, headers.get('Location')]).toEqual([301, canonical]);
  expect([headers.get('Cache-Control'), headers.get('Referrer-Policy')]).toEqual([null, null]);
});

it.each([
  '/',
  '/pricing',
  '/de/gallery/AbC?key=secret',
  '/pricing.data',
  '/_.data',
  '/assets/App.js',
  '/Nothing/',
])('does not redirect %s', async (path) => {
  expect((await open(path)).status).toBe(200);
});

const SLASHES = ['//', '///', '/\\', '/\\/', '/%2f', '/%5c', '/%2F%2F', '/%09/', '/.//', '/..//', '/;//'];

it.each(SLASHES.flatMap((slashes) => ['', '/de', '/es/blog', '/blog/de'].map((path) => path + slashes)))(
  'does not redirect %j to another site',
  async (start) => {
    for (const end of ['evil.example', 'evil.example/', 'evil.example/Pricing', 'Pricing', 'gallery/x//']) {
      const { headers } = await open(start + end);
      const target = new URL(headers.get('Location') ?? '/', 'http://localhost');
      expect(target.origin, start + end).toBe('http://localhost');
    }
  },
);
