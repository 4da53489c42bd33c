import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { galleryLinkRequests } from '../../../platform/db/tables/gallery.ts';

export type LinkRequest = typeof galleryLinkRequests.$inferSelect;

/** Stores the request, unless the same submission is already waiting. */
export async function insertLinkRequest(tx: Transaction, request: LinkRequest): Promise<void> {
  await tx
    .insert(galleryLinkRequests)
    .values(request)
    .onConflictDoNothing({ target: galleryLinkRequests.submissionId });
}

/** Deletes and returns the request; undefined when another run has already answered it. */
export async function takeLinkRequest(
  tx: Transaction,
  submissionId: string,
): Promise<LinkRequest | undefined> {
  const [row] = await tx
    .delete(galleryLinkRequests)
    .where(eq(galleryLinkRequests.submissionId, submissionId))
    .returning();
  return row;
}
