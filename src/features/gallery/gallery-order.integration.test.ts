import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { at, GALLERY, openGalleryBench } from '../../../test/gallery-bench.ts';
import { insertAnotherGallery, rank } from '../../../test/ranked-gallery.ts';
import { headshots } from '../../platform/db/tables/shoots.ts';
import type { ShareView } from './gallery-view.ts';
import { openGallery } from './open-gallery.server.ts';
import { openPublicGallery } from './share/open-public-gallery.server.ts';
import { openShare } from './share/open-share.server.ts';

async function rankedBench() {
  const bench = await openGalleryBench();
  const another = await insertAnotherGallery(bench.database.db);
  await rank(bench, [2, 3, 1]);
  const shown = async (id: string) => {
    const key = bench.context.capabilities.keyFor('owner', id);
    return (await openGallery(bench.context, id, key))?.headshots ?? [];
  };
  return { bench, another, shown };
}

it('shows the best headshot as number 1, and keeps every headshot’s address', async () => {
  const { shown, another } = await rankedBench();
  expect((await shown(GALLERY)).map(({ number, shownNumber }) => [number, shownNumber])).toEqual([
    [2, 1],
    [3, 2],
    [1, 3],
  ]);
  expect((await shown(GALLERY)).map(({ baseUrl }) => baseUrl.endsWith('/headshots/2'))).toEqual([
    true,
    false,
    false,
  ]);
  const others = await shown(another);
  expect(others.map(({ number }) => number)).toEqual([3, 2, 1]);
  expect(new Set(others.map(({ style }) => style))).toEqual(new Set(['warm']));
});

it('a share shows its headshots in the same order, and nobody else’s', async () => {
  const { bench, another } = await rankedBench();
  const answer = await bench.send('POST', at('/shares'), { numbers: [1, 2] });
  const share = (await answer.json()) as ShareView;
  const numbers = (shared: { headshots: readonly { number: number }[] } | undefined) =>
    shared?.headshots.map(({ number }) => number);
  expect(numbers(await openShare(bench.context, share.id))).toEqual([2, 1]);
  expect(numbers(await openPublicGallery(bench.context, GALLERY))).toEqual([2, 1]);
  expect(await openPublicGallery(bench.context, another)).toBeUndefined();
  // Strangers get no measures of anybody's face.
  expect(JSON.stringify(await openShare(bench.context, share.id))).not.toMatch(/likeness|measures/);
});

it('a gallery delivered before headshots had a position is ordered by number', async () => {
  const { bench, shown } = await rankedBench();
  await bench.database.db.update(headshots).set({ position: null }).where(eq(headshots.shootId, GALLERY));
  expect((await shown(GALLERY)).map(({ shownNumber }) => shownNumber)).toEqual([1, 2, 3]);
});

it('marks black-and-white headshots and those on the plain backdrop', async () => {
  const { bench, shown } = await rankedBench();
  await bench.database.db
    .update(headshots)
    .set({ treatment: 'black-and-white', scene: 'white-paper' })
    .where(and(eq(headshots.shootId, GALLERY), eq(headshots.number, 2)));
  const [first, second] = await shown(GALLERY);
  expect(first).toMatchObject({ treatment: 'black-and-white', isOnBackdrop: true });
  expect(second).toMatchObject({ treatment: 'colour', isOnBackdrop: false });
});
