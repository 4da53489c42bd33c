import { err, ok, type Result } from '../../../base/result.ts';
import type { Language } from '../../../catalog/languages.ts';
import type { PackageId } from '../../../catalog/packages.ts';
import type { CheckoutSession } from '../../../platform/payments/payments.ts';
import { applyWaitingEvents } from '../apply-payment-event.server.ts';
import type { OrderPorts, ShootAtCheckout } from '../order-ports.ts';
import { lockOrdersOfShoot, insertOrder, listOrdersOfShoot, type OrderRow } from '../order-store.server.ts';
import { quote, type Quote } from './quote.ts';

/** A shoot that is complete enough to be paid for. */
export interface ShootForCheckout {
  readonly shootId: string;
  readonly packageId: PackageId;
  readonly email: string;
  readonly language: Language;
}

export interface CheckoutOptions {
  readonly discountCode: string | undefined;
  /** Language of the page around the overlay. Prices and mails use the language in which the shoot began. */
  readonly pageLanguage: Language;
}

export interface OpenedCheckout {
  readonly orderId: string;
  readonly session: CheckoutSession;
}

export type CheckoutError = 'discount-unknown' | 'already-paid' | 'checkout-gone';

/**
 * Opens the provider's checkout for a shoot. A second click reuses the open order. Another package, price or address creates
 * a new order, because a payment of the old one may be in progress and must match its amount.
 *
 * @throws {PaymentError} when the provider does not answer; the order stays open and is reused
 */
export async function openCheckout(
  ports: OrderPorts,
  shootOfOrder: ShootAtCheckout,
  shoot: ShootForCheckout,
  options: CheckoutOptions,
): Promise<Result<OpenedCheckout, CheckoutError>> {
  const price = quote(shoot.packageId, shoot.language, options.discountCode);
  if (!price.ok) return price;

  const provider = ports.payments.forNewOrders;
  const reserved = await ports.db.transaction(async (tx): Promise<Result<string, CheckoutError>> => {
    await lockOrdersOfShoot(tx, shoot.shootId);
    const known = await listOrdersOfShoot(tx, shoot.shootId);
    if (known.some(({ state }) => state === 'paid')) return err('already-paid');
    if (!(await shootOfOrder.lockForCheckout(tx, shoot.shootId)).ok) return err('checkout-gone');
    const open = known.find((order) => isSameOrder(order, shoot, price.value, provider.name));
    if (open) return ok(open.id);
    const id = ports.ids.newId();
    await insertOrder(tx, {
      id,
      shootId: shoot.shootId,
      ...price.value,
      email: shoot.email,
      language: shoot.language,
      provider: provider.name,
      createdAt: ports.clock.now(),
    });
    await applyWaitingEvents(tx, ports, shootOfOrder, id);
    return ok(id);
  });
  if (!reserved.ok) return reserved;
  const orderId = reserved.value;

  const session = await provider.openCheckout({
    orderId,
    package: shoot.packageId,
    amountCents: price.value.amountCents,
    currency: price.value.currency,
    email: shoot.email,
    language: options.pageLanguage,
  });
  return ok({ orderId, session });
}

function isSameOrder(order: OrderRow, shoot: ShootForCheckout, price: Quote, provider: string): boolean {
  return (
    order.state === 'open' &&
    order.packageId === price.packageId &&
    order.amountCents === price.amountCents &&
    order.currency === price.currency &&
    (order.discountCode ?? undefined) === price.discountCode &&
    order.email === shoot.email &&
    order.language === shoot.language &&
    order.provider === provider
  );
}
