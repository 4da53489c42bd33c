import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { systemFacts } from './system-facts.tsx';

const GB = 1024 ** 3;
const NOW = new Date('2026-11-27T12:00:00Z');

function shown(startedAt: string, commit?: string) {
  const facts = systemFacts({
    versions: {
      ...{ service: '0.1.0', commit, node: '24.21.0', postgres: '18.1', databaseBytes: GB / 2 },
      migrations: { applied: 3, last: { name: '0003_x.sql', appliedAt: NOW }, pending: ['0004_y.sql'] },
    },
    backup: { finishedAt: NOW, verifiedAt: NOW, verificationError: null, target: 's3://copies' },
    disk: { freeBytes: 5 * GB, totalBytes: 80 * GB },
    ...{ startedAt: new Date(startedAt), now: NOW },
  });
  return Object.fromEntries(
    facts.map(({ label, value }) => [label, renderToStaticMarkup(value).replace(/<[^>]+>/g, '')]),
  );
}

it('shows versions, migrations and space', () => {
  expect(shown('2026-11-27T11:58:30Z')).toEqual({
    Version: '0.1.0',
    Node: '24.21.0',
    PostgreSQL: '18.1, 0.50 GB of data',
    Migrations: '3 applied, 1 to apply; the last was 0003_x.sql, 27 Nov 2026, 12:00 UTC',
    'Web server runs since': '27 Nov 2026, 11:58 UTC (1 min)',
    'Disk of the files': '5.00 GB of 80 GB are free',
    'Last backup': '27 Nov 2026, 12:00 UTC at s3://copies, read back and found good',
  });
});

it.each([
  ['2026-11-27T09:55:00Z', '2 h 5 min'],
  ['2026-11-24T09:55:00Z', '3 d 2 h'],
])('shows how long it has run since %s', (startedAt, duration) => {
  const facts = shown(startedAt, 'abc123');
  expect(facts['Web server runs since']).toContain(`(${duration})`);
  expect(facts['Version']).toBe('0.1.0, commit abc123');
});
