import { expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { silentLog } from '../log/silent-log.ts';
import { createPgBossQueue } from './pg-boss-queue.ts';

it('counts the workers of this machine and sees a paid shoot of any of them', async () => {
  await using database = await createTestDatabase();
  const queues = await Promise.all(
    [1, 2].map(() => createPgBossQueue({ url: database.url, log: silentLog, supervise: false })),
  );
  const [asking, other] = [queues[0]!, queues[1]!];
  expect(await asking.workersAtWork(), 'never less than the one that asks').toEqual({
    paid: false,
    workers: 1,
  });
  let end = (): void => undefined;
  const rendering = new Promise<void>((resolve) => (end = resolve));
  const options = { onDeadLetter: async () => undefined };
  const workers = await Promise.all([
    asking.work({}, options),
    other.work({ 'shoots.render': () => rendering }, options),
  ]);
  await vi.waitFor(async () => expect(await asking.workersAtWork()).toEqual({ paid: false, workers: 2 }));
  await database.db.transaction((tx) => other.enqueue(tx, 'shoots.render', { shootId: 'one' }));
  await vi.waitFor(async () => expect(await asking.workersAtWork()).toEqual({ paid: true, workers: 2 }));
  end();
  await vi.waitFor(async () => expect((await asking.workersAtWork()).paid).toBe(false));
  await Promise.all(workers.map((each) => each.stop()));
  await vi.waitFor(async () => expect((await asking.workersAtWork()).workers).toBe(1));
  await Promise.all(queues.map((queue) => queue.close()));
});
