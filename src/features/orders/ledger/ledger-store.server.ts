import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { ledgerEntries, paymentEvents } from '../../../platform/db/tables/orders.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { missingRefundTaxes } from './refund-taxes.ts';
import type { PaymentEvent } from '../../../platform/payments/payments.ts';

type Movement = Pick<
  PaymentEvent,
  'provider' | 'kind' | 'paymentId' | 'amountCents' | 'taxCents' | 'occurredAt'
> & {
  /** Undefined when the provider's list names no order of ours. */
  readonly orderId: string | undefined;
  readonly currency: string;
};

/**
 * Adds the movement of money that an event reports to the ledger, unless it is there already. A refund adds what is new since the
 * largest total reported before. Refunds whose tax was not reported get their share of the payment's tax, also those that were
 * recorded before their payment. Resolves to whether something was added.
 */
export async function recordMovement(
  tx: Transaction,
  movement: Movement,
  source: LedgerEntry['source'],
  recordedAt: Date,
): Promise<boolean> {
  if (movement.kind === 'declined' || movement.amountCents === 0) return false;
  const { provider, paymentId, orderId, currency, occurredAt } = movement;
  await lockPayment(tx, provider, paymentId);
  const change = movement.kind === 'paid' ? paymentChange(movement) : await refundChange(tx, movement);
  if (!change) return false;
  const added = await tx
    .insert(ledgerEntries)
    .values({
      ...{ provider, paymentId, orderId: orderId ?? null, currency, source, occurredAt, recordedAt },
      ...change,
    })
    .onConflictDoNothing()
    .returning({ id: ledgerEntries.id });
  if (added.length === 0) return false;
  await addMissingRefundTaxes(tx, movement);
  return true;
}

type Change = Pick<LedgerEntry, 'kind' | 'totalCents' | 'amountCents' | 'taxCents'>;

function paymentChange({ amountCents, taxCents }: Movement): Change {
  return { kind: 'payment', totalCents: 0, amountCents, taxCents: taxCents ?? null };
}

async function refundChange(tx: Transaction, movement: Movement): Promise<Change | undefined> {
  const { provider, paymentId, amountCents: totalCents, taxCents } = movement;
  const ofPayment = and(
    eq(ledgerEntries.provider, provider),
    eq(ledgerEntries.paymentId, paymentId),
    eq(ledgerEntries.kind, 'refund'),
  );
  const earlier = await tx
    .select()
    .from(ledgerEntries)
    .where(ofPayment)
    .orderBy(desc(ledgerEntries.totalCents));
  const earlierCents = earlier[0]?.totalCents ?? 0;
  if (totalCents <= earlierCents) return undefined;
  // Without the tax of every earlier part, the tax of this part is not known.
  const earlierTaxCents = earlier.reduce<number | null>(
    (sum, row) => (sum === null || row.taxCents === null ? null : sum + row.taxCents),
    0,
  );
  const isTaxKnown = taxCents !== undefined && earlierTaxCents !== null;
  return {
    kind: 'refund',
    totalCents,
    amountCents: earlierCents - totalCents,
    taxCents: isTaxKnown ? -taxCents - earlierTaxCents : null,
  };
}

/** The payment must be locked. */
async function addMissingRefundTaxes(tx: Transaction, { provider, paymentId }: Movement): Promise<void> {
  const entries = await tx
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.provider, provider), eq(ledgerEntries.paymentId, paymentId)));
  for (const { id, taxCents } of missingRefundTaxes(entries)) {
    await tx.update(ledgerEntries).set({ taxCents }).where(eq(ledgerEntries.id, id));
  }
}

/** Serializes all entries of one payment until the transaction ends. */
async function lockPayment(tx: Transaction, provider: string, paymentId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`ledger:${provider}:${paymentId}`}, 0))`,
  );
}

/** The sums of one payment in our books. */
export interface BookedPayment {
  readonly orderId: string | undefined;
  /** False when only a refund is booked so far. */
  readonly isPaymentBooked: boolean;
  readonly paidCents: number;
  readonly refundedCents: number;
  readonly currency: string;
  /** The time at which the largest refund was recorded here; undefined without any. */
  readonly refundRecordedAt: Date | undefined;
}

/** Resolves to undefined for a payment of which nothing is booked. */
export async function findBookedPayment(
  db: Database,
  provider: string,
  paymentId: string,
): Promise<BookedPayment | undefined> {
  const entries = await db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.provider, provider), eq(ledgerEntries.paymentId, paymentId)));
  const [first] = entries;
  if (!first) return undefined;
  const payment = entries.find(({ kind }) => kind === 'payment');
  const bookedFor = entries.find(({ orderId }) => orderId !== null)?.orderId ?? undefined;
  // A payment is booked without its order when the provider's list was read before its webhook arrived.
  const orderId = bookedFor ?? (await findOrderIdOfEvents(db, provider, paymentId));
  const refundedCents = Math.max(...entries.map(({ totalCents }) => totalCents));
  const largestRefund = entries.find(
    ({ kind, totalCents }) => kind === 'refund' && totalCents === refundedCents,
  );
  return {
    orderId,
    isPaymentBooked: payment !== undefined,
    paidCents: payment?.amountCents ?? 0,
    refundedCents,
    currency: first.currency,
    refundRecordedAt: largestRefund?.recordedAt,
  };
}

async function findOrderIdOfEvents(
  db: Database,
  provider: string,
  paymentId: string,
): Promise<string | undefined> {
  const [event] = await db
    .select({ orderId: paymentEvents.orderId })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.paymentId, paymentId)))
    .limit(1);
  return event?.orderId;
}

/** The refunds of an order's own payment, oldest first. */
export async function listRefunds(
  db: Database,
  {
    id,
    provider,
    paymentId,
  }: { readonly id: string; readonly provider: string; readonly paymentId: string | null },
): Promise<readonly { readonly amountCents: number; readonly refundedAt: Date }[]> {
  if (paymentId === null) return [];
  const isOwnRefund = and(
    eq(ledgerEntries.orderId, id),
    eq(ledgerEntries.provider, provider),
    eq(ledgerEntries.paymentId, paymentId),
    eq(ledgerEntries.kind, 'refund'),
  );
  const rows = await db.select().from(ledgerEntries).where(isOwnRefund).orderBy(ledgerEntries.totalCents);
  return rows.map((row) => ({ amountCents: -row.amountCents, refundedAt: row.occurredAt }));
}

/** The payments of a provider that occurred since one moment and before another. */
export async function listBookedPaymentIds(db: Database, provider: string, since: Date, before: Date) {
  return db
    .select({
      paymentId: ledgerEntries.paymentId,
      orderId: ledgerEntries.orderId,
      amountCents: ledgerEntries.amountCents,
      currency: ledgerEntries.currency,
    })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.provider, provider),
        eq(ledgerEntries.kind, 'payment'),
        gte(ledgerEntries.occurredAt, since),
        lt(ledgerEntries.occurredAt, before),
      ),
    );
}

/** The entries that occurred from one moment until before another, oldest first. */
export async function listLedgerEntries(
  db: Database,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<readonly LedgerEntry[]> {
  return db
    .select()
    .from(ledgerEntries)
    .where(and(gte(ledgerEntries.occurredAt, from), lt(ledgerEntries.occurredAt, until)))
    .orderBy(ledgerEntries.occurredAt, ledgerEntries.id);
}
