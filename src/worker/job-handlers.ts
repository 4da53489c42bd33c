import type { JobHandlers } from '../platform/queue/queue.ts';
import type { WorkerContext } from './context.ts';
import { backupHandlers } from './backup-handlers.ts';
import { galleryHandlers } from './gallery-handlers.ts';
import { leadHandlers } from './lead-handlers.ts';
import { photoReviewHandlers } from './photo-review-handlers.ts';
import { campaignHandlers } from './campaign-handlers.ts';
import { exampleHandlers } from './example-handlers.ts';
import { mailHandlers } from './mail-handlers.ts';
import { newsletterHandlers } from './newsletter-handlers.ts';
import { operatorHandlers } from './operator-handlers.ts';
import { orderHandlers } from './order-handlers.ts';
import { remakeHandlers } from './remake-handlers.ts';
import { shootHandlers } from './shoot-handlers.ts';
import { wardrobeHandlers } from './wardrobe-handlers.ts';

/** Jobs that have no handler while their feature is turned off. */
type OptionalJob = 'examples.render' | 'wardrobe.cut' | 'sandbox.webhook';

/** The handlers of all jobs. A job of jobs.ts that none of the functions below handles is a type error. */
export function createJobHandlers(
  context: WorkerContext,
): JobHandlers & Required<Omit<JobHandlers, OptionalJob>> {
  return {
    ...shootHandlers(context),
    ...orderHandlers(context),
    ...galleryHandlers(context),
    ...remakeHandlers(context),
    ...leadHandlers(context),
    ...photoReviewHandlers(context),
    ...newsletterHandlers(context),
    ...operatorHandlers(context),
    ...campaignHandlers(context),
    ...mailHandlers(context),
    ...exampleHandlers(context),
    ...wardrobeHandlers(context),
    ...backupHandlers(context),
  };
}
