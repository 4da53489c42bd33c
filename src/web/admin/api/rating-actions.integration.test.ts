import { isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDashboard, SUPPORT } from '../../../../test/dashboard-bench.ts';
import { rateGallery } from '../../../features/gallery/change-gallery.server.ts';
import type { RatingPermission } from '../../../features/gallery/gallery-view.ts';
import { listRatings, summarizeRatings } from '../../../features/gallery/operator/list-ratings.server.ts';
import { readRatingFilter } from '../../../features/gallery/operator/rating-filter.ts';
import { createPublishedRatingsLoader } from '../../../features/gallery/ratings/load-published-ratings.server.ts';
import { listAudit } from '../../../features/operators/audit/audit-store.server.ts';
import { ratings } from '../../../platform/db/tables/gallery.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';

type Bench = Awaited<ReturnType<typeof openDashboard>>;

const DAY_MS = 86_400_000;

async function openWithGalleries(...ids: readonly string[]) {
  const bench = await openDashboard();
  const now = bench.time.now;
  const shoot = { language: 'de', seed: 1, packageId: 'basic', state: 'delivered' } as const;
  const chosen = { styles: [], consents: {} };
  const dates = { createdAt: now, deliveredAt: now, expiresAt: new Date(now.getTime() + 30 * DAY_MS) };
  await bench.context.db
    .insert(shoots)
    .values(
      ids.map((id) => ({ ...shoot, ...chosen, ...dates, id, firstName: 'Mira', email: `${id}@example.org` })),
    );
  return bench;
}

async function rate(bench: Bench, id: string, permission: RatingPermission, stars = 5, comment = 'Danke') {
  bench.time.now = new Date(bench.time.now.getTime() + 1_000);
  const rated = await rateGallery(bench.context, id, { stars, comment, permission, language: 'de' });
  expect(rated.ok).toBe(true);
}

const ratingOf = async (bench: Bench, id: string) =>
  (await bench.database.db.select().from(ratings)).find(({ shootId }) => shootId === id);

async function publish(bench: Bench, id: string, seenAt?: Date) {
  const createdAt = seenAt ?? (await ratingOf(bench, id))!.createdAt;
  return (await bench.operator(SUPPORT)).post(`/ratings/${id}/publish`, { seenAt: createdAt.toISOString() });
}

/** Reads what pages show, without the cache of a running service. */
const shown = async (bench: Bench) =>
  (await createPublishedRatingsLoader({ ...bench.context, db: bench.database.db })()).map(
    ({ stars, comment, firstName }) => ({ stars, comment, firstName }),
  );

const errorOf = async (response: Response) => [response.status, (await response.json()).error] as const;

describe('publishing', () => {
  it('shows the rating on pages, with the name only if that is allowed, and is recorded', async () => {
    const bench = await openWithGalleries('one', 'two');
    await rate(bench, 'one', 'anonymous', 4);
    await rate(bench, 'two', 'first-name');
    expect((await publish(bench, 'one')).status).toBe(200);
    bench.time.now = new Date(bench.time.now.getTime() + 1_000);
    expect((await publish(bench, 'two')).status).toBe(200);
    expect(await shown(bench)).toEqual([
      { stars: 5, comment: 'Danke', firstName: 'Mira' },
      { stars: 4, comment: 'Danke', firstName: null },
    ]);
    expect(await listAudit(bench.database.db, { limit: 9 })).toMatchObject([
      { operator: SUPPORT, action: 'published-rating', subject: 'two' },
      { operator: SUPPORT, action: 'published-rating', subject: 'one' },
    ]);
  });

  it('is refused without the permission of its author', async () => {
    const bench = await openWithGalleries('one');
    await rate(bench, 'one', 'none');
    expect(await errorOf(await publish(bench, 'one'))).toEqual([409, 'not-permitted']);
    expect(await shown(bench)).toEqual([]);
    const direct = bench.context.db.update(ratings).set({ publishedAt: bench.time.now });
    await expect(direct).rejects.toThrow();
  });

  it('is refused when the customer has written something else meanwhile', async () => {
    const bench = await openWithGalleries('one');
    await rate(bench, 'one', 'anonymous');
    const { createdAt } = (await ratingOf(bench, 'one'))!;
    await rate(bench, 'one', 'anonymous', 1, 'Nein');
    expect(await errorOf(await publish(bench, 'one', createdAt))).toEqual([409, 'rating-changed']);
    expect(await shown(bench)).toEqual([]);
  });

  it('and hiding happen once, and the second operator is told', async () => {
    const bench = await openWithGalleries('one');
    await rate(bench, 'one', 'anonymous');
    const answers = await Promise.all([publish(bench, 'one'), publish(bench, 'one')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const operator = await bench.operator();
    const hidden = await Promise.all([1, 2].map(() => operator.post('/ratings/one/hide')));
    expect(hidden.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await shown(bench)).toEqual([]);
    expect(await listAudit(bench.database.db, { limit: 9 })).toHaveLength(2);
    expect(await errorOf(await operator.post('/ratings/nothing/hide'))).toEqual([404, 'gone']);
  });
});

describe('a published rating', () => {
  async function openPublished() {
    const bench = await openWithGalleries('one');
    await rate(bench, 'one', 'first-name');
    await publish(bench, 'one');
    expect(await shown(bench)).toHaveLength(1);
    return bench;
  }

  it.each([
    ['the stars', 'first-name', 4, 'Danke'],
    ['the comment', 'first-name', 5, 'Danke.'],
    ['the name', 'anonymous', 5, 'Danke'],
    ['the permission', 'none', 5, 'Danke'],
  ] as const)('disappears at once when its author changes %s', async (_, permission, stars, comment) => {
    const bench = await openPublished();
    await rate(bench, 'one', permission, stars, comment);
    expect(await shown(bench)).toEqual([]);
    expect((await ratingOf(bench, 'one'))?.permissionText === null).toBe(permission === 'none');
  });

  it('stays when its author sends the same again', async () => {
    const bench = await openPublished();
    await rate(bench, 'one', 'first-name');
    expect(await shown(bench)).toHaveLength(1);
  });

  it('disappears with its gallery, also before that is erased', async () => {
    const bench = await openPublished();
    bench.time.now = new Date(bench.time.now.getTime() + 31 * DAY_MS);
    expect(await shown(bench)).toEqual([]);
    await bench.handlers['shoots.expire']({ shootId: 'one' }, undefined as never);
    expect(await ratingOf(bench, 'one')).toBeUndefined();
  });
});

describe('the list', () => {
  it('filters by state and stars, and counts', async () => {
    const bench = await openWithGalleries('a', 'b', 'c');
    await rate(bench, 'a', 'none', 2);
    await rate(bench, 'b', 'anonymous', 5);
    await rate(bench, 'c', 'first-name', 5);
    await publish(bench, 'c');
    const list = async (query: string) =>
      (
        await listRatings(bench.database.db, readRatingFilter(new URLSearchParams(query)), {
          ...{ after: undefined, limit: 9 },
        })
      ).map(({ shootId, firstName }) => [shootId, firstName]);
    expect(await list('')).toEqual([
      ['c', 'Mira'],
      ['b', null],
      ['a', null],
    ]);
    expect(await list('state=waiting')).toEqual([['b', null]]);
    expect(await list('state=published')).toEqual([['c', 'Mira']]);
    expect(await list('state=private')).toEqual([['a', null]]);
    expect(await list('stars=2')).toEqual([['a', null]]);
    expect(await summarizeRatings(bench.database.db)).toEqual({
      ...{ number: 3, average: 4, waiting: 1, published: 1 },
    });
  });

  it('has pages that neither repeat nor lose a row', async () => {
    const bench = await openWithGalleries('a', 'b', 'c');
    for (const id of ['a', 'b', 'c']) await rate(bench, id, 'none');
    const sameTime = { createdAt: bench.time.now };
    await bench.context.db.update(ratings).set(sameTime).where(isNull(ratings.permittedAt));
    const seen: string[] = [];
    for (let after: { createdAt: Date; shootId: string } | undefined; ;) {
      const page = await listRatings(bench.database.db, readRatingFilter(new URLSearchParams()), {
        ...{ after, limit: 1 },
      });
      seen.push(...page.map(({ shootId }) => shootId));
      after = page.at(-1);
      if (!after) break;
    }
    expect(seen).toEqual(['c', 'b', 'a']);
  });
});
