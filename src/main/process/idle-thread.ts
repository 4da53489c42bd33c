import { ThreadPool, type TaskTypes } from '../../imaging/threads/thread-pool.ts';
import { threadEntry } from './thread-entry.ts';

export interface IdleThread<Tasks extends TaskTypes> {
  run<Kind extends keyof Tasks & string>(
    kind: Kind,
    input: Tasks[Kind]['input'],
  ): Promise<Tasks[Kind]['output']>;
  /** The number of tasks that run or wait. */
  pending(): number;
  /** Resolves when the thread has ended. A later task starts another one. */
  close(): Promise<void>;
}

/** A thread for work that is seldom needed: it starts with the first task and ends after `idleMs` without one, which frees its memory. */
export function createIdleThread<Tasks extends TaskTypes>(
  source: Parameters<typeof threadEntry>[0],
  idleMs: number,
): IdleThread<Tasks> {
  let pool: ThreadPool<Tasks> | undefined;
  let pending = 0;
  let timer: NodeJS.Timeout | undefined;

  const close = async () => {
    clearTimeout(timer);
    const endingPool = pool;
    pool = undefined;
    await endingPool?.close();
  };

  return {
    close,
    pending: () => pending,
    async run(kind, input) {
      clearTimeout(timer);
      pool ??= new ThreadPool<Tasks>({ entry: threadEntry(source), size: 1, workerData: undefined });
      pending += 1;
      try {
        return await pool.run(kind, input);
      } finally {
        pending -= 1;
        if (pending === 0) timer = setTimeout(() => void close(), idleMs).unref();
      }
    },
  };
}
