import { currencySums } from './audit/check-ledger.ts';
import { explainReported, fateOf } from './audit/check-payments.ts';
import { type Facts, paymentKey, type Violation } from './audit/facts.ts';
import { FAULT_KINDS } from './fault-counts.ts';
import { PROVIDER_NAMES } from './providers.ts';
import type { FaultRun } from './run.ts';

/** The longest history that is printed of one violation. */
const HISTORY_LINES = 60;
const VIOLATIONS_PRINTED = 12;

type Row = readonly (string | number)[];

/** Returns the tables of a run: its faults, what happened to orders and payments, and the sums of the books. */
export function reportOf(run: FaultRun): string {
  return [
    `${run.counts.total} faults in ${Math.round(run.virtualHours)} virtual hours`,
    table(['fault', ...PROVIDER_NAMES, '-', 'all'], faultRows(run)),
    `customers: ${[...run.counts.oddities].map(([oddity, count]) => `${count} × ${oddity}`).join(', ')}`,
    table(['provider', ...PROVIDER_COLUMNS], providerRows(run)),
    table(['ledger', 'ours', 'theirs', 'tax here', 'tax there'], sumRows(run)),
    differencesOf(run),
  ].join('\n\n');
}

function faultRows({ counts }: FaultRun): readonly Row[] {
  return FAULT_KINDS.map((kind) => {
    const numbers = [...PROVIDER_NAMES, '-'].map((provider) => counts.of(kind, provider));
    return [kind, ...numbers, numbers.reduce((sum, count) => sum + count, 0)];
  });
}

const PROVIDER_COLUMNS = [
  ...['orders', 'paid there', 'known here', 'kept', 'rendered once', 'waiting', 'refunded', 'in part'],
  ...['unmatched', 'for a person'],
];

function providerRows({ audit: { facts, differences } }: FaultRun): readonly Row[] {
  return PROVIDER_NAMES.map((provider) => {
    const payments = facts.payments.filter((one) => one.provider === provider);
    const booked = new Set(facts.ledger.filter(({ kind }) => kind === 'payment').map(paymentKey));
    const fates = payments.map((payment) => fateOf(facts, differences, payment));
    const kept = fates.filter(({ kind }) => kind === 'kept');
    const rendersOf = (shootId: string | null | undefined) => facts.renders.get(shootId ?? '') ?? 0;
    return [
      provider,
      facts.orders.filter((order) => order.provider === provider).length,
      payments.length,
      payments.filter((payment) => booked.has(paymentKey(payment))).length,
      kept.length,
      kept.filter(({ order }) => rendersOf(order?.shootId) === 1).length,
      kept.filter(({ order }) => rendersOf(order?.shootId) === 0).length,
      fates.filter(({ kind }) => kind === 'refunded').length,
      kept.filter(({ payment }) => payment.refundedCents > 0).length,
      fates.filter(({ kind }) => kind === 'unmatched').length,
      fates.filter(({ kind }) => kind === 'reported').length,
    ];
  });
}

function sumRows({ audit: { facts } }: FaultRun): readonly Row[] {
  const money = (cents: number) => (cents / 100).toFixed(2);
  return currencySums(facts).map((one) => [
    `${one.provider} ${one.currency}`,
    ...[one.ledgerCents, one.booksCents, one.ledgerTaxCents, one.booksTaxCents].map(money),
  ]);
}

function differencesOf({ audit: { differences, facts }, buyers }: FaultRun): string {
  if (differences.length === 0) return 'reported differences: none';
  const reasons = differences.map((difference) => {
    const payment = facts.payments.find((one) => paymentKey(one) === paymentKey(difference));
    const isOpen = payment && fateOf(facts, differences, payment).kind === 'reported';
    const why = isOpen ? (explainReported(facts, { buyers }, payment) ?? 'unexplained') : 'applied';
    return `${difference.provider} ${difference.kind} (${why})`;
  });
  const counts = Map.groupBy(reasons, (reason) => reason);
  return `reported differences: ${[...counts].map(([reason, all]) => `${all.length} × ${reason}`).join(', ')}`;
}

/** Returns what happened to each payment that is left for a person to assign. */
export function reportedStories({ audit: { differences, facts }, history }: FaultRun): string {
  const stories = differences.map(({ provider, paymentId, kind }) => {
    const orderId = facts.payments.find(
      (one) => one.provider === provider && one.paymentId === paymentId,
    )?.orderId;
    const lines = history.about(relatedIds(facts, [paymentId, orderId]));
    return [`${provider} ${paymentId}: ${kind}`, ...lines.map((line) => `    ${line}`)].join('\n');
  });
  return stories.join('\n');
}

/** Returns the broken invariants, each with what happened to the order concerned. */
export function violationsOf({ audit: { violations, facts }, history }: FaultRun): string {
  const byLength = violations
    .map((violation) => ({ violation, lines: history.about(relatedIds(facts, violation.ids)) }))
    .toSorted((a, b) => a.lines.length - b.lines.length);
  const printed = byLength.slice(0, VIOLATIONS_PRINTED).map(({ violation, lines }, index) => {
    // One history is enough to understand most of them.
    const story = index === 0 || lines.length < HISTORY_LINES / 2 ? lines.slice(-HISTORY_LINES) : [];
    return [`✗ ${violation.text}`, ...story.map((line) => `    ${line}`)].join('\n');
  });
  const rest = violations.length - printed.length;
  return [...printed, ...(rest > 0 ? [`and ${rest} more`] : [])].join('\n');
}

/** Adds the orders and payments of the same shoot. */
function relatedIds({ orders }: Facts, ids: Violation['ids']): ReadonlySet<string> {
  const named = new Set(ids.filter((id) => id != null && id !== ''));
  for (const { id, paymentId, shootId } of orders) {
    if (![id, paymentId, shootId].some((one) => named.has(one))) continue;
    for (const one of [id, paymentId, shootId]) if (one !== null) named.add(one);
  }
  return named as ReadonlySet<string>;
}

function table(head: Row, rows: readonly Row[]): string {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  const lines = all.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join('  '),
  );
  return lines.map((line) => line.trimEnd()).join('\n');
}
