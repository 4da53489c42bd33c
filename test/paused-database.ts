import { onTestFinished } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';

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
