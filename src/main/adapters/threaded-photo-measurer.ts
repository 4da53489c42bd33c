import { err } from '../../base/result.ts';
import type { PhotoMeasurer } from '../../imaging/photo-measurer.ts';
import type { ReviewTasks } from '../../imaging/review-thread.ts';
import { createIdleThread } from '../process/idle-thread.ts';

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
  const thread = createIdleThread<ReviewTasks>('src/imaging/review-thread.ts', idleMs);
  return {
    close: () => thread.close(),
    measure: async (photo, options) =>
      thread.pending() >= maxPending ? err('busy') : await thread.run('measure', { photo, ...options }),
  };
}
