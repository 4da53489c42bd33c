import { type BackupRun, latestBackup, latestBackupRun } from '../../platform/backup/backup-run-store.ts';
import { createDatabase } from '../../platform/db/create-database.ts';
import { findRunningPostgres } from '../../platform/db/embedded/embedded-postgres.ts';
import type { Config } from '../config/config.ts';
import { errorMessage, type Finding, ok, warning } from './finding.ts';

const PART = 'backups';
const DAY_MS = 86_400_000;
const OLD_MS = 2 * DAY_MS;
const RUN = 'Run `npm run lichtbild -- backup`, and look for its error.';

/** Reports whether there is a recent backup that could be read back. */
export async function checkBackups(config: Pick<Config, 'backup' | 'database' | 'dataDir'>, now: Date) {
  if (!config.backup.to) {
    return warning(
      PART,
      'BACKUP_TO is not set: no backups are made',
      'Set BACKUP_TO and BACKUP_KEY; see docs/guides/backing-up.md.',
    );
  }
  try {
    const url =
      config.database.kind === 'url' ? config.database.url : await findRunningPostgres(config.dataDir);
    if (!url) return ok(PART, 'they are reported while the database runs');
    const connection = createDatabase(url, { maxConnections: 1 });
    try {
      const [last, attempt] = [await latestBackup(connection.db), await latestBackupRun(connection.db)];
      return judgeBackups({ last, attempt, isEncrypted: config.backup.key !== undefined }, now);
    } finally {
      await connection.close();
    }
  } catch (error) {
    return warning(PART, errorMessage(error), 'Run `npm run migrate`, and check that the database runs.');
  }
}

interface KnownBackups {
  readonly last: BackupRun | undefined;
  /** The latest run, whatever became of it. */
  readonly attempt: BackupRun | undefined;
  readonly isEncrypted: boolean;
}

export function judgeBackups({ last, attempt, isEncrypted }: KnownBackups, now: Date): Finding {
  const failure =
    attempt?.error && attempt.id !== last?.id ? `; the last attempt failed: ${attempt.error}` : '';
  if (!last) return warning(PART, `there is no backup yet${failure}`, RUN);
  const ageMs = now.getTime() - last.startedAt.getTime();
  const made = `the last one is of ${last.startedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC, in ${last.target}`;
  if (ageMs > OLD_MS) return warning(PART, `${made}, older than two days${failure}`, RUN);
  if (last.verificationError !== null) {
    return warning(
      PART,
      `${made}, and cannot be read back: ${last.verificationError}`,
      'Check the disk or bucket, and make a new backup.',
    );
  }
  if (last.verifiedAt === null && ageMs > DAY_MS / 4) {
    return warning(PART, `${made}, and was not read back`, 'Run `npm run lichtbild -- backup --check`.');
  }
  if (last.missingFiles > 0) {
    return warning(
      PART,
      `${made}; ${last.missingFiles} files that the database names are missing`,
      'Run `npm run lichtbild -- backup` to see which, and check the disk.',
    );
  }
  if (!isEncrypted) {
    return warning(
      PART,
      `${made}, not encrypted`,
      'Set BACKUP_KEY; `npm run lichtbild -- backup key` prints one.',
    );
  }
  return ok(
    PART,
    `${made}, encrypted${last.verifiedAt === null ? '' : ', and could be read back'}${failure}`,
  );
}
