import { listAddedExamples } from '../features/examples/added-examples-store.server.ts';
import { requestExamples } from '../features/examples/request-examples.server.ts';
import { cutWardrobe } from '../features/wardrobe/cut-wardrobe.server.ts';
import { loadWantedGarments, retryWardrobe } from '../features/wardrobe/request-wardrobe.server.ts';
import type { JobHandlers } from '../platform/queue/queue.ts';
import type { WorkerContext } from './context.ts';
import { retryWhileSourceIsDown } from './retry-while-source-is-down.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { findWantedExamples } from './wanted-examples.ts';

const SOURCE_DOWN =
  'some garments are not ready yet: they are offered once the source of their photos answers';

/** Returns no handlers while clothes are turned off; a job that is still waiting stays in the queue. */
export function wardrobeHandlers(context: WorkerContext): JobHandlers {
  const { garmentPhotos: photos, portraits, log } = context;
  if (!photos) return {};
  const ports = { ...context, photos };
  return {
    'wardrobe.cut': async ({ attempt }, signal) => {
      const schedule = () => retryWardrobe(ports, attempt);
      await retryWhileSourceIsDown(log, attempt, SOURCE_DOWN, schedule, async () => {
        const wanted = await loadWantedGarments(photos.house);
        const { made, kept, missing } = await cutWardrobe(ports, wanted, {
          signal,
          waitUntilIdle: () => waitUntilIdle(context.countJobs, signal),
        });
        if (made > 0) log.info({ made, kept }, 'garments were cut');
        if (missing.length > 0) log.warn({ missing }, 'some garments could not be cut');
        if (portraits) {
          const examples = await findWantedExamples(context, await listAddedExamples(context.db));
          await requestExamples({ ...context, portraits }, examples, 'wardrobe');
        }
      });
    },
  };
}
