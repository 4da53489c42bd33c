import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Database, Reader } from '../db/database.ts';
import { backupRuns } from '../db/tables/backups.ts';
import { type Manifest, sizeOf } from './manifest.ts';

export type BackupRun = typeof backupRuns.$inferSelect;

/** Finds the latest backup that was completed, at whatever target; for the dashboard and the doctor. */
export async function latestBackup(db: Reader): Promise<BackupRun | undefined> {
  const [run] = await db
    .select()
    .from(backupRuns)
    .where(and(isNotNull(backupRuns.finishedAt), isNull(backupRuns.error)))
    .orderBy(desc(backupRuns.startedAt))
    .limit(1);
  return run;
}

/** Finds the latest attempt, whatever became of it. */
export async function latestBackupRun(db: Reader): Promise<BackupRun | undefined> {
  const [run] = await db.select().from(backupRuns).orderBy(desc(backupRuns.startedAt)).limit(1);
  return run;
}

export async function insertRun(
  db: Database,
  run: Pick<BackupRun, 'id' | 'target' | 'startedAt'>,
): Promise<void> {
  await db.insert(backupRuns).values(run);
}

/** Records a complete backup. Also for one that was restored: its row was written while it was being made. */
export async function finishRun(db: Database, manifest: Manifest): Promise<void> {
  const { finishedAt, files, newFiles, newBytes, missingFiles } = manifest;
  await db
    .update(backupRuns)
    .set({
      ...{ finishedAt: new Date(finishedAt), bytes: sizeOf(manifest), files: files.length, error: null },
      ...{ newFiles, newBytes, missingFiles: missingFiles.length },
    })
    .where(eq(backupRuns.id, manifest.id));
}

export async function failRun(db: Database, id: string, error: string): Promise<void> {
  await db.update(backupRuns).set({ error }).where(eq(backupRuns.id, id));
}

/** Lists the runs at a target that neither ended nor failed, apart from one. Nobody else works on them under the lock. */
export async function listInterruptedRuns(
  db: Database,
  target: string,
  except: string,
): Promise<readonly string[]> {
  const rows = await db
    .select({ id: backupRuns.id })
    .from(backupRuns)
    .where(
      and(
        eq(backupRuns.target, target),
        isNull(backupRuns.finishedAt),
        isNull(backupRuns.error),
        ne(backupRuns.id, except),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Records what the reading of a backup found. @param problem undefined when nothing was wrong */
export async function recordCheck(
  db: Database,
  id: string,
  checkedAt: Date,
  problem: string | undefined,
): Promise<void> {
  await db
    .update(backupRuns)
    .set(
      problem === undefined
        ? { verifiedAt: checkedAt, verificationError: null }
        : { verificationError: problem },
    )
    .where(eq(backupRuns.id, id));
}
