import type { JobHandlers } from '../platform/queue/queue.ts';
import type { WorkerContext } from './context.ts';
import { galleryHandlers } from './gallery-handlers.ts';
import { leadHandlers } from './lead-handlers.ts';
import { exampleHandlers } from './example-handlers.ts';
import { mailHandlers } from './mail-handlers.ts';
import { newsletterHandlers } from './newsletter-handlers.ts';
import { orderHandlers } from './order-handlers.ts';
import { remakeHandlers } from './remake-handlers.ts';
import { shootHandlers } from './shoot-handlers.ts';
import { wardrobeHandlers } from './wardrobe-handlers.ts';

/** The handler of every job. */
export function createJobHandlers(context: WorkerContext): JobHandlers {
  return {
    ...shootHandlers(context),
    ...orderHandlers(context),
    ...galleryHandlers(context),
    ...remakeHandlers(context),
    ...leadHandlers(context),
    ...newsletterHandlers(context),
    ...mailHandlers(context),
    ...exampleHandlers(context),
    ...wardrobeHandlers(context),
  };
}
