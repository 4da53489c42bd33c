import { expect, it } from 'vitest';
import type { BackupRun } from '../../platform/backup/backup-run-store.ts';
import { readConfig } from '../config/config.ts';
import { checkBackups, judgeBackups } from './check-backups.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const RUN: BackupRun = {
  ...{ id: 'one', target: 's3://backups', startedAt: hoursAgo(10), finishedAt: hoursAgo(9) },
  ...{ bytes: 1, newBytes: 1, files: 1, newFiles: 1, missingFiles: 0, error: null },
  ...{ verifiedAt: hoursAgo(8), verificationError: null },
};
const judge = (last: BackupRun | undefined, attempt = last, isEncrypted = true) =>
  judgeBackups({ last, attempt, isEncrypted }, NOW);

it('is content with a recent backup that was read back', () => {
  expect(judge(RUN)).toMatchObject({
    state: 'ok',
    detail: expect.stringContaining('2026-11-27 02:00') as string,
  });
  expect(judge({ ...RUN, startedAt: hoursAgo(48) }).state).toBe('ok');
});

it.each([
  ['without one', undefined, 'there is no backup yet'],
  ['with an old one', { ...RUN, startedAt: hoursAgo(48.1) }, 'older than two days'],
  ['with one that was not read back', { ...RUN, verifiedAt: null }, 'was not read back'],
  [
    'with a damaged one',
    { ...RUN, verificationError: 'x is damaged.' },
    'cannot be read back: x is damaged.',
  ],
  ['with lost files', { ...RUN, missingFiles: 3 }, '3 files that the database names are missing'],
])('warns %s', (_, run, detail) => {
  expect(judge(run)).toMatchObject({ state: 'warning', detail: expect.stringContaining(detail) as string });
});

it('gives a new backup some hours to be read back', () => {
  expect(judge({ ...RUN, startedAt: hoursAgo(5), verifiedAt: null }).state).toBe('ok');
});

it('warns about backups in clear, and names why the last attempt failed', () => {
  expect(judge(RUN, RUN, false)).toMatchObject({
    state: 'warning',
    fix: expect.stringContaining('BACKUP_KEY') as string,
  });
  const attempt = { ...RUN, id: 'two', error: 'The bucket is gone.' };
  expect(judge({ ...RUN, startedAt: hoursAgo(60) }, attempt).detail).toContain('The bucket is gone.');
});

it('warns when no place of backups is set, and when the database does not answer', async () => {
  expect(await checkBackups(readConfig({}, '/'), NOW)).toMatchObject({ state: 'warning', part: 'backups' });
  const config = readConfig({ BACKUP_TO: '/mnt', DATABASE_URL: 'postgres://127.0.0.1:1/none' }, '/');
  expect(await checkBackups(config, NOW)).toMatchObject({ state: 'warning' });
});
