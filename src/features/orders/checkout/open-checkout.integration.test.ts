import { expect, it } from 'vitest';
import { checkOut, openOrderBench } from '../../../../test/order-bench.ts';
import { orders } from '../../../platform/db/tables/orders.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';

it('opens another order for another language of the same currency', async () => {
  const bench = await openOrderBench();
  const german = await checkOut(bench);
  await bench.database.db.update(shoots).set({ language: 'es' });
  const spanish = await checkOut(bench);
  expect(spanish).not.toBe(german);
  expect(await checkOut(bench)).toBe(spanish);
});

it('opens another order for another package at the same price', async () => {
  const bench = await openOrderBench();
  const first = await checkOut(bench);
  await bench.database.db.update(orders).set({ packageId: 'premium' });
  expect(await checkOut(bench)).not.toBe(first);
});
