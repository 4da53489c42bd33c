import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/create-test-database.ts';
import { addEvents } from '../../../features/analytics/event-count-store.server.ts';
import { UnusableInput } from '../unusable-input.ts';
import { analyticsCommand } from './analytics-command.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'lichtbild-analytics-'));
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('DATA_DIR', folder);
  return async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
    await database[Symbol.asyncDispose]();
  };
});

async function run(...typed: readonly string[]): Promise<string> {
  const printed = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  try {
    await analyticsCommand().parseAsync(typed, { from: 'user' });
    return printed.mock.calls.map(([text]) => String(text)).join('');
  } finally {
    printed.mockRestore();
  }
}

async function count(day: string, language: 'en' | 'de', ...details: readonly string[]) {
  await addEvents(
    database.db,
    { day, language },
    details.map((detail) => ({ name: 'page-view', detail })),
  );
}

it('prints the sums of a period by language, the most frequent page first', async () => {
  await count('2026-11-25', 'de', 'home');
  await count('2026-11-26', 'en', 'about', 'home', 'pricing', 'home');
  await count('2026-11-27', 'de', 'pricing', 'pricing');
  await addEvents(database.db, { day: '2026-11-27', language: 'de' }, [
    { name: 'exit-intent-signup', detail: '' },
  ]);
  await count('2026-11-28', 'de', 'home');
  expect(await run('--from', '2026-11-26', '--until', '2026-11-27')).toBe(
    [
      'event               detail   en  de  es  total',
      'exit-intent-signup            0   1   0      1',
      'page-view           pricing   1   2   0      3',
      'page-view           home      2   0   0      2',
      'page-view           about     1   0   0      1',
      '',
    ].join('\n'),
  );
  expect(JSON.parse(await run('--from', '2026-11-28', '--json'))).toEqual([
    { day: '2026-11-28', name: 'page-view', detail: 'home', language: 'de', count: 1 },
  ]);
});

it('reports that nothing was counted, and refuses unusable days', async () => {
  expect(await run()).toBe('Nothing was counted in this period.\n');
  await expect(run('--from', 'yesterday')).rejects.toThrow(UnusableInput);
  await expect(run('--from', '2026-11-28', '--until', '2026-11-27')).rejects.toThrow('is before');
});
