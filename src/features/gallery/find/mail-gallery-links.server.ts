import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { lockOpenGalleriesOf, listHeadshots } from '../gallery-store.server.ts';
import { ownerLink } from '../gallery-urls.ts';
import type { GalleryMailPorts } from '../write-gallery-ready.server.ts';
import { composeGalleryLink } from './gallery-link-email.tsx';
import { type LinkRequest, takeLinkRequest } from './link-request-store.server.ts';

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
  const { db, clock, capabilities, settings, queue, ids, log } = ports;
  const now = clock.now();
  const found = await db.transaction(async (tx) => {
    const request = await takeLinkRequest(tx, submissionId);
    if (!request) return undefined;
    const { language, email } = request;
    const galleries = await lockOpenGalleriesOf(tx, email, now);
    for (const gallery of galleries) {
      const headshots = await listHeadshots(tx, gallery.id);
      const link = await composeGalleryLink({
        language,
        firstName: gallery.firstName ?? '',
        headshotCount: headshots.length,
        expiresAt: gallery.expiresAt,
        url: ownerLink(settings.publicUrl, language, gallery.id, capabilities.keyFor('owner', gallery.id)),
      });
      await writeMail(queue, tx, {
        ...link,
        id: ids.newId(),
        dedupeKey: `gallery-link:${submissionId}:${gallery.id}`,
        kind: 'gallery-link',
        shootId: gallery.id,
        recipient: gallery.email!,
        language,
        createdAt: now,
      });
    }
    return { galleries: galleries.length, orders: await ports.mailOrderLinks(tx, request) };
  });
  if (found !== undefined) log.info(found, 'mailed the links of one address');
}
