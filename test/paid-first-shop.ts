import { eq } from 'drizzle-orm';
import { expect, onTestFinished } from 'vitest';
import { createFakeProvider, type FakeProvider } from './fake-provider.ts';
import { fakeSelfie } from './fake-engine/fake-selfie.ts';
import { createShootWorld, type ShootWorld, type Visitor } from './shoot-world.ts';
import { upload } from './tus-upload.ts';
import type { ProductId } from '../src/catalog/products.ts';
import { mails } from '../src/platform/db/tables/mails.ts';
import { orders } from '../src/platform/db/tables/orders.ts';
import { shoots } from '../src/platform/db/tables/shoots.ts';
import type { PaymentEvent } from '../src/platform/payments/payments.ts';
import { createApi } from '../src/web/api/api.ts';

export const DAY_MS = 24 * 3_600_000;
export const BUYER = 'jo@example.com';

export type PaidFirstShop = Awaited<ReturnType<typeof openPaidFirstShop>>;

/** Opens all endpoints and the worker around one database, with a provider that reports payments to the webhook. */
export async function openPaidFirstShop() {
  let provider!: FakeProvider;
  const world = await createShootWorld({
    payments: (clock) => (provider = createFakeProvider('fake', clock)),
  });
  onTestFinished(() => world[Symbol.asyncDispose]());
  const api = createApi(world.context);
  api.onError((_error, c) => c.text('failed', 500));
  const { db } = world.database;

  /** Posts an event to the webhook, and returns the outcome. */
  const report = async (event: PaymentEvent): Promise<unknown> => {
    const url = `http://localhost:3000/api/payments/${provider.name}/webhook`;
    const response = await api.fetch(new Request(url, provider.webhook(event)));
    expect(response.status).toBe(200);
    return ((await response.json()) as { outcome: unknown }).outcome;
  };
  return {
    world,
    provider,
    report,
    visitor: () => world.visitor(api),
    /** Pays an order, and reports that. */
    pay: (orderId: string) => report(provider.pay(orderId)),
    /** Sets the clock. */
    wait: (ms: number) => {
      world.time.now = new Date(world.time.now.getTime() + ms);
    },
    async shootOf(orderId: string) {
      const [row] = await db
        .select({ shoot: shoots, order: orders })
        .from(orders)
        .innerJoin(shoots, eq(shoots.id, orders.shootId))
        .where(eq(orders.id, orderId));
      if (!row) throw new Error(`no shoot of order ${orderId}`);
      return row;
    },
    mailsOf: async (kind: string) => db.select().from(mails).where(eq(mails.kind, kind)),
    /** Runs one of the regular jobs, and the jobs that it enqueues. */
    async run(
      name:
        | 'orders.remind'
        | 'orders.remind-abandoned'
        | 'orders.reconcile'
        | 'payments.reconcile'
        | 'shoots.sweep',
    ) {
      await world.context.db.transaction((tx) => world.context.queue.enqueue(tx, name, {}));
      await world.drain();
    },
  };
}

/** Opens the checkout of an order before any selfie is uploaded. */
export async function purchase(
  visitor: Visitor,
  more: { readonly productId?: ProductId; readonly email?: string } = {},
): Promise<string> {
  const response = await visitor.json('POST', '/api/purchase', { productId: 'basic', email: BUYER, ...more });
  expect(response.status).toBe(200);
  return ((await response.json()) as { orderId: string }).orderId;
}

/** Opens the checkout of the visitor's complete draft. */
export async function checkOutDraft(visitor: Visitor): Promise<string> {
  const response = await visitor.json('POST', '/api/checkout', {});
  expect(response.status).toBe(200);
  return ((await response.json()) as { orderId: string }).orderId;
}

/** Uploads five selfies and fills in the form, which makes the visitor's draft complete. */
export async function completeDraft({ drain }: ShootWorld, visitor: Visitor): Promise<void> {
  await visitor.send('POST', '/api/shoot');
  for (const name of ['a', 'b', 'c', 'd', 'e']) await upload(visitor, fakeSelfie({ name }));
  await drain();
  await visitor.json('PUT', '/api/shoot/choice', { packageId: 'basic', styles: ['warm'] });
  await visitor.json('PUT', '/api/shoot/customer', { firstName: 'Jo', email: BUYER });
  const ticks = { terms: true, likeness: true, startBeforeWithdrawalEnds: true };
  await visitor.json('POST', '/api/shoot/consents', ticks);
  await drain();
}
