import { and, asc, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { shoots, type ShootState } from '../../../platform/db/tables/shoots.ts';
import { SHOOT_STATES } from '../shoot-state.ts';
import type { ListedShoot } from './listed-shoot.ts';
import type { ShootFilter } from './shoot-filter.ts';

const COLUMNS = {
  id: shoots.id,
  state: shoots.state,
  packageId: shoots.packageId,
  email: shoots.email,
  createdAt: shoots.createdAt,
  expiresAt: shoots.expiresAt,
  erasedAt: shoots.erasedAt,
};

/** Lists a page of shoots. Every combination of the filter reads one index from the cursor on. */
export async function listShoots(
  db: Reader,
  { state, order, after }: ShootFilter,
  limit: number,
): Promise<readonly ListedShoot[]> {
  const isInState = state === undefined ? undefined : eq(shoots.state, state);
  const from = db.select(COLUMNS).from(shoots);
  if (order === 'newest') {
    const isOlder =
      after && sql`(${shoots.createdAt}, ${shoots.id}) < (${after.at}::timestamptz, ${after.id})`;
    return from.where(and(isInState, isOlder)).orderBy(desc(shoots.createdAt), desc(shoots.id)).limit(limit);
  }
  const isLater = after && sql`(${shoots.expiresAt}, ${shoots.id}) > (${after.at}::timestamptz, ${after.id})`;
  // A shoot that is being made is erased a month after its delivery, whenever that is.
  const isSwept = notInArray(shoots.state, ['paid', 'rendering']);
  return from
    .where(and(isNull(shoots.erasedAt), isSwept, isInState, isLater))
    .orderBy(asc(shoots.expiresAt), asc(shoots.id))
    .limit(limit);
}

/** Lists these shoots, the newest first. */
export async function listShootsById(db: Reader, ids: readonly string[]): Promise<readonly ListedShoot[]> {
  if (ids.length === 0) return [];
  return db
    .select(COLUMNS)
    .from(shoots)
    .where(inArray(shoots.id, [...ids]))
    .orderBy(desc(shoots.createdAt), desc(shoots.id));
}

/** Finds the shoots with this id or email address, whose letter case is ignored. */
export async function findShootIdsByText(
  db: Reader,
  text: string,
  limit: number,
): Promise<readonly string[]> {
  const byId = db.select({ id: shoots.id }).from(shoots).where(eq(shoots.id, text));
  const byEmail = db
    .select({ id: shoots.id })
    .from(shoots)
    .where(sql`lower(${shoots.email}) = lower(${text})`)
    .limit(limit);
  return [...(await byId), ...(await byEmail)].map(({ id }) => id);
}

/** Counting stops here, so that it takes the same time however many shoots there are. */
export const COUNTED_MOST = 1_000;

/** Counts the shoots of each state; `COUNTED_MOST + 1` stands for more. */
export async function countShootsByState(db: Reader): Promise<ReadonlyMap<ShootState, number>> {
  const states = sql.join(
    SHOOT_STATES.map((state) => sql`(${state})`),
    sql`, `,
  );
  const { rows } = await db.execute<{ state: ShootState; count: number }>(
    sql`select listed.state, (select count(*)::int from
        (select 1 from shoots where shoots.state = listed.state
          order by created_at desc limit ${COUNTED_MOST + 1}) counted) as count
      from (values ${states}) listed (state)`,
  );
  return new Map(rows.map(({ state, count }) => [state, count]));
}
