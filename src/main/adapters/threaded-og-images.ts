import { type OgCard, OgImageError, type OgImages } from '../../platform/og-image/og-image.ts';
import { createIdleThread } from '../process/idle-thread.ts';

export type OgTasks = { readonly draw: { readonly input: OgCard; readonly output: Uint8Array } };

/** The thread is needed for seconds a day and takes 200 MB. Ending it frees half of them at once. */
const IDLE_MS = 30_000;

export interface ThreadedOgImages extends OgImages {
  /** Resolves when the thread has ended. */
  close(): Promise<void>;
}

/** Renders Open Graph images in a thread that starts with the first card and ends after `idleMs` without one. */
export function createThreadedOgImages({ idleMs = IDLE_MS } = {}): ThreadedOgImages {
  const thread = createIdleThread<OgTasks>('src/main/og-thread.ts', idleMs);
  return {
    close: () => thread.close(),
    async render(card) {
      try {
        return await thread.run('draw', card);
      } catch (cause) {
        throw new OgImageError('the image could not be rendered', { cause });
      }
    },
  };
}
