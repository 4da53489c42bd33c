import { z } from 'zod';
import { BackupError } from './backup-target.ts';

/** The shape of backups. It rises when an earlier version of the service could not restore a new backup. */
const FORMAT = 1;

const migration = z.object({ name: z.string(), checksum: z.string() });

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number().int(),
  bytes: z.number().int(),
  /** The hash of the text that COPY wrote. */
  hash: z.string(),
});

/** The stores that files are restored into: the storage, the operator's garments, and the file with the app's secret. */
const area = z.enum(['files', 'garments', 'app-secret']);

const file = z.object({
  area,
  key: z.string(),
  /** The object with its content, named by the hash of that. */
  object: z.string(),
  bytes: z.number().int(),
  /** A value that changes whenever the file does; undefined where the store has none. */
  version: z.string().optional(),
});

const manifest = z.object({
  format: z.literal(FORMAT),
  id: z.string(),
  /** The moment of the database's snapshot. */
  snapshotAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  migrations: z.array(migration),
  /** The version of the queue's tables. */
  queueSchema: z.number().int(),
  tables: z.array(table),
  files: z.array(file),
  newFiles: z.number().int(),
  newBytes: z.number().int(),
  /** Storage keys that rows name and that had no file. */
  missingFiles: z.array(z.string()),
  /** A hash of the secret that signs links, to notice a restore with another one. */
  secretFingerprint: z.string(),
});

/** The list of everything in a backup. It is written last: without it there is no backup. */
export type Manifest = z.infer<typeof manifest>;
export type BackedUpTable = z.infer<typeof table>;
export type BackedUpFile = z.infer<typeof file>;
export type FileArea = z.infer<typeof area>;
export type AppliedMigration = z.infer<typeof migration>;
export const MANIFEST_FORMAT = FORMAT;

/** @throws {BackupError} when it is damaged, or was written by a newer version of the service */
export function parseManifest(bytes: Buffer): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new BackupError('The list of the backup is damaged.', { cause });
  }
  const { format } = (value ?? {}) as { readonly format?: unknown };
  if (typeof format === 'number' && format > FORMAT) {
    throw new BackupError('The backup was made by a newer version: restore it with that version.');
  }
  const read = manifest.safeParse(value);
  if (!read.success) throw new BackupError('The list of the backup is damaged.', { cause: read.error });
  return read.data;
}

/** The size of everything that a backup consists of. A content that several files have counts once. */
export function sizeOf({ tables, files }: Pick<Manifest, 'tables' | 'files'>): number {
  const objects = new Map(files.map(({ object, bytes }) => [object, bytes]));
  const ofTables = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  return [...objects.values()].reduce((sum, bytes) => sum + bytes, ofTables);
}
