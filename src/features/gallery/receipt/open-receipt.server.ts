import { eq } from 'drizzle-orm';
import { deletionReceipts } from '../../../platform/db/tables/shoots.ts';
import type { GalleryPorts } from '../gallery-ports.ts';
import type { DeletionReceiptView } from '../gallery-view.ts';

type ReceiptRow = typeof deletionReceipts.$inferSelect;

/**
 * Returns a deletion receipt to anyone who has its link. The link's signature must match the row's present content, so a row
 * that was changed gives no receipt.
 * @param receiptText returns the text that the shoots feature signed
 */
export async function openReceipt(
  ports: Pick<GalleryPorts, 'db' | 'capabilities'>,
  receiptText: (row: ReceiptRow) => string,
  id: string,
  signature: string | undefined,
): Promise<DeletionReceiptView | undefined> {
  const [row] = await ports.db.select().from(deletionReceipts).where(eq(deletionReceipts.shootId, id));
  // The signature is verified even when there is no row, so that both refusals take the same time.
  const text = row ? receiptText(row) : id;
  const signed = ports.capabilities.verify('receipt', text, signature);
  return row && signed && signature ? receiptView({ ...row, signature }) : undefined;
}

export function receiptView(row: ReceiptRow): DeletionReceiptView {
  return {
    id: row.shootId,
    erasedAt: row.erasedAt.toISOString(),
    reason: row.reason,
    erased: row.erased,
    signature: row.signature,
  };
}
