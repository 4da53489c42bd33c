import { afterEach, expect, it, vi } from 'vitest';
import {
  createShare,
  eraseGallery,
  rateShoot,
  revokeShare,
  setFavourite,
} from './gallery-requests.client.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

it('sends every change with keepalive, so that it outlives the page', async () => {
  const fetched = answerWith(async () => Response.json({}));
  await setFavourite('g', 1, true);
  await createShare('g', [1]);
  await revokeShare('g', 's');
  await rateShoot('g', { stars: 5, comment: '', permission: 'none' });
  await eraseGallery('g');
  expect(fetched.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, true, true, true, true]);
});

it.each([
  ['gone', async () => new Response(null, { status: 404 })],
  ['server', async () => new Response(null, { status: 503 })],
  ['shares-too-many', async () => Response.json({ error: 'shares-too-many' }, { status: 422 })],
  ['server', async () => Response.json({ error: 'numbers-unknown' }, { status: 422 })],
  ['server', async () => new Response('<html>', { status: 422 })],
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('a failed change returns %s', async (failure, answer) => {
  answerWith(answer);
  expect(await setFavourite('g', 1, true)).toEqual({ ok: false, error: failure });
});

it('a saved change returns ok', async () => {
  answerWith(async () => new Response(null, { status: 204 }));
  expect((await setFavourite('g', 1, true)).ok).toBe(true);
});
