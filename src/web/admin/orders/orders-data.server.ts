import { readCursor } from '../../../base/page-cursor.ts';
import { PAYMENT_PROVIDERS } from '../../../catalog/payment-companies.ts';
import {
  countOpenDifferences,
  DIFFERENCE_FILTERS,
  listDifferences,
  listReadings,
} from '../../../features/orders/operator/difference-list.server.ts';
import {
  listMovements,
  sumLedger,
  sumLedgerByDay,
} from '../../../features/orders/operator/ledger-sums.server.ts';
import { listOrders } from '../../../features/orders/operator/order-list.server.ts';
import { listUnmatchedPayments } from '../../../features/orders/operator/unmatched-list.server.ts';
import { pageOfDays, requestedDays } from '../../../features/orders/operator/zoned-days.ts';
import type { WebContext } from '../../context.ts';
import { oneOf, PAGE_SIZE, readPlace, readTime, writePlace } from '../list-query.ts';
import { ORDER_STATES } from './order-texts.ts';

export const VIEWS = ['orders', 'ledger', 'movements', 'differences', 'unmatched', 'exports'] as const;
export type OrdersView = (typeof VIEWS)[number];

const page = { limit: PAGE_SIZE };

type Ports = Pick<WebContext, 'db' | 'clock'>;
type Data = {
  readonly [View in OrdersView]: { readonly view: View } & Awaited<ReturnType<(typeof LOADERS)[View]>>;
}[OrdersView];

/** Loads what one view of the page shows, and how many differences wait for a decision. */
export async function loadOrdersPage(
  ports: Ports,
  query: URLSearchParams,
): Promise<{ readonly openDifferences: number; readonly shown: Data }> {
  const view = oneOf(VIEWS, query.get('view')) ?? 'orders';
  const [data, openDifferences] = await Promise.all([
    LOADERS[view](ports, query),
    countOpenDifferences(ports.db),
  ]);
  return { openDifferences, shown: { view, ...data } as Data };
}

const LOADERS = {
  async orders({ db }: Ports, query: URLSearchParams) {
    const states = Object.keys(ORDER_STATES) as (keyof typeof ORDER_STATES)[];
    const filter = {
      state: oneOf(states, query.get('state')),
      provider: oneOf(PAYMENT_PROVIDERS, query.get('provider')),
      search: query.get('q')?.trim() || undefined,
    };
    const { rows, last } = await listOrders(db, filter, { ...page, after: readPlace(query) });
    return { filter, rows, next: last && writePlace([last.createdAt, last.id]) };
  },

  async ledger({ db, clock }: Ports, query: URLSearchParams) {
    const requested = requestedDays(query, clock.now());
    const [from] = readCursor(query.get('after'), ['string']) ?? [];
    const { days, next } = pageOfDays(requested.days, from);
    const [totals, rows] = await Promise.all([sumLedger(db, requested.days), sumLedgerByDay(db, days)]);
    return { requested, totals, shownDays: days, rows, next: next && writePlace([next]) };
  },

  async movements({ db, clock }: Ports, query: URLSearchParams) {
    const requested = requestedDays(query, clock.now());
    const provider = oneOf(PAYMENT_PROVIDERS, query.get('provider'));
    const [time, id] = readCursor(query.get('after'), ['string', 'number']) ?? [];
    const at = readTime(time);
    const after = at && Number.isSafeInteger(id) ? ([at, id!] as const) : undefined;
    const { rows, last } = await listMovements(db, { days: requested.days, provider }, { ...page, after });
    return { requested, provider, rows, next: last && writePlace([last.occurredAt, last.id]) };
  },

  async differences({ db }: Ports, query: URLSearchParams) {
    const filter = oneOf(DIFFERENCE_FILTERS, query.get('show')) ?? 'open';
    const [id] = readCursor(query.get('after'), ['number']) ?? [];
    const beforeId = Number.isSafeInteger(id) ? id : undefined;
    const [{ rows, last }, readings] = await Promise.all([
      listDifferences(db, filter, { ...page, beforeId }),
      listReadings(db),
    ]);
    return { filter, rows, readings, next: last && writePlace([last.id]) };
  },

  async unmatched({ db }: Ports, query: URLSearchParams) {
    const state = oneOf(['refund_requested', 'refunded'] as const, query.get('state'));
    const [time, provider = '', paymentId = ''] =
      readCursor(query.get('after'), ['string', 'string', 'string']) ?? [];
    const at = readTime(time);
    const after = at && ([at, provider, paymentId] as const);
    const { rows, last } = await listUnmatchedPayments(db, { state }, { ...page, after });
    const next = last && writePlace([last.receivedAt, last.provider, last.paymentId]);
    return { state, rows, next };
  },

  exports: async ({ clock }: Ports, query: URLSearchParams) => ({
    requested: requestedDays(query, clock.now()),
  }),
};
