import { sql } from 'drizzle-orm';
import type { BookedPayment } from '../../../test/payment-stand-ins/stand-in.ts';
import { mails } from '../../../src/platform/db/tables/mails.ts';
import {
  ledgerEntries,
  orders,
  paymentEvents,
  unmatchedPayments,
} from '../../../src/platform/db/tables/orders.ts';
import { shoots } from '../../../src/platform/db/tables/shoots.ts';
import { PROVIDER_NAMES, type ProviderName } from '../providers.ts';
import type { Shop } from '../shop.ts';

/** A payment in a provider's books. */
export type Payment = BookedPayment & { readonly provider: ProviderName };

export type Order = typeof orders.$inferSelect;
export type Shoot = typeof shoots.$inferSelect;

/** Everything that is compared at the end of a run. */
export interface Facts {
  readonly payments: readonly Payment[];
  readonly orders: readonly Order[];
  readonly events: readonly (typeof paymentEvents.$inferSelect)[];
  readonly unmatched: readonly (typeof unmatchedPayments.$inferSelect)[];
  readonly ledger: readonly (typeof ledgerEntries.$inferSelect)[];
  readonly shoots: ReadonlyMap<string, Shoot>;
  readonly mails: readonly (typeof mails.$inferSelect)[];
  /** Shoot → how often it was rendered. */
  readonly renders: ReadonlyMap<string, number>;
  /** Jobs that still wait, by name. */
  readonly waitingJobs: ReadonlyMap<string, number>;
}

export interface Violation {
  readonly text: string;
  /** The ids of the order, payment and shoot concerned. */
  readonly ids: readonly (string | null | undefined)[];
}

export async function loadFacts({ db, standIns }: Pick<Shop, 'db' | 'standIns'>): Promise<Facts> {
  const counts = async (text: string): Promise<ReadonlyMap<string, number>> => {
    const { rows } = await db.execute(sql.raw(text));
    return new Map((rows as { key: string; count: number }[]).map(({ key, count }) => [key, count]));
  };
  return {
    payments: PROVIDER_NAMES.flatMap((provider) =>
      standIns[provider].books().map((payment) => ({ ...payment, provider })),
    ),
    orders: await db.select().from(orders),
    events: await db.select().from(paymentEvents),
    unmatched: await db.select().from(unmatchedPayments),
    ledger: await db.select().from(ledgerEntries),
    shoots: new Map((await db.select().from(shoots)).map((shoot) => [shoot.id, shoot])),
    mails: await db.select().from(mails),
    renders: await counts('select shoot_id as key, count(*)::int from fault_run_renders group by 1'),
    waitingJobs: await counts(
      `select name as key, count(*)::int from pgboss.job
        where state in ('created', 'retry', 'active') and name like 'orders.refund%' group by 1`,
    ),
  };
}

export function paymentKey({ provider, paymentId }: { provider: string; paymentId: string | null }): string {
  return `${provider} ${paymentId ?? ''}`;
}
