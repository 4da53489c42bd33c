import type { ErasureReason } from './retention.ts';

export interface DeletionReceipt {
  readonly shootId: string;
  readonly reason: ErasureReason;
  readonly erasedAt: Date;
  /** Counts by kind: selfies, headshots, files, bytes, rows … */
  readonly erased: Readonly<Record<string, number>>;
}

/** Returns the exact text that is signed: keys in alphabetical order, times in UTC. */
export function receiptText(receipt: DeletionReceipt): string {
  const counts = Object.entries(receipt.erased)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, count]) => `${kind}=${count}`);
  return [receipt.shootId, receipt.reason, receipt.erasedAt.toISOString(), ...counts].join('\n');
}
