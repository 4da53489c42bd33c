import { ThreadPool } from '../../imaging/threads/thread-pool.ts';
import { type OgCard, OgImageError, type OgImages } from '../../platform/og-image/og-image.ts';
import { threadEntry } from '../process/thread-entry.ts';

export type OgTasks = { readonly draw: { readonly input: OgCard; readonly output: Uint8Array } };

/** The process is 200 MB larger while the thread works, which is for seconds a day; its end gives half of them back at once. */
const IDLE_MS = 30_000;

export interface ThreadedOgImages extends OgImages {
  /** Resolves when the thread has ended. */
  close(): Promise<void>;
}

/** Made in one thread of its own, which starts with the first card and ends when none came for a while. */
export function createThreadedOgImages({ idleMs = IDLE_MS } = {}): ThreadedOgImages {
  let pool: ThreadPool<OgTasks> | undefined;
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;

  const close = async () => {
    clearTimeout(timer);
    const ending = pool;
    pool = undefined;
    await ending?.close();
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
      underWay += 1;
      try {
        return await pool.run('draw', card);
      } catch (cause) {
        throw new OgImageError('the picture could not be made', { cause });
      } finally {
        underWay -= 1;
        if (underWay === 0) timer = setTimeout(() => void close(), idleMs).unref();
      }
    },
  };
}
