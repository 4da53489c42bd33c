import { EXAMPLE_PORTRAITS } from '../catalog/example-portraits.ts';
import { renderExamples } from '../features/examples/render-examples.server.ts';
import { requestExamplesAgain } from '../features/examples/request-examples.server.ts';
import { PortraitSourceError } from '../platform/portraits/portrait-source.ts';
import type { JobHandlers } from '../platform/queue/queue.ts';
import type { WorkerContext } from './context.ts';
import { untilQuiet } from './until-quiet.ts';

/** There are no handlers while examples are turned off; a job that still waits is left alone. */
export function exampleHandlers(context: WorkerContext): JobHandlers {
  const { portraits, log } = context;
  if (!portraits) return {};
  const ports = { ...context, portraits };
  return {
    'examples.render': async ({ attempt }, signal) => {
      try {
        const { made, kept, missing } = await renderExamples(ports, EXAMPLE_PORTRAITS, {
          signal,
          untilQuiet: () => untilQuiet(context.countJobs, signal),
        });
        if (made > 0) log.info({ made, kept }, 'example pictures were made');
        if (missing.length > 0) log.warn({ missing }, 'some example pictures could not be made');
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
