import type { Language } from '../../../catalog/languages.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { JobQueue } from '../../../platform/queue/queue.ts';
import { insertLinkRequest } from './link-request-store.server.ts';

interface GalleryRequest {
  /** Made by the browser; the same again is the same request. */
  readonly submissionId: string;
  /** Of the page; the mail speaks it. */
  readonly language: Language;
  readonly email: string;
}

/**
 * Stores the request and leaves the search to the worker: whoever waits for the answer sees the same work for a known
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
