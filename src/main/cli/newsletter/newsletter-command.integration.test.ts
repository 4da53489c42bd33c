import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/create-test-database.ts';
import { drainQueue } from '../../../../test/drain-queue.ts';
import { MARK } from '../../../../test/second-customer/second-customer.ts';
import type { JobPayload } from '../../../jobs.ts';
import { subscribers } from '../../../platform/db/tables/subscribers.ts';
import { UnusableInput } from '../unusable-input.ts';
import { newsletterCommand } from './newsletter-command.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const LISTMONK = {
  ...{ LISTMONK_URL: 'http://127.0.0.1:1', LISTMONK_USER: 'user' },
  ...{ LISTMONK_TOKEN: 'token', LISTMONK_LIST_ID: '3' },
};
let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'lichtbild-newsletter-'));
  vi.stubEnv('DATABASE_URL', database.url);
  vi.stubEnv('DATA_DIR', folder);
  return async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
    // The command is about everybody, also about the second customer.
    await database.db.execute('delete from pgboss.job');
    await database[Symbol.asyncDispose]();
  };
});

async function run(...typed: readonly string[]): Promise<string> {
  const printed = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  try {
    await newsletterCommand().parseAsync(typed, { from: 'user' });
    return printed.mock.calls.map(([text]) => String(text)).join('');
  } finally {
    printed.mockRestore();
  }
}

async function insert(id: string, state: 'pending' | 'confirmed' | 'unsubscribed'): Promise<void> {
  const utm = { utmSource: 'a', utmMedium: 'b', utmCampaign: 'c', discountCode: 'X', discountPercent: 1 };
  const at = { requestedAt: NOON, confirmedAt: NOON, unsubscribedAt: NOON };
  const email = `${id}@example.org`;
  await database.db
    .insert(subscribers)
    .values({ id, email, language: 'en', source: 'blog', state, ...utm, ...at });
}

it('requests the forwarding of everybody who has confirmed, once', async () => {
  for (const [name, value] of Object.entries(LISTMONK)) vi.stubEnv(name, value);
  await insert('mira', 'confirmed');
  await insert('jo', 'pending');
  await insert('kim', 'unsubscribed');
  expect(await run('forward-all')).toBe(
    'Requested for 2 subscribers. The worker forwards them in the background.\n',
  );
  await run('forward-all');
  const jobs: JobPayload<'newsletter.forward'>[] = [];
  await drainQueue(database.url, { 'newsletter.forward': async (job) => void jobs.push(job) });
  expect(jobs.toSorted((a, b) => a.subscriberId.localeCompare(b.subscriberId))).toEqual([
    { subscriberId: 'mira', recreates: true },
    { subscriberId: `${MARK}-subscriber`, recreates: true },
  ]);
});

it('says when no service is connected', async () => {
  await insert('mira', 'confirmed');
  await expect(run('forward-all')).rejects.toThrow(UnusableInput);
  await expect(run('forward-all')).rejects.toThrow('set LISTMONK_URL');
});
