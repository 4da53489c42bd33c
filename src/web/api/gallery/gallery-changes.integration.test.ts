import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  at,
  GALLERY,
  NOW,
  openGalleryBench,
  UNKNOWN,
  WRONG_KEY,
  type GalleryBench,
} from '../../../../test/gallery-bench.ts';
import { SECOND } from '../../../../test/second-customer/second-customer.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { shareHeadshots } from '../../../features/gallery/change-gallery.server.ts';
import {
  lockOpenGalleriesOf,
  lockOpenGalleryShared,
} from '../../../features/gallery/gallery-store.server.ts';
import { lockSharesOf } from '../../../features/gallery/share/share-store.server.ts';
import type { GalleryView, ShareView } from '../../../features/gallery/gallery-view.ts';
import { galleryTexts } from '../../../i18n/gallery/index.ts';
import { openShare } from '../../../features/gallery/share/open-share.server.ts';
import { ratings, sharedHeadshots, shares } from '../../../platform/db/tables/gallery.ts';
import { headshots, shoots } from '../../../platform/db/tables/shoots.ts';

const GERMAN = { headers: { referer: 'http://localhost:3000/de/gallery/x' } };

describe('changes', () => {
  it('stores favourites', async () => {
    const bench = await openGalleryBench();
    const put = (number: number, body: unknown) =>
      bench.send('PUT', at(`/headshots/${number}/favourite`), body).then(({ status }) => status);
    expect(await put(2, { favourite: true })).toBe(204);
    expect(await put(2, { favourite: true })).toBe(204);
    const view = (await (await bench.fetch(at(''))).json()) as GalleryView;
    expect(view.headshots.map(({ favourite }) => favourite)).toEqual([false, true, false]);
    expect(await put(2, { favourite: false })).toBe(204);
    expect(await put(99, { favourite: true })).toBe(404);
    expect(await put(2, { favourite: 'yes' })).toBe(400);
  });

  it('stores the last rating', async () => {
    const bench = await openGalleryBench(1);
    const rate = (body: unknown) => bench.send('POST', at('/rating'), body).then(({ status }) => status);
    expect(await rate({ stars: 4, comment: '' })).toBe(204);
    expect(await rate({ stars: 5, comment: ' Danke ' })).toBe(204);
    for (const stars of [0, 6, 2.5]) expect(await rate({ stars })).toBe(422);
    expect(await rate({ stars: 5, comment: 'x'.repeat(2001) })).toBe(422);
    expect(await bench.database.db.select().from(ratings)).toMatchObject([{ stars: 5, comment: 'Danke' }]);
    const gallery = await bench.fetch(at(''));
    expect(await gallery.json()).toMatchObject({
      rating: { stars: 5, comment: 'Danke', permission: 'none' },
    });
  });

  it('stores the permission to publish a rating with the sentences that were ticked', async () => {
    const bench = await openGalleryBench(1);
    const rate = async (permission?: string) => {
      const rating = { stars: 5, ...(permission && { permission }) };
      const { status } = await bench.send('POST', at('/rating'), rating, GERMAN);
      const [stored] = await bench.database.db.select().from(ratings);
      return { status, stored };
    };
    const { rating: texts } = galleryTexts.de;
    expect(await rate('first-name')).toMatchObject({
      status: 204,
      stored: { permittedAt: NOW, permissionText: `${texts.publish} ${texts.showName}`, showsName: true },
    });
    expect(await rate('anonymous')).toMatchObject({
      stored: { permissionText: texts.publish, showsName: false },
    });
    expect(await rate('always')).toMatchObject({ status: 400 });
    expect(await rate()).toMatchObject({
      stored: { permittedAt: null, permissionText: null, showsName: false },
    });
  });

  it('stores no blank comment, and shows only stars, comment and permission of a rating', async () => {
    const bench = await openGalleryBench(1);
    await bench.send('POST', at('/rating'), { stars: 3, comment: '  ' });
    expect(await bench.database.db.select().from(ratings)).toMatchObject([{ stars: 3, comment: null }]);
    const { rating } = (await (await bench.fetch(at(''))).json()) as GalleryView;
    expect(rating).toEqual({ stars: 3, comment: '', permission: 'none' });
  });

  it('changes nothing in an expired or erased gallery', async () => {
    const bench = await openGalleryBench();
    const made = (await (await bench.send('POST', at('/shares'), { numbers: [1] })).json()) as ShareView;
    bench.now = new Date('2026-12-21T10:00:00Z');
    const status = (method: string, path: string, body: unknown) =>
      bench.send(method, at(path), body).then((response) => response.status);
    expect(await status('PUT', '/headshots/1/favourite', { favourite: true })).toBe(404);
    expect(await status('POST', '/rating', { stars: 5 })).toBe(404);
    expect(await status('POST', '/shares', { numbers: [2] })).toBe(404);
    expect(await status('DELETE', `/shares/${made.id}`, {})).toBe(404);
    const { db } = bench.database;
    expect(await db.select().from(ratings)).toEqual([]);
    expect(await db.select().from(shares)).toMatchObject([{ id: made.id, revokedAt: null }]);
    expect(await db.select().from(headshots).where(eq(headshots.favourite, true))).toEqual([]);
    expect(await shareHeadshots(bench.context, GALLERY, [])).toEqual({ ok: false, error: 'gone' });
  });

  it('creates no share without headshots', async () => {
    const bench = await openGalleryBench();
    const made = await shareHeadshots(bench.context, GALLERY, []);
    expect(made).toEqual({ ok: false, error: 'numbers-unknown' });
  });

  it('an erasure waits for a change in progress', async () => {
    const bench = await openGalleryBench();
    const { db } = bench.context;
    const unheld = () =>
      db.transaction((tx) =>
        tx.select().from(shoots).where(eq(shoots.id, GALLERY)).for('update', { skipLocked: true }),
      );
    expect(await unheld()).toHaveLength(1);
    await db.transaction(async (tx) => {
      expect(await lockOpenGalleryShared(tx, GALLERY, bench.now)).toBe(true);
      expect(await unheld()).toEqual([]);
    });
    await db.transaction(async (tx) => {
      expect(await lockOpenGalleriesOf(tx, 'mira@example.org', bench.now)).toHaveLength(1);
      expect(await unheld()).toEqual([]);
    });
  });

  it('refuses other sites, strangers, and too many requests', async () => {
    const bench = await openGalleryBench(1);
    const path = at('/rating');
    const crossSite = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await bench.send('POST', path, { stars: 5 }, crossSite)).status).toBe(403);
    expect((await bench.send('DELETE', at(''), { confirm: true }, crossSite)).status).toBe(403);
    const stranger = { method: 'POST', key: WRONG_KEY, body: '{"stars":1}' };
    expect((await bench.fetch(path, stranger)).status).toBe(404);
    bench.limitReached = true;
    expect((await bench.send('POST', path, { stars: 5 })).status).toBe(429);
    expect(await bench.database.db.select().from(ratings)).toEqual([]);
  });
});

it('lists galleries and links newest first, and pictures by number', async () => {
  const bench = await openGalleryBench();
  const { db } = bench.database;
  const made: string[] = [];
  for (const second of [2, 3, 1]) {
    bench.now = new Date(NOW.getTime() + 1_000 * second);
    const share = (await (await bench.send('POST', at('/shares'), { numbers: [3, 1] })).json()) as ShareView;
    made.push(share.id);
  }
  // PostgreSQL returns updated rows last when a query has no ORDER BY.
  await db.update(headshots).set({ likeness: 0.8 }).where(eq(headshots.number, 1));
  await db.update(sharedHeadshots).set({ number: 2 }).where(eq(sharedHeadshots.number, 1));
  const view = (await (await bench.fetch(at(''))).json()) as GalleryView;
  expect(view.headshots.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(view.shares.map(({ id }) => id)).toEqual([made[1], made[0], made[2]]);
  expect(view.shares.map(({ numbers }) => numbers)).toEqual([
    [2, 3],
    [2, 3],
    [2, 3],
  ]);

  const [first] = await db.select().from(shoots);
  const deliveredAt = (day: number) => new Date(Date.UTC(2026, 10, day));
  for (const day of [12, 14, 13]) {
    await db.insert(shoots).values({ ...first!, id: `of-day-${day}`, deliveredAt: deliveredAt(day) });
  }
  const galleries = await db.transaction((tx) => lockOpenGalleriesOf(tx, 'mira@example.org', bench.now));
  expect(galleries.map(({ id }) => id)).toEqual([GALLERY, 'of-day-14', 'of-day-13', 'of-day-12']);
});

describe('shares', () => {
  async function share(bench: GalleryBench, numbers: readonly number[]): Promise<ShareView> {
    const response = await bench.send('POST', at('/shares'), { numbers });
    expect(response.status).toBe(201);
    return (await response.json()) as ShareView;
  }

  it('shows exactly the chosen headshots, in small sizes, to everybody', async () => {
    const bench = await openGalleryBench();
    const made = await share(bench, [3, 1, 3]);
    expect(made.numbers).toEqual([1, 3]);
    expect(made.url).toBe(`http://localhost:3000/share/${made.id}`);
    expect(await openShare(bench.context, made.id)).toEqual({
      shareId: made.id,
      headshots: [
        { number: 1, style: 'corporate', baseUrl: `/api/share/${made.id}/headshots/1` },
        { number: 3, style: 'corporate', baseUrl: `/api/share/${made.id}/headshots/3` },
      ],
    });
    const status = async (rest: string) => (await bench.fetch(`/api/share/${made.id}/${rest}`)).status;
    for (const variant of ['web', 'thumbnail', 'linkedin-800', 'square']) {
      expect(await status(`headshots/1/${variant}`), variant).toBe(200);
    }
    for (const rest of ['headshots/2/web', 'headshots/1/original', 'headshots/1/cv-45x60', 'zip']) {
      expect(await status(rest), rest).toBe(404);
    }
  });

  it('a revoked, unknown or expired share gets the same response by the same queries', async () => {
    const bench = await openGalleryBench();
    const made = await share(bench, [1]);
    const other = await share(bench, [2]);
    expect((await bench.fetch(at(`/shares/${made.id}`), { method: 'DELETE' })).status).toBe(204);
    const bodies = new Set<string>();
    for (const id of [made.id, UNKNOWN]) {
      bench.queries = 0;
      expect(await openShare(bench.context, id)).toBeUndefined();
      const response = await bench.fetch(`/api/share/${id}/headshots/1/web`);
      bodies.add(`${response.status} ${await response.text()}`);
      expect(bench.queries).toBe(2);
    }
    expect(bodies.size).toBe(1);
    bench.now = new Date('2027-01-01T00:00:00Z');
    expect(await openShare(bench.context, other.id)).toBeUndefined();
  });

  it('limits the number of links, also for simultaneous requests', async () => {
    const bench = await openGalleryBench();
    const { db } = bench.database;
    const share = () => bench.send('POST', at('/shares'), { numbers: [1] }, GERMAN);
    const full = Array.from({ length: LIMITS.sharesMax - 2 }, (_, n) => ({
      ...{ id: `share-${n}`, shootId: GALLERY, createdAt: NOW },
    }));
    await db.insert(shares).values(full);
    // Revoked links and links of other galleries do not count.
    await db.insert(shares).values({ id: 'revoked', shootId: GALLERY, createdAt: NOW, revokedAt: NOW });
    const [shoot] = await db.select().from(shoots);
    await db.insert(shoots).values({ ...shoot!, id: UNKNOWN });
    await db.insert(shares).values({ id: 'of-another', shootId: UNKNOWN, createdAt: NOW });

    const answers = await Promise.all(Array.from({ length: 6 }, share));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422, 422, 422]);
    const refused = answers.find(({ status }) => status === 422)!;
    expect(await refused.json()).toEqual({
      error: 'shares-too-many',
      message: expect.stringContaining(`${LIMITS.sharesMax} Links`) as string,
    });
    expect((await bench.fetch(at('/shares/share-0'), { method: 'DELETE' })).status).toBe(204);
    expect((await share()).status).toBe(201);
    expect((await share()).status).toBe(422);
  });

  it('creates a link only after the one in progress is counted and created', async () => {
    const bench = await openGalleryBench(1);
    const asked = await bench.context.db.transaction(async (tx) => {
      await lockSharesOf(tx, GALLERY);
      const answer = bench.send('POST', at('/shares'), { numbers: [1] });
      const first = await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 300, 'waits'))]);
      expect(first).toBe('waits');
      return { answer };
    });
    expect((await asked.answer).status).toBe(201);
  });

  it('deletes the oldest revoked links, so that nobody fills the table', async () => {
    const bench = await openGalleryBench();
    const { db } = bench.database;
    const at2020 = (n: number) => new Date(Date.UTC(2020, 0, 1, 0, n));
    const revoked = Array.from({ length: LIMITS.sharesMax + 5 }, (_, n) => ({
      ...{ id: `revoked-${n}`, shootId: GALLERY, createdAt: at2020(n), revokedAt: at2020(n) },
    }));
    const [shoot] = await db.select().from(shoots);
    await db.insert(shoots).values({ ...shoot!, id: UNKNOWN });
    const other = { id: 'of-another', shootId: UNKNOWN, createdAt: at2020(0), revokedAt: at2020(0) };
    await db.insert(shares).values([...revoked, other]);
    expect((await bench.send('POST', at('/shares'), { numbers: [1, 2] })).status).toBe(201);
    const left = (await db.select().from(shares)).map(({ id }) => id);
    expect(left).toHaveLength(LIMITS.sharesMax + 2);
    expect(left).toContain('of-another');
    expect(left).toContain(`revoked-${LIMITS.sharesMax + 4}`);
    for (let n = 0; n < 5; n += 1) expect(left).not.toContain(`revoked-${n}`);
  });

  it('shares nothing that is not in the gallery and revokes nothing of another', async () => {
    const bench = await openGalleryBench();
    for (const numbers of [[1, 9], [9]]) {
      expect((await bench.send('POST', at('/shares'), { numbers })).status).toBe(422);
    }
    expect((await bench.send('POST', at('/shares'), { numbers: [] })).status).toBe(400);
    expect(await bench.database.db.select().from(shares)).toEqual([]);
    const second = await openShare(bench.context, SECOND.shareId);
    expect(second?.headshots.map(({ number }) => number)).toEqual([1, 2]);
    for (const id of [UNKNOWN, SECOND.shareId]) {
      expect((await bench.fetch(at(`/shares/${id}`), { method: 'DELETE' })).status, id).toBe(404);
    }
    expect(await openShare(bench.context, SECOND.shareId)).toEqual(second);
  });

  it('revokes one link of several, and it stays revoked', async () => {
    const bench = await openGalleryBench();
    const [first, other] = [await share(bench, [1, 2]), await share(bench, [2, 3])];
    const listed = async () => ((await (await bench.fetch(at(''))).json()) as GalleryView).shares;
    expect((await listed()).map(({ id, numbers }) => [id, numbers]).toSorted()).toEqual(
      [
        [first.id, [1, 2]],
        [other.id, [2, 3]],
      ].toSorted(),
    );
    const revoke = () => bench.fetch(at(`/shares/${first.id}`), { method: 'DELETE' });
    expect((await revoke()).status).toBe(204);
    expect((await listed()).map(({ id }) => id)).toEqual([other.id]);
    expect((await openShare(bench.context, other.id))?.headshots).toHaveLength(2);
    expect(await openShare(bench.context, first.id)).toBeUndefined();
  });
});
