import { requestRefund } from '../features/orders/request-refund.server.ts';
import type { JobHandlers } from '../platform/queue/queue.ts';
import type { WorkerContext } from './context.ts';

/** `deliverSandboxEvent` belongs to the sandbox provider; undefined where another provider is used. */
export function orderHandlers(
  context: Pick<WorkerContext, 'db' | 'queue' | 'payments' | 'clock' | 'ids' | 'log'>,
  deliverSandboxEvent: ((eventId: string, signal: AbortSignal) => Promise<void>) | undefined,
): JobHandlers {
  return {
    'orders.refund': ({ orderId, reason }) => requestRefund(context, orderId, reason),
    ...(deliverSandboxEvent && {
      'sandbox.webhook': ({ eventId }: { eventId: string }, signal: AbortSignal) =>
        deliverSandboxEvent(eventId, signal),
    }),
  };
}
