import { sweepLeads } from '../features/leads/sweep-leads.server.ts';
import type { JobHandlers } from '../platform/queue/queue.ts';
import type { WorkerContext } from './context.ts';

export function leadHandlers(context: Pick<WorkerContext, 'db' | 'clock' | 'log'>) {
  return {
    'leads.sweep': async () => {
      await sweepLeads(context);
    },
  } satisfies JobHandlers;
}
