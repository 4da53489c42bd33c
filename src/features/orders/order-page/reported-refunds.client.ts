const PREFIX = 'lichtbild-refund-';

/** The refunds that this document has reported. */
const reported = new Set<string>();

export function isRefundReported(orderId: string): boolean {
  try {
    return reported.has(orderId) || localStorage.getItem(PREFIX + orderId) !== null;
  } catch {
    // The browser refuses storage (spec §8: ignored).
    return false;
  }
}

/** @param isStored false keeps it in memory, until the document is left */
export function rememberRefundReport(orderId: string, isStored: boolean): void {
  reported.add(orderId);
  if (!isStored) return;
  try {
    localStorage.setItem(PREFIX + orderId, new Date().toISOString());
  } catch {
    // Without storage, another visit reports it again.
  }
}
