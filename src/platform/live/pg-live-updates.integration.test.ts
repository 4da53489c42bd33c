import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts';
import { silentLog } from '../log/silent-log.ts';
import { createPgLiveUpdates, type PgLiveUpdates } from './pg-live-updates.ts';

function open(database: TestDatabase): PgLiveUpdates {
  const live = createPgLiveUpdates({ url: database.url, log: silentLog });
  onTestFinished(() => live.close());
  return live;
}

async function until(what: () => boolean): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!what()) {
    if (performance.now() > deadline) throw new Error(`never: ${what}`);
    await delay(10);
  }
}

it('notifies the shoot’s subscribers in every process, and only after the commit', async () => {
  await using database = await createTestDatabase();
  const [first, second] = [open(database), open(database)];
  let heard = 0;
  let heardElsewhere = 0;
  let heardOther = 0;
  first.subscribe('s1', () => (heard += 1));
  second.subscribe('s1', () => (heardElsewhere += 1));
  second.subscribe('s2', () => (heardOther += 1));
  await until(() => heard + heardElsewhere + heardOther === 3); // the call after connecting
  await database.db.transaction(async (tx) => {
    await first.publish(tx, 's1');
    await delay(200);
    expect(heard).toBe(1);
  });
  await until(() => heard === 2 && heardElsewhere === 2);
  await database.db
    .transaction(async (tx) => {
      await first.publish(tx, 's1');
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await delay(200);
  expect([heard, heardElsewhere, heardOther]).toEqual([2, 2, 1]);
});

it('does not notify after the subscription ended', async () => {
  await using database = await createTestDatabase();
  const live = open(database);
  let heard = 0;
  const end = live.subscribe('s1', () => (heard += 1));
  await until(() => heard === 1);
  end();
  await database.db.transaction((tx) => live.publish(tx, 's1'));
  await delay(200);
  expect(heard).toBe(1);
});

it('reconnects after its connection was killed, and calls every subscriber once', async () => {
  await using database = await createTestDatabase();
  const live = open(database);
  let heard = 0;
  live.subscribe('s1', () => (heard += 1));
  await until(() => heard === 1);
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lichtbild-listen'
        and datname = current_database()`,
  );
  await until(() => heard === 2);
  await database.db.transaction((tx) => live.publish(tx, 's1'));
  await until(() => heard === 3);
});
