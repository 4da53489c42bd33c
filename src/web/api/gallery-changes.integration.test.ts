import { describe, expect, it } from 'vitest';
import { at, openGalleryBench, UNKNOWN, WRONG_KEY, type GalleryBench } from '../../../test/gallery-bench.ts';
import { SECOND } from '../../../test/second-customer.ts';
import type { GalleryView, ShareView } from '../../features/gallery/gallery-view.ts';
import { openShare } from '../../features/gallery/open-share.server.ts';
import { ratings, shares } from '../../platform/db/tables/gallery.ts';

describe('changes', () => {
  it('keeps favourites', async () => {
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

  it('keeps the last rating', async () => {
    const bench = await openGalleryBench(1);
    const rate = (body: unknown) => bench.send('POST', at('/rating'), body).then(({ status }) => status);
    expect(await rate({ stars: 4, comment: '' })).toBe(204);
    expect(await rate({ stars: 5, comment: ' Danke ' })).toBe(204);
    for (const stars of [0, 6, 2.5]) expect(await rate({ stars })).toBe(422);
    expect(await rate({ stars: 5, comment: 'x'.repeat(2001) })).toBe(422);
    expect(await bench.database.db.select().from(ratings)).toMatchObject([{ stars: 5, comment: 'Danke' }]);
    const gallery = await bench.fetch(at(''));
    expect(await gallery.json()).toMatchObject({ rating: { stars: 5, comment: 'Danke' } });
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

describe('shares', () => {
  async function share(bench: GalleryBench, numbers: readonly number[]): Promise<ShareView> {
    const response = await bench.send('POST', at('/shares'), { numbers });
    expect(response.status).toBe(201);
    return (await response.json()) as ShareView;
  }

  it('shows exactly the pictures chosen, small, to everybody', async () => {
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

  it('a revoked, unknown or expired share says the same and asks the same', async () => {
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
