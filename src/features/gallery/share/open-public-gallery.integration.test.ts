import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { at, GALLERY, openGalleryBench, UNKNOWN } from '../../../../test/gallery-bench.ts';
import { headshots } from '../../../platform/db/tables/shoots.ts';
import type { ShareView } from '../gallery-view.ts';
import { openPublicGallery } from './open-public-gallery.server.ts';

it('shows to visitors without a key the shared headshots, each once, and nothing else', async () => {
  const bench = await openGalleryBench();
  const share = async (numbers: readonly number[]) =>
    (await (await bench.send('POST', at('/shares'), { numbers })).json()) as ShareView;
  const shown = async () =>
    (await openPublicGallery(bench.context, GALLERY))?.headshots.map(({ number }) => number);

  expect(await shown()).toBeUndefined();
  const first = await share([3, 1]);
  const second = await share([3]);
  expect(await shown()).toEqual([1, 3]);

  // A headshot shared twice stays as long as one of its links, and its URL opens.
  await bench.fetch(at(`/shares/${first.id}`), { method: 'DELETE' });
  const left = await openPublicGallery(bench.context, GALLERY);
  expect(left?.headshots).toEqual([
    { number: 3, style: expect.any(String), baseUrl: `/api/share/${second.id}/headshots/3` },
  ]);
  expect((await bench.fetch(`${left?.headshots[0]?.baseUrl}/web`, { key: '' })).status).toBe(200);

  await bench.fetch(at(`/shares/${second.id}`), { method: 'DELETE' });
  expect(await shown()).toBeUndefined();
});

it('shows nothing of an expired or erased gallery, nor of an unknown id', async () => {
  const bench = await openGalleryBench();
  await bench.send('POST', at('/shares'), { numbers: [1] });
  expect(await openPublicGallery(bench.context, UNKNOWN)).toBeUndefined();
  const { now } = bench;
  bench.now = new Date('2026-12-21T10:00:01Z');
  expect(await openPublicGallery(bench.context, GALLERY)).toBeUndefined();
  bench.now = now;
  expect(await openPublicGallery(bench.context, GALLERY)).toBeDefined();
  await bench.send('DELETE', at(''), { confirm: true });
  expect(await openPublicGallery(bench.context, GALLERY)).toBeUndefined();
});

it('shows a headshot that two links share by the older of them', async () => {
  const bench = await openGalleryBench();
  await bench.send('POST', at('/shares'), { numbers: [1, 2] });
  bench.now = new Date(bench.now.getTime() - 1_000);
  const older = (await (await bench.send('POST', at('/shares'), { numbers: [1] })).json()) as ShareView;
  // PostgreSQL returns updated rows last when a query has no ORDER BY.
  await bench.database.db.update(headshots).set({ favourite: true }).where(eq(headshots.number, 1));
  bench.now = new Date(bench.now.getTime() + 1_000);
  const shown = (await openPublicGallery(bench.context, GALLERY))?.headshots ?? [];
  expect(shown.map(({ number }) => number)).toEqual([1, 2]);
  expect(shown[0]?.baseUrl).toContain(older.id);
});
