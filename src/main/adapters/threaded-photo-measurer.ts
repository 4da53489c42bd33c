import { err } from '../../base/result.ts';
import type { PhotoMeasurer } from '../../imaging/photo-measurer.ts';
import type { ReviewTasks } from '../../imaging/review-thread.ts';
import { ThreadPool } from '../../imaging/threads/thread-pool.ts';
import { threadEntry } from '../process/thread-entry.ts';

/** The thread with its models takes 0.3 GB, which are freed after this time without a photo. */
const IDLE_MS = 120_000;
/** Photos that may wait at a time, a few seconds' work. Further ones are refused at once, so that nobody waits in vain. */
const MAX_PENDING = 8;

export interface ThreadedPhotoMeasurer extends PhotoMeasurer {
  /** Resolves when the thread has ended. */
  close(): Promise<void>;
}

/** Measures photos in a thread that starts with the first one and ends after `idleMs` without one. */
export function createThreadedPhotoMeasurer({
  idleMs = IDLE_MS,
  maxPending = MAX_PENDING,
} = {}): ThreadedPhotoMeasurer {
  let pool: ThreadPool<ReviewTasks> | undefined;
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
    async measure(photo, { wantsPicture }) {
      if (pending >= maxPending) return err('busy');
      clearTimeout(timer);
      pool ??= new ThreadPool({
        entry: threadEntry('src/imaging/review-thread.ts'),
        size: 1,
        workerData: undefined,
      });
      pending += 1;
      try {
        return await pool.run('measure', { photo, wantsPicture });
      } finally {
        pending -= 1;
        if (pending === 0) timer = setTimeout(() => void close(), idleMs).unref();
      }
    },
  };
}
