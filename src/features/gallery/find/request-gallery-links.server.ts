import type { Language } from '../../../catalog/languages.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { JobQueue } from '../../../platform/queue/queue.ts';
import { insertLinkRequest } from './link-request-store.server.ts';

interface GalleryRequest {
  /** Id made by the browser; a request with the same id is a repeat. */
  readonly submissionId: string;
  /** Language of the page and of the mail. */
  readonly language: Language;
  readonly email: string;
}

/**
 * Stores the request and leaves the search to the worker, so that the response takes equally long for a known
 * and an unknown address.
 */
export async function requestGalleryLinks(
  { db, queue, clock }: { readonly db: Database; readonly queue: JobQueue; readonly clock: Clock },
  request: GalleryRequest,
): Promise<void> {
  const { submissionId } = request;
  await db.transaction(async (tx) => {
    await insertLinkRequest(tx, { ...request, createdAt: clock.now() });
    await queue.enqueue(tx, 'gallery.mail-links', { submissionId }, { singletonKey: submissionId });
  });
}
