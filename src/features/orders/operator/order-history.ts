import type {
  ledgerEntries,
  orderReminders,
  orders,
  paymentEvents,
  unmatchedPayments,
  withdrawals,
} from '../../../platform/db/tables/orders.ts';

/** An order with everything that is stored about it. */
export interface OrderHistory {
  readonly order: typeof orders.$inferSelect;
  readonly events: readonly (typeof paymentEvents.$inferSelect)[];
  readonly movements: readonly (typeof ledgerEntries.$inferSelect)[];
  readonly unmatched: readonly (typeof unmatchedPayments.$inferSelect)[];
  readonly reminders: readonly (typeof orderReminders.$inferSelect)[];
  readonly withdrawals: readonly Pick<typeof withdrawals.$inferSelect, 'receivedAt' | 'orderMatch'>[];
}
