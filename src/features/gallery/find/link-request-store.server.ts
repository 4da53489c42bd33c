import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { galleryLinkRequests } from '../../../platform/db/tables/gallery.ts';

export type LinkRequest = typeof galleryLinkRequests.$inferSelect;

/** Does nothing when the same submission is waiting already. */
export async function insertLinkRequest(tx: Transaction, request: LinkRequest): Promise<void> {
  await tx
    .insert(galleryLinkRequests)
    .values(request)
    .onConflictDoNothing({ target: galleryLinkRequests.submissionId });
}

/** Removes and returns the request; undefined when another run has answered it. */
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
