import type { Language } from '../../../catalog/languages.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { listHeadshots, type lockOpenGallery } from '../gallery-store.server.ts';
import { ownerLink } from '../gallery-urls.ts';
import type { GalleryMailPorts } from '../write-gallery-ready.server.ts';
import { composeGalleryLink } from './gallery-link-email.tsx';

type Gallery = NonNullable<Awaited<ReturnType<typeof lockOpenGallery>>>;

/** Writes the mail with the owner's link of an open, locked gallery to the address of its order, once for each `request`. */
export async function writeGalleryLink(
  tx: Transaction,
  { queue, ids, clock, capabilities, settings }: GalleryMailPorts,
  mail: { readonly gallery: Gallery; readonly language: Language; readonly request: string },
): Promise<void> {
  const { gallery, language, request } = mail;
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
    dedupeKey: `gallery-link:${request}:${gallery.id}`,
    kind: 'gallery-link',
    shootId: gallery.id,
    recipient: gallery.email!,
    language,
    createdAt: clock.now(),
  });
}
