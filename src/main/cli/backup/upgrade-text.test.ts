import { expect, it } from 'vitest';
import type { Upgrade } from '../../adapters/inspect-upgrade.ts';
import { upgradeText } from './upgrade-text.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const RUN: NonNullable<Upgrade['lastBackup']> = {
  ...{ id: '20261127T021300Z-aa', target: '/mnt/backups', startedAt: hoursAgo(10), finishedAt: hoursAgo(9) },
  ...{ bytes: 1, newBytes: 1, files: 1, newFiles: 1, missingFiles: 0, error: null },
  ...{ verifiedAt: hoursAgo(8), verificationError: null },
};
const SAME = { migrations: [], queue: { from: 43, to: 43 } };
const CHANGED = {
  migrations: [{ name: '0031_story.sql', summary: 'A sentence about it.' }],
  queue: { from: 42, to: 43 },
};

it('says that nothing changes', () => {
  const { text, isSafe } = upgradeText({ ...SAME, lastBackup: undefined }, NOW);
  expect(isSafe).toBe(true);
  expect(text).toContain('The database has all migrations of this version.');
});

it('lists migrations with their sentences, and the change of the queue', () => {
  const { text, isSafe } = upgradeText({ ...CHANGED, lastBackup: RUN }, NOW);
  expect(isSafe).toBe(true);
  expect(text).toBe(
    [
      '1 migration to apply:',
      '  0031_story.sql: A sentence about it.',
      'The queue’s tables will change from version 42 to 43.',
      'The last backup is 10 h old (20261127T021300Z-aa in /mnt/backups) and could be read back.',
      '',
    ].join('\n'),
  );
});

it.each([
  ['there is none', undefined, 'There is no backup'],
  ['it is old', { startedAt: hoursAgo(25) }, 'run `npm run lichtbild -- backup`'],
  ['it was not read back', { verifiedAt: null }, 'was not read back yet'],
  [
    'it is damaged',
    { verificationError: 'objects/x is damaged.' },
    'cannot be read back: objects/x is damaged.',
  ],
])('asks for a backup when %s', (_, change, sentence) => {
  const lastBackup = change && { ...RUN, ...change };
  const { text, isSafe } = upgradeText({ ...CHANGED, lastBackup }, NOW);
  expect(isSafe).toBe(false);
  expect(text).toContain(sentence);
});

it('says so when the queue is of a newer version, or not there yet', () => {
  const queue = (from: number | undefined) =>
    upgradeText({ migrations: [], queue: { from, to: 43 }, lastBackup: undefined }, NOW).text;
  expect(queue(44)).toContain('version 44');
  expect(queue(undefined)).toContain('will be created');
});
