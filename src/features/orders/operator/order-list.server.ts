import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { afterKey, cutPage, type KeyedPage } from '../../../platform/db/keyset.ts';
import { orders, type OrderState } from '../../../platform/db/tables/orders.ts';
import { recipientKey } from '../../../platform/mail/email-address.ts';
import type { OrderRow } from '../order-store.server.ts';
import { possibleOrderNumbers } from '../withdrawal/match-order.ts';

export interface OrderFilter {
  readonly state?: OrderState | undefined;
  readonly provider?: string | undefined;
  /** An order number, an email address or the provider's id of a payment, as it was typed. */
  readonly search?: string | undefined;
}

/** The place of an order in the list. */
export type OrderKey = readonly [createdAt: Date, id: string];

/** Lists orders, the latest first, one page at a time. */
export async function listOrders(
  db: Reader,
  filter: OrderFilter,
  page: { readonly after?: OrderKey | undefined; readonly limit: number },
): Promise<KeyedPage<OrderRow>> {
  const { state, provider, search } = filter;
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        state === undefined ? undefined : eq(orders.state, state),
        provider === undefined ? undefined : eq(orders.provider, provider),
        search === undefined ? undefined : isFound(search),
        afterKey([orders.createdAt, orders.id], page.after, 'descending'),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.limit + 1);
  return cutPage(rows, page.limit);
}

function isFound(search: string): SQL | undefined {
  if (search.includes('@'))
    return or(
      eq(orders.emailKey, recipientKey(search)),
      eq(sql`lower(${orders.email})`, sql`lower(${search})`),
    );
  const numbers = possibleOrderNumbers(search);
  return or(numbers.length > 0 ? inArray(orders.id, [...numbers]) : undefined, eq(orders.paymentId, search));
}
