import type { BackupRun } from '../../../platform/backup/backup-run-store.ts';

/** Says whether a backup was read back, and what that found. */
export function backupCheckText(run: Pick<BackupRun, 'verifiedAt' | 'verificationError'>): string {
  if (run.verificationError !== null) return `damaged: ${run.verificationError}`;
  return run.verifiedAt ? 'read back and found good' : 'not read back yet';
}
