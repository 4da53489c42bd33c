import type { ledgerEntries } from '../../../platform/db/tables/orders.ts';

export type LedgerEntry = typeof ledgerEntries.$inferSelect;
