import { requestExamples } from '../features/examples/request-examples.server.ts';
import { cutWardrobe } from '../features/wardrobe/cut-wardrobe.server.ts';
import { findWantedGarments, requestWardrobeAgain } from '../features/wardrobe/request-wardrobe.server.ts';
import { PortraitSourceError } from '../platform/portraits/portrait-source.ts';
import type { JobHandlers } from '../platform/queue/queue.ts';
import type { WorkerContext } from './context.ts';
import { untilQuiet } from './until-quiet.ts';
import { wantedExamples } from './wanted-examples.ts';

/** There are no handlers while clothes are turned off; a job that still waits is left alone. */
export function wardrobeHandlers(context: WorkerContext): JobHandlers {
  const { garmentPhotos: photos, portraits, log } = context;
  if (!photos) return {};
  const ports = { ...context, photos };
  return {
    'wardrobe.cut': async ({ attempt }, signal) => {
      try {
        const wanted = await findWantedGarments(photos.house);
        const { made, kept, missing } = await cutWardrobe(ports, wanted, {
          signal,
          untilQuiet: () => untilQuiet(context.countJobs, signal),
        });
        if (made > 0) log.info({ made, kept }, 'garments were cut');
        if (missing.length > 0) log.warn({ missing }, 'some garments could not be cut');
        if (portraits) {
          await requestExamples({ ...context, portraits }, await wantedExamples(context), 'wardrobe');
        }
      } catch (error) {
        if (!(error instanceof PortraitSourceError)) throw error;
        await requestWardrobeAgain(ports, attempt);
        // Logged once per start, because the operator of an offline machine knows.
        if (attempt === 1) {
          log.warn(
            { error: error.message },
            'some garments are not there yet: they are offered when the source of their photos answers',
          );
        }
      }
    },
  };
}
