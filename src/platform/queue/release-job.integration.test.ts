import { PgBoss } from 'pg-boss';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import { listen } from '../db/listen.ts';
import { silentLog } from '../log/silent-log.ts';
import { releaseJob, type JobAttempt, JOBS_CHANNEL, postpone } from './release-job.ts';
import { createPgBossQueue } from './pg-boss-queue.ts';

interface JobRow extends Record<string, unknown> {
  readonly shoot: string;
  readonly state: string;
  readonly retries: number;
  /** The worker that holds the job; null when none does. */
  readonly held: boolean;
  readonly waits: number;
}

/** Starts two jobs of one queue and one of another. */
async function openJobs(database: TestDatabase) {
  const queue = await createPgBossQueue({ url: database.url, log: silentLog, supervise: false });
  onTestFinished(() => queue.close());
  const boss = new PgBoss({
    connectionString: database.url,
    max: 2,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  onTestFinished(() => boss.stop({ graceful: false }));
  await database.db.transaction(async (tx) => {
    await queue.enqueue(tx, 'shoots.render', { shootId: 'a' });
    await queue.enqueue(tx, 'shoots.render', { shootId: 'b' });
    await queue.enqueue(tx, 'shoots.deliver', { shootId: 'c' });
  });
  const fetched = [
    ...(await boss.fetch<{ shootId: string }>('shoots.render', { batchSize: 2, includeMetadata: true })),
    ...(await boss.fetch<{ shootId: string }>('shoots.deliver', { includeMetadata: true })),
  ];
  const attempts = new Map(fetched.map(({ id, retryCount, data }) => [data.shootId, { id, retryCount }]));
  const rows = async (): Promise<readonly JobRow[]> => {
    const read = await database.db.execute<JobRow>(
      sql`select data->>'shootId' as shoot, state, retry_count as retries,
            (started_on is not null or heartbeat_on is not null) as held,
            greatest(0, extract(epoch from start_after - now()))::int as waits
          from pgboss.job where data ? 'shootId' order by 1`,
    );
    return read.rows;
  };
  return { boss, rows, attempt: (shoot: string): JobAttempt => attempts.get(shoot)! };
}

const running = (shoot: string) => ({ shoot, state: 'active', retries: 0, held: true, waits: 0 });
const free = (shoot: string) => ({ shoot, state: 'created', retries: 0, held: false, waits: 0 });

it('frees the job at once, and no other, without using up a try', async () => {
  await using database = await createTestDatabase();
  const { boss, rows, attempt } = await openJobs(database);
  expect(await rows()).toEqual([running('a'), running('b'), running('c')]);
  await releaseJob(boss, 'shoots.render', attempt('a'));
  expect(await rows()).toEqual([free('a'), running('b'), running('c')]);
});

it('postpones the job, and no other, without using up a try', async () => {
  await using database = await createTestDatabase();
  const { boss, rows, attempt } = await openJobs(database);
  await postpone(boss, 'shoots.render', attempt('a'), 500);
  const [a, ...others] = await rows();
  expect(a).toMatchObject({ ...free('a'), waits: expect.any(Number) as number });
  expect(a?.waits).toBeGreaterThan(450);
  expect(a?.waits).toBeLessThanOrEqual(500);
  expect(others).toEqual([running('b'), running('c')]);
});

it.each([
  ['another try of it', (attempt: JobAttempt) => ({ ...attempt, retryCount: attempt.retryCount + 1 })],
  ['another job', (attempt: JobAttempt) => ({ ...attempt, id: '00000000-0000-4000-8000-000000000000' })],
])('leaves a job alone that %s holds', async (_who, lost) => {
  await using database = await createTestDatabase();
  const { boss, rows, attempt } = await openJobs(database);
  await releaseJob(boss, 'shoots.render', lost(attempt('a')));
  await postpone(boss, 'shoots.render', lost(attempt('a')), 60);
  await releaseJob(boss, 'shoots.deliver', attempt('a'));
  await postpone(boss, 'shoots.deliver', attempt('a'), 60);
  expect(await rows()).toEqual([running('a'), running('b'), running('c')]);
});

it('brings no finished job back', async () => {
  await using database = await createTestDatabase();
  const { boss, rows, attempt } = await openJobs(database);
  await boss.complete('shoots.render', attempt('a').id);
  await releaseJob(boss, 'shoots.render', attempt('a'));
  await postpone(boss, 'shoots.render', attempt('a'), 60);
  expect((await rows())[0]).toMatchObject({ shoot: 'a', state: 'completed' });
});

it('calls the workers of its queue', async () => {
  await using database = await createTestDatabase();
  const { boss, attempt } = await openJobs(database);
  const heard: string[] = [];
  const connected = Promise.withResolvers<void>();
  const called = Promise.withResolvers<void>();
  const listener = listen({
    url: database.url,
    channels: [JOBS_CHANNEL],
    onNotification: (_channel, name) => {
      heard.push(name);
      called.resolve();
    },
    onConnected: () => connected.resolve(),
  });
  onTestFinished(() => listener.stop());
  await connected.promise;
  await releaseJob(boss, 'shoots.render', attempt('a'));
  await called.promise;
  expect(heard).toEqual(['shoots.render']);
});
