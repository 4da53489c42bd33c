import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { JOBS } from '../../jobs.ts';
import { silentLog } from '../log/silent-log.ts';
import { installQueue } from './install-queue.ts';
import { createPgBossQueue } from './pg-boss-queue.ts';
import { DEAD_LETTERS, QUEUE_POLICIES, SCHEDULES } from './queue-policies.ts';
import { QueueError } from './queue.ts';

it('creates every queue and schedule once, also when five processes do so at once and again later', async () => {
  await using database = await createTestDatabase('empty');
  await Promise.all(Array.from({ length: 5 }, () => installQueue(database.url)));
  await installQueue(database.url);
  const queues = await database.db.execute<{
    name: string;
    dead_letter: string | null;
    heartbeat_seconds: number;
  }>(
    sql`select name, dead_letter, heartbeat_seconds from pgboss.queue where name not like '\\_\\_%' order by name`,
  );
  expect(queues.rows.map(({ name }) => name)).toEqual([...Object.keys(JOBS), DEAD_LETTERS].toSorted());
  for (const { name, dead_letter, heartbeat_seconds } of queues.rows) {
    expect(heartbeat_seconds).toBe(10);
    expect(dead_letter).toBe(name === DEAD_LETTERS ? null : DEAD_LETTERS);
  }
  const schedules = await database.db.execute<{ name: string }>(
    sql`select name from pgboss.schedule order by name`,
  );
  expect(schedules.rows.map(({ name }) => name)).toEqual(Object.keys(SCHEDULES).toSorted());
});

it('applies a changed policy to an existing queue', async () => {
  await using database = await createTestDatabase();
  await database.db.execute(sql`update pgboss.queue set retry_limit = 1 where name = 'shoots.render'`);
  await installQueue(database.url);
  const { rows } = await database.db.execute(
    sql`select retry_limit from pgboss.queue where name = 'shoots.render'`,
  );
  expect(rows).toEqual([{ retry_limit: QUEUE_POLICIES['shoots.render'].retryLimit }]);
});

it('asks for the migrations when the queue is not installed', async () => {
  await using database = await createTestDatabase('empty');
  const opening = createPgBossQueue({ url: database.url, log: silentLog, runsJobs: false });
  await expect(opening).rejects.toThrow(QueueError);
  await expect(opening).rejects.toThrow('run the migrations');
});

it('reports a database that refuses connections as not answering', async () => {
  const opening = createPgBossQueue({
    url: 'postgres://a:b@127.0.0.1:1/c',
    log: silentLog,
    runsJobs: false,
  });
  await expect(opening).rejects.toThrow('does not answer (ECONNREFUSED)');
});

it('reports a database that closes connections, as a starting one may, as not answering', async () => {
  const rude = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  onTestFinished(() => void rude.close());
  await once(rude, 'listening');
  const { port } = rude.address() as { port: number };
  const url = `postgres://a:b@127.0.0.1:${port}/c`;
  const opening = createPgBossQueue({ url, log: silentLog, runsJobs: false });
  await expect(opening).rejects.toThrow('does not answer');
});
