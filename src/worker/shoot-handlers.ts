import { writeGalleryReady } from '../features/gallery/write-gallery-ready.server.ts';
import { confirmStart } from '../features/orders/confirmation/confirm-start.server.ts';
import { compareSelfies } from '../features/shoots/selfies/compare-selfies.server.ts';
import { deliverShoot } from '../features/shoots/rendering/deliver-shoot.server.ts';
import { expireShoot } from '../features/shoots/erasure/expire-shoot.server.ts';
import { countRefusedSelfie } from '../features/analytics/count-events.server.ts';
import { type CountRefusedSelfie, prepareSelfie } from '../features/shoots/selfies/prepare-selfie.server.ts';
import { renderPreview } from '../features/shoots/draft/render-preview.server.ts';
import { renderShoot } from '../features/shoots/rendering/render-shoot.server.ts';
import { sweepShoots } from '../features/shoots/erasure/sweep-shoots.server.ts';
import { createUploadStore } from '../features/shoots/selfies/upload-store.server.ts';
import type { JobHandlers } from '../platform/queue/queue.ts';
import type { WorkerContext } from './context.ts';
import { erasePorts } from './erase-ports.ts';

/** The jobs of a shoot, from the first selfie to the erasure. */
export function shootHandlers(context: WorkerContext) {
  const ports = {
    ...context,
    uploads: createUploadStore(context),
    countRefusedSelfie: ((tx, language, reason) =>
      countRefusedSelfie(tx, context.clock.now(), language, reason)) satisfies CountRefusedSelfie,
  };
  return {
    'shoots.prepare': (job, signal) => prepareSelfie(ports, job, signal),
    'shoots.compare': ({ shootId }, signal) => compareSelfies(ports, shootId, signal),
    'shoots.preview': async (job, signal) => {
      await context.refreshWardrobe();
      await renderPreview(ports, job, signal);
    },
    'shoots.render': async ({ shootId }, signal) => {
      await confirmStart(context, shootId);
      await context.refreshWardrobe();
      await renderShoot(ports, shootId, signal);
    },
    'shoots.deliver': ({ shootId }) =>
      deliverShoot(
        { ...ports, writeGalleryReadyMail: (tx, shoot) => writeGalleryReady(tx, context, shoot) },
        shootId,
      ),
    'shoots.expire': ({ shootId }) => expireShoot(erasePorts(context), shootId),
    'shoots.sweep': async () => {
      await sweepShoots(ports);
    },
  } satisfies JobHandlers;
}
