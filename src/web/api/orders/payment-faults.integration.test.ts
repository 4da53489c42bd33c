import { expect, inject, it } from 'vitest';
import { createRunDatabase } from '../../../../scripts/payment-faults/database.ts';
import { PROVIDER_NAMES } from '../../../../scripts/payment-faults/providers.ts';
import { violationsOf } from '../../../../scripts/payment-faults/report.ts';
import { runPaymentFaults } from '../../../../scripts/payment-faults/run.ts';

/** A short run; `npm run faults:payments` is the long one, which also kills real processes. */
const RUN = { faults: 100, seed: 5, quietHours: 3 };

it('loses no payment and refunds none twice, whatever fails at three providers', async () => {
  await using database = await createRunDatabase(inject('clusterUrl'));
  const run = await runPaymentFaults({ ...RUN, databaseUrl: database.url });
  expect(violationsOf(run)).toBe('');
  expect(run.counts.total).toBeGreaterThanOrEqual(RUN.faults);
  for (const provider of PROVIDER_NAMES) {
    const payments = run.audit.facts.payments.filter((payment) => payment.provider === provider);
    expect(payments.length, provider).toBeGreaterThan(3);
  }
  const areTaxesKnown = run.audit.facts.payments
    .filter(({ provider }) => provider === 'stripe')
    .map(({ taxCents }) => taxCents !== undefined);
  expect(new Set(areTaxesKnown)).toEqual(new Set([true, false]));
  expect(run.audit.facts.renders.size).toBeGreaterThan(5);
});
