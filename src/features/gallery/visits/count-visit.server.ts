import type { GalleryPorts } from '../gallery-ports.ts';
import { lockOpenGalleryShared } from '../gallery-store.server.ts';
import { isNewVisit } from './visit.ts';
import { lockVisits, recordDownload, recordPageView } from './visit-store.server.ts';

type Ports = Pick<GalleryPorts, 'db' | 'clock'>;

// The counters say nothing about the visitor. They are written under the gallery's lock, so that none outlives its erasure.

/** Counts a page view of an open gallery by its owner. */
export async function countVisit({ db, clock }: Ports, galleryId: string): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    if (!(await lockOpenGalleryShared(tx, galleryId, at))) return;
    const before = await lockVisits(tx, galleryId);
    await recordPageView(tx, galleryId, { at, isNew: isNewVisit(before?.lastVisitAt ?? null, at) });
  });
}

/** Counts a download from an open gallery by its owner. A ZIP file counts once. */
export async function countDownload({ db, clock }: Ports, galleryId: string): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    if (await lockOpenGalleryShared(tx, galleryId, at)) await recordDownload(tx, galleryId, at);
  });
}
