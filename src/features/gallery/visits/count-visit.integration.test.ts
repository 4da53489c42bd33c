import { expect, it } from 'vitest';
import { at, GALLERY, NOW, openGalleryBench, UNKNOWN, WRONG_KEY } from '../../../../test/gallery-bench.ts';
import { galleryVisits } from '../../../platform/db/tables/gallery.ts';
import { countDownload, countVisit } from './count-visit.server.ts';

const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

it('counts page views with a pause between them, and remembers the first and the latest', async () => {
  const bench = await openGalleryBench();
  for (const minutes of [0, 5, 34, 64, 65]) {
    bench.now = minutesLater(minutes);
    await countVisit(bench.context, GALLERY);
  }
  expect(await bench.database.db.select().from(galleryVisits)).toEqual([
    {
      ...{ shootId: GALLERY, visits: 2, firstVisitAt: NOW, lastVisitAt: minutesLater(65) },
      ...{ downloads: 0, lastDownloadAt: null },
    },
  ]);
});

it('counts what the owner downloads, and neither what pages show nor what strangers ask for', async () => {
  const bench = await openGalleryBench();
  await bench.fetch(at('/headshots/1/web'));
  await bench.fetch(at('/headshots/1/thumbnail'));
  await bench.fetch(at('/headshots/9/original'));
  await bench.fetch(at('/headshots/1/original'), { key: WRONG_KEY });
  await bench.fetch(at('/zip'), { key: WRONG_KEY });
  expect(await bench.database.db.select().from(galleryVisits)).toEqual([]);
  await bench.fetch(at('/headshots/1/original'));
  await bench.fetch(at('/headshots/2/square'));
  bench.now = minutesLater(1);
  await bench.fetch(at('/zip?size=square&numbers=1,2'));
  expect(await bench.database.db.select().from(galleryVisits)).toMatchObject([
    { downloads: 3, lastDownloadAt: minutesLater(1), visits: 0, firstVisitAt: null },
  ]);
  await countVisit(bench.context, GALLERY);
  expect(await bench.database.db.select().from(galleryVisits)).toMatchObject([
    { downloads: 3, visits: 1, firstVisitAt: minutesLater(1) },
  ]);
});

it('stores nothing about a gallery that is not open, and nothing outlives the erasure', async () => {
  const bench = await openGalleryBench();
  await countVisit(bench.context, GALLERY);
  await bench.send('DELETE', at(''), { confirm: true });
  await countVisit(bench.context, GALLERY);
  await countDownload(bench.context, GALLERY);
  await countVisit(bench.context, UNKNOWN);
  expect(await bench.database.db.select().from(galleryVisits)).toEqual([]);
});
