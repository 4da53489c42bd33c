import type { GalleryPorts } from '../src/features/gallery/gallery-ports.ts';
import { countGalleryRows, eraseGalleryRows } from '../src/features/gallery/gallery-store.server.ts';
import { writeDeletionNotice } from '../src/features/gallery/receipt/write-deletion-notice.server.ts';
import { forgetBuyer } from '../src/features/orders/buyer-store.server.ts';
import type { ErasePorts } from '../src/features/shoots/erasure/erase-shoot.server.ts';
import { replaceHeadshot, setFavourite } from '../src/features/shoots/rendering/headshot-store.server.ts';

type NoticeContext = Parameters<typeof writeDeletionNotice>[1];

/** Composes the erasure of a shoot as web/ and worker/ do. */
export function erasePorts<Context extends NoticeContext>(context: Context) {
  const composed = {
    forgetBuyer,
    countGalleryRows,
    eraseGalleryRows,
    writeDeletionNotice: (tx, notice) => writeDeletionNotice(tx, context, notice),
  } satisfies Partial<ErasePorts>;
  return { ...context, ...composed };
}

/** Composes the changes of a gallery as web/ does. */
export function galleryPorts<Context>(context: Context) {
  return { ...context, setFavourite, replaceHeadshot } satisfies Partial<GalleryPorts>;
}
