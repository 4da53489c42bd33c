import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createOrderWorld, type OrderWorld, paymentEvent } from '../../../../test/order-world.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { applyPaymentEvent } from '../apply-payment-event.server.ts';

const CONSENT = { consents: { startBeforeWithdrawalEnds: '2026-11-21T09:58:00Z' } };

async function confirmationOf(world: OrderWorld) {
  const rows = await world.db.select().from(mails).where(eq(mails.kind, 'order-confirmation'));
  expect(rows).toHaveLength(1);
  return { ...rows[0]!, text: rows[0]!.text.replace(/\s+/g, ' ') };
}

async function pay(world: OrderWorld, shoot: Parameters<OrderWorld['insertShoot']>[0]) {
  const shootId = await world.insertShoot(shoot);
  const orderId = await world.insertOrder({ shootId, state: 'open', paidAt: null, paymentId: null });
  const paid = paymentEvent(orderId, { taxCents: 463 });
  expect(await applyPaymentEvent(world.ports, world.shootOfOrder, paid)).toBe('paid');
  const key = world.ports.capabilities.keyFor('order', orderId);
  return { orderId, key, mail: await confirmationOf(world) };
}

it('confirms an order whose headshots are being made, with the tax, the seller and the consent', async () => {
  const world = await createOrderWorld();
  const start = { state: 'ready_to_pay', startRequestedAt: new Date('2026-11-21T09:59:00Z') } as const;
  const { orderId, key, mail } = await pay(world, { ...start, ...CONSENT });
  expect(mail).toMatchObject({
    subject: 'Ihre Bestellung: 60 Bewerbungsfotos',
    recipient: 'mira@example.org',
  });
  expect(mail.text).toContain('Ihre Bilder entstehen gerade');
  expect(mail.text).toContain('21. November 2026 um 09:58');
  expect(mail.text).toMatch(/Darin MwSt\. 4,63 €/);
  expect(mail.text).toMatch(/Paddle hat Ihnen diese Bestellung im eigenen Namen verkauft/);
  expect(mail.text).toContain('Fotohaus Mitte GmbH');
  expect(mail.html).toContain(`http://localhost:3000/de/order/${orderId}?key=${key}`);
  expect(mail.html).not.toContain('/create-headshot?order=');
});

it('asks for the selfies of an order that waits for them, and claims no consent', async () => {
  const world = await createOrderWorld();
  // The boxes may be ticked in the draft, but nothing starts before the customer asks for it.
  const { orderId, key, mail } = await pay(world, CONSENT);
  expect(mail.subject).toBe('Bezahlt: Premium. Jetzt Ihre Selfies.');
  expect(mail.text).not.toMatch(/entstehen gerade|haben begonnen|ausdrücklich/);
  expect(mail.text).toContain('wartet bis zum 21. November 2027');
  expect(mail.text).toMatch(/binnen 14 Tagen ohne Angabe von Gründen widerrufen/);
  const query = `order=${orderId}&amp;key=${key}`;
  expect(mail.html).toContain(`http://localhost:3000/de/create-headshot?${query}`);
  expect(mail.html).toContain(`http://localhost:3000/de/withdraw?order=${orderId}`);
});

it('accepts the payment of an order without an address, and mails nobody', async () => {
  const world = await createOrderWorld();
  const shootId = await world.insertShoot({ email: null });
  const unpaid = { state: 'open', paidAt: null, paymentId: null } as const;
  const orderId = await world.insertOrder({ ...unpaid, shootId, email: null, emailKey: null });
  expect(await applyPaymentEvent(world.ports, world.shootOfOrder, paymentEvent(orderId))).toBe('paid');
  expect(await world.db.select().from(mails)).toEqual([]);
});

it('attaches the terms in the language of the order', async () => {
  const world = await createOrderWorld();
  const { mail } = await pay(world, {});
  expect(mail.attachments).toEqual([
    { fileName: 'terms-de.html', contentType: 'text/html; charset=utf-8', content: '<p>de</p>' },
  ]);
});
