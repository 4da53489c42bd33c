import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createOrderWorld, IMPRINT } from '../../../test/order-world.ts';
import { openStripeShop } from '../../../test/payment-stand-ins/stripe/stripe-shop.ts';
import { mails } from '../../platform/db/tables/mails.ts';
import { ledgerEntries } from '../../platform/db/tables/orders.ts';
import type { PaymentEvent } from '../../platform/payments/payments.ts';
import { applyPaymentEvent } from './apply-payment-event.server.ts';
import { loadOrderView } from './order-page/open-order-page.server.ts';
import { describeOrder } from './order-page/order-sheet.ts';

const NOWHERE = { continueUrl: '/go', galleryUrl: undefined, imprint: IMPRINT };

/** Buys Premium for 29 euros at Stripe, and returns what the buyer and the books see of it. */
async function buyAtStripe(automaticTax: boolean) {
  const [world, shop] = [await createOrderWorld(), await openStripeShop({ automaticTax })];
  const shootId = await world.insertShoot();
  const unpaid = { state: 'open', paidAt: null, paymentId: null } as const;
  const orderId = await world.insertOrder({ ...unpaid, shootId, provider: 'stripe' });
  await shop.buy({ orderId, product: 'premium', amountCents: 2900 });
  for (const event of (await shop.deliver()) as PaymentEvent[]) {
    expect(await applyPaymentEvent(world.ports, world.shootOfOrder, event)).toBe('paid');
  }
  const [mail] = await world.db.select().from(mails).where(eq(mails.kind, 'order-confirmation'));
  const view = await loadOrderView(world.ports, orderId);
  return {
    sheet: describeOrder(view!, { ...NOWHERE, language: 'de' }),
    mailText: mail!.text.replace(/\s+/g, ' '),
    ledger: await world.db.select().from(ledgerEntries),
  };
}

it('never shows a tax of zero when Stripe was not asked to calculate it', async () => {
  const { sheet, mailText, ledger } = await buyAtStripe(false);
  expect(ledger).toMatchObject([{ amountCents: 2900, taxCents: null }]);
  const labels = sheet.facts.map(({ label }) => label);
  expect(labels).toContain('Gesamtpreis inkl. MwSt.');
  expect(labels).not.toContain('Darin MwSt.');
  expect(sheet.taxNote).toBe('Der Preis enthält die gesetzliche Mehrwertsteuer.');
  expect(sheet.invoice?.text).toBe('Zahlungsbeleg von Stripe öffnen');
  expect(mailText).toContain('Der Preis enthält die gesetzliche Mehrwertsteuer.');
  expect(mailText).not.toMatch(/Darin MwSt\.|Rechnung von Stripe/);
});

it('shows the tax that Stripe calculated', async () => {
  const { sheet, mailText, ledger } = await buyAtStripe(true);
  expect(ledger).toMatchObject([{ amountCents: 2900, taxCents: 463 }]);
  expect(sheet.facts).toContainEqual({ label: 'Darin MwSt.', value: '4,63\u00A0€' });
  expect(sheet.taxNote).toBeUndefined();
  expect(mailText).toMatch(/Darin MwSt\. 4,63 €/);
});
