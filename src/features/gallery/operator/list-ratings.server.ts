import { and, avg, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { ratings } from '../../../platform/db/tables/gallery.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import type { ListedRating } from './listed-rating.ts';
import type { RatingFilter } from './rating-filter.ts';

/** The sort values of a row, the latest rating first. */
export interface RatingPlace {
  readonly createdAt: Date;
  readonly shootId: string;
}

/** Lists ratings, the latest first, from after `place` on. */
export async function listRatings(
  db: Reader,
  filter: RatingFilter,
  { after, limit }: { readonly after: RatingPlace | undefined; readonly limit: number },
): Promise<readonly ListedRating[]> {
  return db
    .select({
      shootId: ratings.shootId,
      stars: ratings.stars,
      comment: ratings.comment,
      createdAt: ratings.createdAt,
      permittedAt: ratings.permittedAt,
      permissionText: ratings.permissionText,
      publishedAt: ratings.publishedAt,
      firstName: sql<string | null>`case when ${ratings.showsName} then ${shoots.firstName} end`,
      language: shoots.language,
      packageId: shoots.packageId,
      expiresAt: shoots.expiresAt,
    })
    .from(ratings)
    .innerJoin(shoots, eq(shoots.id, ratings.shootId))
    .where(and(matches(filter), isAfter(after)))
    .orderBy(desc(ratings.createdAt), desc(ratings.shootId))
    .limit(limit);
}

/** Sums up all ratings that are stored now. */
export async function summarizeRatings(db: Reader) {
  const [row] = await db
    .select({
      number: count(),
      average: avg(ratings.stars).mapWith(Number),
      waiting: sql<number>`count(*) filter (where ${isWaiting})::int`,
      published: count(ratings.publishedAt),
    })
    .from(ratings);
  return row ?? { number: 0, average: null, waiting: 0, published: 0 };
}

const isWaiting = and(isNotNull(ratings.permittedAt), isNull(ratings.publishedAt));

function matches({ state, stars }: RatingFilter): SQL | undefined {
  return and(
    state === 'waiting' ? isWaiting : undefined,
    // The permission follows from the publication; its condition lets the planner use the index of permitted ratings.
    state === 'published' ? and(isNotNull(ratings.permittedAt), isNotNull(ratings.publishedAt)) : undefined,
    state === 'private' ? isNull(ratings.permittedAt) : undefined,
    stars === undefined ? undefined : eq(ratings.stars, stars),
  );
}

function isAfter(place: RatingPlace | undefined): SQL | undefined {
  if (!place) return undefined;
  const { createdAt, shootId } = place;
  return sql`(${ratings.createdAt}, ${ratings.shootId}) < (${createdAt.toISOString()}::timestamptz, ${shootId})`;
}
