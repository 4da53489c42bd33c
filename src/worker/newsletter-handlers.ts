import { forwardSubscriber } from '../features/newsletter/forwarding/forward-subscriber.server.ts';
import { subscribeBuyer } from '../features/newsletter/subscribe-buyer.server.ts';
import { sweepSubscribers } from '../features/newsletter/sweep-subscribers.server.ts';
import { findNewsletterCustomer } from '../features/shoots/draft/newsletter-tick.server.ts';
import type { JobHandlers } from '../platform/queue/queue.ts';
import type { WorkerContext } from './context.ts';

export function newsletterHandlers(
  context: Pick<WorkerContext, 'db' | 'queue' | 'newsletterProvider' | 'clock' | 'ids' | 'log' | 'settings'>,
) {
  return {
    'newsletter.subscribe-buyer': async ({ shootId }) => {
      const buyer = await findNewsletterCustomer(context.db, shootId);
      if (buyer) await subscribeBuyer(context, buyer);
    },
    'newsletter.forward': ({ subscriberId, recreates = false }) =>
      forwardSubscriber(context, subscriberId, recreates),
    'newsletter.sweep': () => sweepSubscribers(context),
  } satisfies JobHandlers;
}
