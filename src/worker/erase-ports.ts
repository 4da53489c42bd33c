import { countGalleryRows, eraseGalleryRows } from '../features/gallery/gallery-store.server.ts';
import { writeDeletionNotice } from '../features/gallery/receipt/write-deletion-notice.server.ts';
import { forgetBuyer } from '../features/orders/buyer-store.server.ts';
import type { ErasePorts } from '../features/shoots/erasure/erase-shoot.server.ts';
import type { WorkerContext } from './context.ts';

/** Composes the erasure of a shoot from the features that store something about it. */
export function erasePorts(
  context: Pick<
    WorkerContext,
    'db' | 'queue' | 'storage' | 'mailer' | 'capabilities' | 'live' | 'clock' | 'ids' | 'log' | 'settings'
  >,
): ErasePorts {
  return {
    ...context,
    forgetBuyer,
    countGalleryRows,
    eraseGalleryRows,
    writeDeletionNotice: (tx, notice) => writeDeletionNotice(tx, context, notice),
  };
}
