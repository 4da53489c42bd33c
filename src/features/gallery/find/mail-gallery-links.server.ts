import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import { lockOpenGalleriesOf } from '../gallery-store.server.ts';
import type { GalleryMailPorts } from '../write-gallery-ready.server.ts';
import { type LinkRequest, takeLinkRequest } from './link-request-store.server.ts';
import { writeGalleryLink } from './write-gallery-link.server.ts';

/** Writes the mails with the links of an address's orders, and resolves to the number of orders. */
export type MailOrderLinks = (
  tx: Transaction,
  request: Pick<LinkRequest, 'submissionId' | 'language' | 'email'>,
) => Promise<number>;

/**
 * Mails the owner's link of each open gallery, and the links of orders, and erases the request in the same transaction. The recipient is the address
 * as written in the order, not as typed in the request. Idempotent.
 */
export async function mailGalleryLinks(
  ports: GalleryMailPorts & {
    readonly db: Database;
    readonly log: Log;
    readonly mailOrderLinks: MailOrderLinks;
  },
  submissionId: string,
): Promise<void> {
  const { db, clock, log } = ports;
  const now = clock.now();
  const found = await db.transaction(async (tx) => {
    const request = await takeLinkRequest(tx, submissionId);
    if (!request) return undefined;
    const { language, email } = request;
    const galleries = await lockOpenGalleriesOf(tx, email, now);
    for (const gallery of galleries) {
      await writeGalleryLink(tx, ports, { gallery, language, request: submissionId });
    }
    return { galleries: galleries.length, orders: await ports.mailOrderLinks(tx, request) };
  });
  if (found !== undefined) log.info(found, 'mailed the links of one address');
}
