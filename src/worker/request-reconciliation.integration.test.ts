import { expect, it } from 'vitest';
import { jobCount, openOrderBench } from '../../test/order-bench.ts';
import { requestReconciliation } from './request-reconciliation.ts';

it('enqueues one reconciliation, however many workers start', async () => {
  const bench = await openOrderBench();
  await Promise.all([1, 2, 3].map(() => requestReconciliation(bench.ports)));
  expect(await jobCount(bench, 'payments.reconcile')).toBe(1);
});
