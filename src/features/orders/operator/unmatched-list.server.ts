import { and, desc, eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { afterKey, cutPage, type KeyedPage } from '../../../platform/db/keyset.ts';
import { unmatchedPayments } from '../../../platform/db/tables/orders.ts';
import type { UnmatchedPayment } from '../refunds/unmatched-payment-store.server.ts';

/** The place of an unmatched payment in the list. */
export type UnmatchedKey = readonly [receivedAt: Date, provider: string, paymentId: string];

/** Lists the payments that are refunded without their order, the latest first, one page at a time. */
export async function listUnmatchedPayments(
  db: Reader,
  filter: { readonly state?: UnmatchedPayment['state'] | undefined },
  page: { readonly after?: UnmatchedKey | undefined; readonly limit: number },
): Promise<KeyedPage<UnmatchedPayment>> {
  const { receivedAt, provider, paymentId, state } = unmatchedPayments;
  const rows = await db
    .select()
    .from(unmatchedPayments)
    .where(
      and(
        filter.state === undefined ? undefined : eq(state, filter.state),
        afterKey([receivedAt, provider, paymentId], page.after, 'descending'),
      ),
    )
    .orderBy(desc(receivedAt), desc(provider), desc(paymentId))
    .limit(page.limit + 1);
  return cutPage(rows, page.limit);
}
