import { ThreadPool } from '../../imaging/threads/thread-pool.ts';
import { type OgCard, OgImageError, type OgImages } from '../../platform/og-image/og-image.ts';
import { threadEntry } from '../process/thread-entry.ts';

export type OgTasks = { readonly draw: { readonly input: OgCard; readonly output: Uint8Array } };

/** The thread is needed for seconds a day and takes 200 MB. Ending it frees half of them at once. */
const IDLE_MS = 30_000;

export interface ThreadedOgImages extends OgImages {
  /** Resolves when the thread has ended. */
  close(): Promise<void>;
}

/** Renders Open Graph images in a thread that starts with the first card and ends after `idleMs` without one. */
export function createThreadedOgImages({ idleMs = IDLE_MS } = {}): ThreadedOgImages {
  let pool: ThreadPool<OgTasks> | undefined;
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
    async render(card) {
      clearTimeout(timer);
      pool ??= new ThreadPool({
        entry: threadEntry('src/main/og-thread.ts'),
        size: 1,
        workerData: undefined,
      });
      pending += 1;
      try {
        return await pool.run('draw', card);
      } catch (cause) {
        throw new OgImageError('the image could not be rendered', { cause });
      } finally {
        pending -= 1;
        if (pending === 0) timer = setTimeout(() => void close(), idleMs).unref();
      }
    },
  };
}
