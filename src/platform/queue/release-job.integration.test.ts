import { PgBoss } from 'pg-boss';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import { silentLog } from '../log/silent-log.ts';
import { type JobAttempt, releaseJob } from './release-job.ts';
import { createPgBossQueue } from './pg-boss-queue.ts';
import { QUEUE_POLICIES } from './queue-policies.ts';

interface JobRow extends Record<string, unknown> {
  readonly shoot: string;
  readonly state: string;
  /** Tries that are left when the job fails now, or when it is fetched again and fails. */
  readonly triesLeft: number;
  readonly waits: number;
}

/** Starts two jobs of one queue and one of another. */
async function openJobs(database: TestDatabase) {
  const queue = await createPgBossQueue({ url: database.url, log: silentLog, runsJobs: false });
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
  const attempts = new Map(
    fetched.map(({ id, retryCount, retryLimit, data }) => [data.shootId, { id, retryCount, retryLimit }]),
  );
  const rows = async (): Promise<readonly JobRow[]> => {
    const read = await database.db.execute<JobRow>(
      sql`select data->>'shootId' as shoot, state,
            retry_limit - retry_count - (state <> 'active' and started_on is not null)::int as "triesLeft",
            greatest(0, extract(epoch from start_after - now()))::int as waits
          from pgboss.job where data ? 'shootId' order by 1`,
    );
    return read.rows;
  };
  return { boss, rows, attempt: (shoot: string): JobAttempt => attempts.get(shoot)! };
}

const triesLeft = (shoot: string) =>
  QUEUE_POLICIES[shoot === 'c' ? 'shoots.deliver' : 'shoots.render'].retryLimit;
const running = (shoot: string) => ({ shoot, state: 'active', triesLeft: triesLeft(shoot), waits: 0 });
const free = (shoot: string) => ({ shoot, state: 'created', triesLeft: triesLeft(shoot), waits: 0 });

it('releases the job, and no other, without using up a try', async () => {
  await using database = await createTestDatabase();
  const { boss, rows, attempt } = await openJobs(database);
  expect(await rows()).toEqual([running('a'), running('b'), running('c')]);
  await releaseJob(boss, 'shoots.render', attempt('a'));
  expect(await rows()).toEqual([free('a'), running('b'), running('c')]);
});

it('postpones the job, and no other, without using up a try', async () => {
  await using database = await createTestDatabase();
  const { boss, rows, attempt } = await openJobs(database);
  await releaseJob(boss, 'shoots.render', attempt('a'), 500);
  const [a, ...others] = await rows();
  expect(a).toMatchObject({ ...free('a'), waits: expect.any(Number) as number });
  expect(a?.waits).toBeGreaterThan(450);
  expect(a?.waits).toBeLessThanOrEqual(500);
  expect(others).toEqual([running('b'), running('c')]);
});

it.each([
  ['another attempt', (attempt: JobAttempt) => ({ ...attempt, retryCount: attempt.retryCount + 1 })],
  ['another job', (attempt: JobAttempt) => ({ ...attempt, id: '00000000-0000-4000-8000-000000000000' })],
])('does not release a job that %s holds', async (_case, lost) => {
  await using database = await createTestDatabase();
  const { boss, rows, attempt } = await openJobs(database);
  await releaseJob(boss, 'shoots.render', lost(attempt('a')));
  await releaseJob(boss, 'shoots.render', lost(attempt('a')), 60);
  await releaseJob(boss, 'shoots.deliver', attempt('a'));
  await releaseJob(boss, 'shoots.deliver', attempt('a'), 60);
  expect(await rows()).toEqual([running('a'), running('b'), running('c')]);
});

it('does not release a finished job', async () => {
  await using database = await createTestDatabase();
  const { boss, rows, attempt } = await openJobs(database);
  await boss.complete('shoots.render', attempt('a').id);
  await releaseJob(boss, 'shoots.render', attempt('a'));
  await releaseJob(boss, 'shoots.render', attempt('a'), 60);
  expect((await rows())[0]).toMatchObject({ shoot: 'a', state: 'completed' });
});

it('keeps the number of tries left, however often the job is released', async () => {
  await using database = await createTestDatabase();
  const { boss, rows, attempt } = await openJobs(database);
  let current = attempt('a');
  for (let round = 0; round < 5; round += 1) {
    await releaseJob(boss, 'shoots.render', current);
    const [job] = await boss.fetch('shoots.render', { includeMetadata: true });
    expect(job?.id).toBe(current.id);
    current = job!;
    expect((await rows())[0]).toEqual(running('a'));
  }
});

it('does not hasten the retry of a job that has failed meanwhile', async () => {
  await using database = await createTestDatabase();
  const { boss, rows, attempt } = await openJobs(database);
  await boss.fail('shoots.render', attempt('a'));
  const { rows: before } = await database.db.execute(sql`select * from pgboss.job order by id`);
  await releaseJob(boss, 'shoots.render', attempt('a'));
  const { rows: after } = await database.db.execute(sql`select * from pgboss.job order by id`);
  expect((await rows())[0]).toMatchObject({ shoot: 'a', state: 'retry' });
  expect(after).toEqual(before);
});

it('changes nothing when it fails half-way, and gives its connection back', async () => {
  await using database = await createTestDatabase();
  const { boss, rows, attempt } = await openJobs(database);
  // More often than the queue has connections.
  for (let round = 0; round < 3; round += 1)
    await expect(
      releaseJob(boss, 'shoots.render', { ...attempt('a'), retryLimit: Number.NaN }),
    ).rejects.toThrow('retryLimit');
  expect((await rows())[0]).toEqual(running('a'));
});
