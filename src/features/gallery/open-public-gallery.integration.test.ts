import { expect, it } from 'vitest';
import { at, GALLERY, openGalleryBench, UNKNOWN } from '../../../test/gallery-bench.ts';
import type { ShareView } from './gallery-view.ts';
import { openPublicGallery } from './open-public-gallery.server.ts';

it('shows with the bare id what is shared, each picture once, and nothing else', async () => {
  const bench = await openGalleryBench();
  const share = async (numbers: readonly number[]) =>
    (await (await bench.send('POST', at('/shares'), { numbers })).json()) as ShareView;
  const shown = async () =>
    (await openPublicGallery(bench.context, GALLERY))?.headshots.map(({ number }) => number);

  expect(await shown()).toBeUndefined();
  const first = await share([3, 1]);
  const second = await share([3]);
  expect(await shown()).toEqual([1, 3]);

  // The picture shared twice stays while one of its links does, and its address really opens it.
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
