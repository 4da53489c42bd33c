import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Every attempt at a backup. */
export const backupRuns = pgTable('backup_runs', {
  /** The backup's folder at the target. */
  id: text('id').primaryKey(),
  /** A folder or s3://…, without credentials. */
  target: text('target').notNull(),
  startedAt: moment('started_at').notNull(),
  /** Null while it runs, and when it was killed. */
  finishedAt: moment('finished_at'),
  /** The size of everything that the backup consists of. */
  bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
  newBytes: bigint('new_bytes', { mode: 'number' }).notNull().default(0),
  files: integer('files').notNull().default(0),
  newFiles: integer('new_files').notNull().default(0),
  /** Number of files that rows name and the storage does not have. */
  missingFiles: integer('missing_files').notNull().default(0),
  /** The reason of a failure; null while it runs, and when it succeeded. */
  error: text('error'),
  /** The latest time at which the whole backup was read back. */
  verifiedAt: moment('verified_at'),
  /** The problem that the latest reading found; null when it found none. */
  verificationError: text('verification_error'),
});

/** Restored backups. */
export const restores = pgTable('restores', {
  id: uuid('id').primaryKey().defaultRandom(),
  backupId: text('backup_id').notNull(),
  /** The backup contains nothing that happened after this moment. */
  snapshotAt: moment('snapshot_at').notNull(),
  startedAt: moment('started_at').notNull(),
  /** Null until the erasures since the backup are repeated. Until then no program serves or works. */
  finishedAt: moment('finished_at'),
});
