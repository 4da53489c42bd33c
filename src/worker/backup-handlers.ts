import { randomBytes } from 'node:crypto';
import { checkBackup } from '../platform/backup/check-backup.ts';
import { copyErasures } from '../platform/backup/copy-erasures.ts';
import { recordCheck } from '../platform/backup/backup-run-store.ts';
import { deleteOldRecords } from '../platform/erasures/erasure-store.ts';
import type { JobHandlers } from '../platform/queue/queue.ts';
import { makeBackup } from './backup/make-backup.ts';
import type { WorkerContext } from './context.ts';

const DAY_MS = 86_400_000;
/** Records of erasures outlive the backups by this time, which is longer than a restore has effects. */
const RECORD_MARGIN_DAYS = 31;
/** The number of days that records are kept for while no target is set, for backups made by hand. */
const MANUAL_KEEP_DAYS = 60;
/** A finding names this many problems. */
const PROBLEMS_NAMED = 5;

/** The jobs of backups do nothing while BACKUP_TO is not set. */
export function backupHandlers(
  context: Pick<WorkerContext, 'db' | 'queue' | 'storage' | 'clock' | 'log' | 'backups'>,
) {
  const { db, queue, clock, log, backups } = context;
  return {
    'backup.run': async (_payload, signal) => {
      const keepDays = (backups?.keepDays ?? MANUAL_KEEP_DAYS) + RECORD_MARGIN_DAYS;
      await deleteOldRecords(db, new Date(clock.now().getTime() - keepDays * DAY_MS));
      if (!backups) return;
      const random = randomBytes(4).toString('hex');
      const manifest = await makeBackup(context, backups, { random, signal, prunes: true });
      const { id, files, newFiles, newBytes, missingFiles } = manifest;
      log.info({ backup: id, files: files.length, newFiles, newBytes }, 'a backup was made');
      if (missingFiles.length > 0) {
        log.error({ backup: id, missing: missingFiles.length }, 'the storage lacks files that rows name');
      }
      await db.transaction((tx) => queue.enqueue(tx, 'backup.check', {}, { singletonKey: 'schedule' }));
    },
    'backup.check': async (_payload, signal) => {
      if (!backups) return;
      const { manifest, problems } = await checkBackup(backups.place, { signal });
      const named = problems.slice(0, PROBLEMS_NAMED);
      const more = problems.length - named.length;
      const summary = [...named, ...(more > 0 ? [`${more} more problems.`] : [])].join(' ');
      await recordCheck(db, manifest.id, clock.now(), problems.length > 0 ? summary : undefined);
      if (problems.length > 0) {
        log.error({ backup: manifest.id, problems: problems.length }, 'a backup cannot be read back');
      } else log.info({ backup: manifest.id }, 'a backup was read back');
    },
    'backup.copy-erasures': async () => {
      if (backups) await copyErasures({ db, clock }, backups.place);
    },
  } satisfies JobHandlers;
}
