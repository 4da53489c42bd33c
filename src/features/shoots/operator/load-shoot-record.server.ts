import { asc, avg, count, eq, max, min } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { headshots, selfies } from '../../../platform/db/tables/shoots.ts';
import { findReceipt } from '../erasure/receipt-store.server.ts';
import { findShoot } from '../shoot-store.server.ts';
import type { HeadshotSummary, ShootRecord } from './shoot-record.ts';

/** Loads everything that is stored about a shoot; undefined when there is none with this id. */
export async function loadShootRecord(db: Reader, shootId: string): Promise<ShootRecord | undefined> {
  const shoot = await findShoot(db, shootId);
  if (!shoot) return undefined;
  const [rows, summary, receipt] = await Promise.all([
    db
      .select({
        id: selfies.id,
        position: selfies.position,
        state: selfies.state,
        reasons: selfies.reasons,
        cautions: selfies.cautions,
        isWantedAnyway: selfies.isWantedAnyway,
        createdAt: selfies.createdAt,
        checkedAt: selfies.checkedAt,
      })
      .from(selfies)
      .where(eq(selfies.shootId, shootId))
      .orderBy(asc(selfies.position), asc(selfies.id)),
    summarizeHeadshots(db, shootId),
    findReceipt(db, shootId),
  ]);
  return { shoot, selfies: rows, headshots: summary, receipt };
}

async function summarizeHeadshots(db: Reader, shootId: string): Promise<HeadshotSummary> {
  const [row] = await db
    .select({
      count: count(),
      firstAt: min(headshots.createdAt),
      lastAt: max(headshots.createdAt),
      meanElapsedMs: avg(headshots.elapsedMs).mapWith(Number),
    })
    .from(headshots)
    .where(eq(headshots.shootId, shootId));
  return row ?? { count: 0, firstAt: null, lastAt: null, meanElapsedMs: null };
}
