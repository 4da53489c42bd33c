import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import type { Database, Transaction } from '../src/platform/db/database.ts';

/** A database whose transactions stop just before their commit, with all their locks, until `resume` is called. */
export function pausedDatabase(db: Database) {
  const reached = Promise.withResolvers<void>();
  const resumed = Promise.withResolvers<void>();
  // A test that failed in between must not wait for its own transaction.
  onTestFinished(() => resumed.resolve());
  const transaction: Database['transaction'] = (work, config) =>
    db.transaction(async (tx) => {
      const value = await work(tx);
      reached.resolve();
      await resumed.promise;
      return value;
    }, config);
  const paused = new Proxy(db, {
    get: (target, property) =>
      property === 'transaction' ? transaction : Reflect.get(target, property, target),
  });
  return { db: paused, reached: reached.promise, resume: () => resumed.resolve() };
}

/** Does `work` while another transaction has made this change and not committed it. Expects that `work` waits for the commit. */
export async function workDuring(
  db: Database,
  change: (tx: Transaction) => PromiseLike<unknown>,
  work: () => Promise<unknown>,
): Promise<void> {
  const paused = pausedDatabase(db);
  const changed = paused.db.transaction(async (tx) => void (await change(tx)));
  await paused.reached;
  const worked = work();
  expect(await Promise.race([worked, delay(300, 'waits')])).toBe('waits');
  paused.resume();
  await Promise.all([changed, worked]);
}
