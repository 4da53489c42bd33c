import { renderExamples } from '../features/examples/render-examples.server.ts';
import { requestExamplesAgain } from '../features/examples/request-examples.server.ts';
import { versionOf, type WantedSet } from '../features/examples/wanted-sets.ts';
import { PortraitSourceError } from '../platform/portraits/portrait-source.ts';
import type { JobHandlers } from '../platform/queue/queue.ts';
import type { WorkerContext } from './context.ts';
import { untilQuiet } from './until-quiet.ts';
import { wantedExamples } from './wanted-examples.ts';

/** There are no handlers while examples are turned off; a job that still waits is left alone. */
export function exampleHandlers(context: WorkerContext): JobHandlers {
  const { portraits, log } = context;
  if (!portraits) return {};
  const ports = { ...context, portraits };
  const renderWanted = async (wanted: readonly WantedSet[], signal: AbortSignal): Promise<void> => {
    const { made, kept, missing } = await renderExamples(ports, wanted, {
      signal,
      untilQuiet: () => untilQuiet(context.countJobs, signal),
    });
    if (made > 0) log.info({ made, kept }, 'example pictures were made');
    if (missing.length > 0) log.warn({ missing }, 'some example pictures could not be made');
  };
  return {
    'examples.render': async ({ attempt }, signal) => {
      try {
        let wanted: readonly WantedSet[];
        do {
          wanted = await wantedExamples(context);
          await context.refreshWardrobe();
          await renderWanted(wanted, signal);
          // Garments that became ready meanwhile are shown without waiting for another job.
        } while (versionOf(await wantedExamples(context)) !== versionOf(wanted));
      } catch (error) {
        if (!(error instanceof PortraitSourceError)) throw error;
        await requestExamplesAgain(ports, attempt);
        // Logged once per start, because the operator of an offline machine knows.
        if (attempt === 1) {
          log.warn(
            { error: error.message },
            'no example pictures yet: pages show the scenes alone until their source answers',
          );
        }
      }
    },
  };
}
