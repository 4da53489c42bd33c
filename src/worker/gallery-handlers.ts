import { mailGalleryLinks } from '../features/gallery/find/mail-gallery-links.server.ts';
import { mailOrderLinks } from '../features/orders/find/mail-order-links.server.ts';
import type { JobHandlers } from '../platform/queue/queue.ts';
import type { WorkerContext } from './context.ts';

export function galleryHandlers(
  context: Pick<WorkerContext, 'db' | 'queue' | 'capabilities' | 'clock' | 'ids' | 'log' | 'settings'>,
) {
  const ports = {
    ...context,
    mailOrderLinks: (tx, request) => mailOrderLinks(tx, context, request),
  } satisfies Parameters<typeof mailGalleryLinks>[0];
  return {
    'gallery.mail-links': ({ submissionId }) => mailGalleryLinks(ports, submissionId),
  } satisfies JobHandlers;
}
