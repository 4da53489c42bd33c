import { sweepSubscribers } from '../features/newsletter/sweep-subscribers.server.ts';
import type { JobHandlers } from '../platform/queue/queue.ts';
import type { WorkerContext } from './context.ts';

export function newsletterHandlers(context: Pick<WorkerContext, 'db' | 'clock' | 'log'>) {
  return { 'newsletter.sweep': () => sweepSubscribers(context) } satisfies JobHandlers;
}
