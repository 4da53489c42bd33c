import { takeLinkRequest } from '../features/gallery/find/link-request-store.server.ts';
import { failRemake } from '../features/gallery/remakes/render-remake.server.ts';
import { failComparison } from '../features/shoots/selfies/compare-selfies.server.ts';
import { failShoot } from '../features/shoots/rendering/fail-shoot.server.ts';
import { rejectUncheckableSelfie } from '../features/shoots/selfies/prepare-selfie.server.ts';
import { failPreview } from '../features/shoots/draft/render-preview.server.ts';
import { createUploadStore } from '../features/shoots/selfies/upload-store.server.ts';
import type { JobName, JobPayload } from '../jobs.ts';
import { payloadIds } from '../platform/queue/payload-ids.ts';
import type { WorkerContext } from './context.ts';

/** Handlers for jobs whose last try failed. Jobs without an entry are only logged for the operator. */
type DeadLetters = {
  readonly [Name in JobName]?: (payload: JobPayload<Name>) => Promise<void>;
};

const FORWARD_AGAIN_MS = 6 * 3_600_000;

/**
 * Ends what waits for a job that has failed for good. A paid shoot fails and is refunded, a selfie is rejected, a preview is
 * marked as failed, and a remake fails without counting. A request for gallery links that could not be answered is erased. A
 * newsletter service that does not answer for a day is asked again later, for as long as it takes.
 */
export function createDeadLetterHandler(context: WorkerContext) {
  const ports = { ...context, uploads: createUploadStore(context) };
  const handlers: DeadLetters = {
    'shoots.prepare': (job) => rejectUncheckableSelfie(ports, job),
    'shoots.compare': ({ shootId }) => failComparison(ports, shootId),
    'shoots.preview': (job) => failPreview(ports, job),
    'shoots.render': ({ shootId }) => failShoot(ports, shootId),
    'shoots.deliver': ({ shootId }) => failShoot(ports, shootId),
    'headshots.remake': (job) => failRemake(context, job, 'broken'),
    'newsletter.forward': async (job) => {
      const startAfter = new Date(context.clock.now().getTime() + FORWARD_AGAIN_MS);
      await context.db.transaction((tx) =>
        context.queue.enqueue(tx, 'newsletter.forward', job, { startAfter }),
      );
    },
    'gallery.mail-links': async ({ submissionId }) => {
      await context.db.transaction((tx) => takeLinkRequest(tx, submissionId));
    },
  };
  return async <Name extends JobName>(name: Name, payload: JobPayload<Name>): Promise<void> => {
    context.log.error({ job: name, ...payloadIds(payload) }, 'the last try of a job failed');
    await handlers[name]?.(payload);
  };
}
