import { listAddedExamples } from '../features/examples/added-examples-store.server.ts';
import { renderExamples } from '../features/examples/render-examples.server.ts';
import { retryExamples } from '../features/examples/request-examples.server.ts';
import { versionOf, type WantedSet } from '../features/examples/wanted-sets.ts';
import type { JobHandlers } from '../platform/queue/queue.ts';
import type { WorkerContext } from './context.ts';
import { retryWhileSourceIsDown } from './retry-while-source-is-down.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { findWantedExamples } from './wanted-examples.ts';

const SOURCE_DOWN = 'no example pictures yet: pages show the scenes alone until their source answers';

/** Returns no handlers while examples are turned off; a job that is still waiting stays in the queue. */
export function exampleHandlers(context: WorkerContext): JobHandlers {
  const { portraits, log } = context;
  if (!portraits) return {};
  const ports = { ...context, portraits };
  const renderWanted = async (wanted: readonly WantedSet[], signal: AbortSignal): Promise<void> => {
    const { made, kept, missing } = await renderExamples(ports, wanted, {
      signal,
      waitUntilIdle: () => waitUntilIdle(context.countJobs, signal),
    });
    if (made > 0) log.info({ made, kept }, 'example pictures were made');
    if (missing.length > 0) log.warn({ missing }, 'some example pictures could not be made');
  };
  const findWanted = async () => findWantedExamples(context, await listAddedExamples(context.db));
  return {
    'examples.render': async ({ attempt }, signal) => {
      const schedule = () => retryExamples(ports, attempt);
      await retryWhileSourceIsDown(log, attempt, SOURCE_DOWN, schedule, async () => {
        let wanted: readonly WantedSet[];
        do {
          wanted = await findWanted();
          await context.refreshWardrobe();
          await renderWanted(wanted, signal);
          // Garments that became ready meanwhile are included at once instead of by another job.
        } while (versionOf(await findWanted()) !== versionOf(wanted));
      });
    },
  };
}
