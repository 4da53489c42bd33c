import { sweepReviews } from '../features/photo-review/mail/sweep-reviews.server.ts';
import type { JobHandlers } from '../platform/queue/queue.ts';
import type { WorkerContext } from './context.ts';

export function photoReviewHandlers(context: Pick<WorkerContext, 'db' | 'storage' | 'clock' | 'log'>) {
  return {
    'photo-reviews.sweep': async () => {
      await sweepReviews(context);
    },
  } satisfies JobHandlers;
}
