import { z } from 'zod';
import { err, ok } from '../../../base/result.ts';
import { countGalleryRows, eraseGalleryRows } from '../../../features/gallery/gallery-store.server.ts';
import { writeDeletionNotice } from '../../../features/gallery/receipt/write-deletion-notice.server.ts';
import { forgetBuyer } from '../../../features/orders/buyer-store.server.ts';
import { type ErasePorts, eraseShoot } from '../../../features/shoots/erasure/erase-shoot.server.ts';
import { findShoot } from '../../../features/shoots/shoot-store.server.ts';
import { pagePath } from '../../../page-urls.ts';
import { momentText } from '../../../ui/dashboard/moment.tsx';
import type { WebContext } from '../../context.ts';
import { refuse } from './action.ts';
import type { OperatorRequest } from './operators-only.ts';
import { refuseClaim } from './refuse-claim.ts';
import { claimOnShoot, refuseState, seenField, stateField } from './shoot-requests.ts';
import { readReason, reasonField } from './action-reason.ts';

export const eraseBody = z.object({ state: stateField, reason: reasonField, seen: seenField });

/**
 * POST {state, reason, seen} → {receipt}: erases a shoot at once, and answers with the address of the receipt. An erasure that was
 * begun and interrupted is finished.
 */
export async function eraseShootNow(
  c: OperatorRequest,
  context: WebContext,
  { state, reason: typed, seen }: z.infer<typeof eraseBody>,
): Promise<Response> {
  const reason = readReason(c, typed);
  if (reason instanceof Response) return reason;
  const shootId = c.req.param('id') ?? '';
  const erasedAt = (await findShoot(context.db, shootId))?.erasedAt;
  if (erasedAt) {
    const message = `The shoot was erased at ${momentText(erasedAt)} already. Its receipt is on this page.`;
    return refuse(c, { error: 'erased-already', message });
  }
  const claimed = claimOnShoot(c, context, { action: 'erased-shoot', seen, reason });
  const erased = await eraseShoot(erasePorts(context), shootId, 'operator', async (tx, shoot) => {
    if (shoot.state !== state) return err('state-changed');
    return (await claimed.claim(tx, { state })) ? ok(undefined) : err('changed-meanwhile');
  });
  if (erased.ok) return c.json({ receipt: receiptPath(shootId, erased.value.signature) });
  switch (erased.error) {
    case 'changed-meanwhile':
      return refuseClaim(c, claimed);
    case 'shoot-in-progress': {
      const message =
        'Its headshots are being made, and nothing can be erased meanwhile. Refund the order, or wait for the delivery.';
      return refuse(c, { error: erased.error, message });
    }
    default:
      return refuseState(c, context, state);
  }
}

/** Returns the address of a receipt of deletion, which its signature opens. */
export function receiptPath(shootId: string, signature: string): string {
  const query = new URLSearchParams({ signature });
  return `${pagePath('receipt', 'en', { id: shootId })}?${query.toString()}`;
}

function erasePorts(context: WebContext): ErasePorts {
  return {
    ...context,
    forgetBuyer,
    countGalleryRows,
    eraseGalleryRows,
    writeDeletionNotice: (tx, notice) => writeDeletionNotice(tx, context, notice),
  };
}
