import { eq } from 'drizzle-orm';
import { fakeSelfie } from './fake-engine/fake-selfie.ts';
import type { ShootWorld, Visitor } from './shoot-world.ts';
import { upload } from './tus-upload.ts';
import { lockForCheckout } from '../src/features/shoots/draft/lock-for-checkout.server.ts';
import { orders } from '../src/platform/db/tables/orders.ts';
import { shoots } from '../src/platform/db/tables/shoots.ts';
import type { ShootView } from '../src/features/shoots/shoot-view.ts';
import { startPaidShoot } from '../src/features/shoots/rendering/start-paid-shoot.server.ts';

/** Returns the current row of the shoot. */
export async function shootRow({ context }: ShootWorld, shootId: string) {
  const [shoot] = await context.db.select().from(shoots).where(eq(shoots.id, shootId));
  return shoot;
}

/** Creates a draft with five accepted selfies that is ready to be paid: Premium, two styles, customer and consents. */
export async function completeDraft(world: ShootWorld) {
  const visitor = world.visitor();
  const { id } = (await (await visitor.send('POST', '/api/shoot')).json()) as ShootView;
  for (const name of ['a', 'b', 'c', 'd', 'e']) await upload(visitor, fakeSelfie({ name }));
  await world.drain();
  await fillForm(visitor);
  await world.drain();
  return { visitor, id };
}

async function fillForm(visitor: Visitor): Promise<void> {
  await visitor.json('PUT', '/api/shoot/choice', { packageId: 'premium', styles: ['warm', 'casual'] });
  await visitor.json('PUT', '/api/shoot/customer', { firstName: 'Jo', email: 'jo@example.com' });
  const ticks = { terms: true, likeness: true, startBeforeWithdrawalEnds: true };
  await visitor.json('POST', '/api/shoot/consents', ticks);
}

/**
 * Opens the checkout of Basic and pays: the order and the start of the shoot in one transaction, as the payment's webhook does it.
 * @param startsWhenPaid false for an order that is paid before the selfies are chosen
 */
export async function payForBasic({ context }: ShootWorld, shootId: string, startsWhenPaid = true) {
  const paidAt = context.clock.now();
  // An erased draft is not locked: its checkout was opened before the erasure.
  await context.db.transaction((tx) => lockForCheckout(tx, context, shootId, startsWhenPaid));
  return context.db.transaction(async (tx) => {
    await tx.insert(orders).values({
      id: `order-of-${shootId}`,
      shootId,
      state: 'paid',
      packageId: 'basic',
      productId: 'basic',
      amountCents: 1900,
      currency: 'USD',
      language: 'en',
      provider: 'sandbox',
      paymentId: 'p',
      createdAt: paidAt,
      paidAt,
    });
    return startPaidShoot(tx, context, shootId, { packageId: 'basic', paidAt });
  });
}
