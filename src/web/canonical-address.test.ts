import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

const open = (path: string) =>
  new Hono()
    .use(canonicalAddress)
    .get('*', (c) => c.text('a page'))
    .request(path);

it.each([
  '/Gallery/AbC?key=secret',
  '/gallery/AbC/?key=secret',
  '/%67allery/AbC?key=secret',
  '/gallery/%41bC?key=secret',
  '/gallery/AbC//?key=secret',
])('nothing keeps or tells where %s has moved', async (path) => {
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
])('nothing keeps that %s is %s', async (path, canonical) => {
  const { headers } = await open(path);
  expect(headers.get('Location')).toBe(canonical);
  expect(headers.get('Cache-Control')).toBe('private, no-store');
});

it.each([
  ['/Pricing?utm_source=x', '/pricing?utm_source=x'],
  ['/blog/%61i-photo', '/blog/ai-photo'],
])('anybody may keep that %s is %s', async (path, canonical) => {
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
])('leaves %s where it is', async (path) => {
  expect((await open(path)).status).toBe(200);
});

const SLASHES = ['//', '///', '/\\', '/\\/', '/%2f', '/%5c', '/%2F%2F', '/%09/', '/.//', '/..//', '/;//'];

it.each(SLASHES.flatMap((slashes) => ['', '/de', '/es/blog', '/blog/de'].map((path) => path + slashes)))(
  'sends nobody from %j to another site',
  async (start) => {
    for (const end of ['evil.example', 'evil.example/', 'evil.example/Pricing', 'Pricing', 'gallery/x//']) {
      const { headers } = await open(start + end);
      const moved = new URL(headers.get('Location') ?? '/', 'http://localhost');
      expect(moved.origin, start + end).toBe('http://localhost');
    }
  },
);
