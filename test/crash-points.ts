import type { HeadshotEngine } from '../src/imaging/engine.ts';
import type { Database } from '../src/platform/db/database.ts';
import type { JobQueue } from '../src/platform/queue/queue.ts';
import type { Storage } from '../src/platform/storage/storage.ts';

/** Simulates kill -9: thrown at one chosen step, and at every later step that the dead process would still try. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

/** Counts every step at which a process can die, and dies at the one asked for. */
export class CrashPoints {
  /** Steps passed since the last revival. */
  passed = 0;
  private dieAt = Number.POSITIVE_INFINITY;
  private dead = false;

  dieAtStep(step: number): void {
    this.passed = 0;
    this.dieAt = step;
    this.dead = false;
  }

  revive(): void {
    this.dieAtStep(Number.POSITIVE_INFINITY);
  }

  step(): void {
    if (this.dead || ++this.passed >= this.dieAt) {
      this.dead = true;
      throw new Killed('killed here');
    }
  }
}

/** A storage that can crash before and after every change of files. */
export function crashingStorage(storage: Storage, crash: CrashPoints): Storage {
  const around = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    crash.step();
    const value = await work();
    crash.step();
    return value;
  };
  return {
    ...storage,
    put: (key, bytes) => around(() => storage.put(key, bytes)),
    delete: (key) => around(() => storage.delete(key)),
    // A killed process leaves a half erased folder behind.
    eraseAll: (prefix) =>
      around(async () => {
        const files = await storage.list(prefix);
        for (const file of files.slice(0, files.length / 2)) await storage.delete(file.key);
        crash.step();
        return storage.eraseAll(prefix);
      }),
  };
}

export function crashingQueue(queue: JobQueue, crash: CrashPoints): JobQueue {
  return {
    async enqueue(tx, name, payload, options) {
      crash.step();
      await queue.enqueue(tx, name, payload, options);
      crash.step();
    },
  };
}

/** An engine that can crash before each selfie is prepared and before each headshot is rendered. */
export function crashingEngine(engine: HeadshotEngine, crash: CrashPoints): HeadshotEngine {
  return {
    ...engine,
    prepare: async (...request) => {
      crash.step();
      return engine.prepare(...request);
    },
    render: async (...request) => {
      crash.step();
      return engine.render(...request);
    },
  };
}

/** A database that can crash before a transaction, before its commit and after its commit. */
export function crashingDatabase(db: Database, crash: CrashPoints): Database {
  const transaction: Database['transaction'] = async (work, config) => {
    crash.step();
    const value = await db.transaction(async (tx) => {
      const done = await work(tx);
      crash.step();
      return done;
    }, config);
    crash.step();
    return value;
  };
  return new Proxy(db, {
    get: (target, property) =>
      property === 'transaction' ? transaction : Reflect.get(target, property, target),
  });
}
