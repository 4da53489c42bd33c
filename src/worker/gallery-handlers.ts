import { mailGalleryLinks } from '../features/gallery/find/mail-gallery-links.server.ts';
import type { JobHandlers } from '../platform/queue/queue.ts';
import type { WorkerContext } from './context.ts';

export function galleryHandlers(
  context: Pick<WorkerContext, 'db' | 'queue' | 'capabilities' | 'clock' | 'ids' | 'log' | 'settings'>,
) {
  return {
    'gallery.mail-links': ({ submissionId }) => mailGalleryLinks(context, submissionId),
  } satisfies JobHandlers;
}
