import { afterEach, expect, it, vi } from 'vitest';
import { handHeadshotOver } from './hand-headshot-over.client.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [404, 'gone'],
  [500, 'server'],
  [401, 'server'],
] as const)('reports status %i as %s', async (status, error) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status })));
  expect(await handHeadshotOver('/headshot')).toEqual({ ok: false, error });
});

it('reports a lost connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await handHeadshotOver('/headshot')).toEqual({ ok: false, error: 'offline' });
});

it('reports a browser that stores nothing', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('photo')));
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(await handHeadshotOver('/headshot')).toEqual({ ok: false, error: 'forbidden' });
});
