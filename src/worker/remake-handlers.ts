import { eraseUnchosen } from '../features/gallery/remakes/erase-unchosen.server.ts';
import { renderRemake } from '../features/gallery/remakes/render-remake.server.ts';
import { loadComparableSelfies } from '../features/shoots/selfies/load-comparable-selfies.server.ts';
import type { JobHandlers } from '../platform/queue/queue.ts';
import type { WorkerContext } from './context.ts';

/** Jobs that render delivered headshots again in other clothes. */
export function remakeHandlers(
  context: Pick<WorkerContext, 'db' | 'queue' | 'storage' | 'clock' | 'log' | 'engine' | 'refreshWardrobe'>,
) {
  const ports = {
    ...context,
    loadSelfies: (shootId: string, sourceId: string) => loadComparableSelfies(context, shootId, sourceId),
  };
  return {
    'headshots.remake': async (job, signal) => {
      await context.refreshWardrobe();
      await renderRemake(ports, job, signal);
    },
    'headshots.erase-unchosen': ({ shootId }) => eraseUnchosen(context, shootId),
  } satisfies JobHandlers;
}
