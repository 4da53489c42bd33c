import { expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { silentLog } from '../log/silent-log.ts';
import { createPgBossQueue } from './pg-boss-queue.ts';

it('counts the workers of this machine and sees a paid shoot of any of them', async () => {
  await using database = await createTestDatabase();
  const openQueue = (runsJobs: boolean) => createPgBossQueue({ url: database.url, log: silentLog, runsJobs });
  const [asking, idle, busy] = await Promise.all([openQueue(false), openQueue(true), openQueue(true)]);
  await vi.waitFor(async () => expect(await asking.workersAtWork()).toEqual({ paid: false, workers: 2 }));
  let end = (): void => undefined;
  const rendering = new Promise<void>((resolve) => (end = resolve));
  const options = { onDeadLetter: async () => undefined };
  const workers = await Promise.all([
    idle.work({}, options),
    busy.work({ 'shoots.render': () => rendering }, options),
  ]);
  await database.db.transaction((tx) => busy.enqueue(tx, 'shoots.render', { shootId: 'one' }));
  await vi.waitFor(async () => expect(await asking.workersAtWork()).toEqual({ paid: true, workers: 2 }));
  end();
  await vi.waitFor(async () => expect((await asking.workersAtWork()).paid).toBe(false));
  await Promise.all(workers.map((each) => each.stop()));
  await busy.close();
  await vi.waitFor(async () => expect((await asking.workersAtWork()).workers).toBe(1));
  await idle.close();
  expect((await asking.workersAtWork()).workers, 'never less than one, even without workers').toBe(1);
  await asking.close();
});
