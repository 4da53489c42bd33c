import { err, ok, type Result } from '../../../base/result.ts';
import type { Language } from '../../../catalog/languages.ts';
import type { ProductId } from '../../../catalog/products.ts';
import { recipientKey } from '../../../platform/mail/email-address.ts';
import type { CheckoutSession } from '../../../platform/payments/checkout-session.ts';
import { CheckoutCompletedError, type CheckoutRequest } from '../../../platform/payments/payments.ts';
import { applyWaitingEvents } from '../apply-payment-event.server.ts';
import type { OrderPorts, ShootAtCheckout } from '../order-ports.ts';
import { isOfferUsed, listPaymentIdsOf } from '../buyer-store.server.ts';
import { listOrdersOfShoot, lockOrdersOfShoot } from '../order-shoot-store.server.ts';
import {
  findOrder,
  insertOrder,
  markCheckoutReopened,
  setCheckoutReference,
  type OrderRow,
} from '../order-store.server.ts';
import { isOtherPrice, quote, type Quote, type QuoteError } from './quote.ts';

/** A product that somebody wants to buy for a shoot. */
export interface Purchase {
  readonly shootId: string;
  readonly productId: ProductId;
  readonly email: string;
  /** Decides the currency and the language of mails: the draft's language, or the page's when somebody buys first. */
  readonly language: Language;
  /** True when the headshots are made as soon as the order is paid; false when the selfies are chosen later. */
  readonly startsWhenPaid: boolean;
}

export interface CheckoutOptions {
  readonly discountCode: string | undefined;
  /** The total that the page shows; the checkout is refused when it is no longer the price. Undefined shows none. */
  readonly expectedCents?: number | undefined;
  /** Language of the page around the overlay. */
  readonly pageLanguage: Language;
  /** The page to which a checkout on the provider's own page returns after the payment. */
  readonly returnUrl: string;
  /** The page for a buyer who gives up there; default `returnUrl`. */
  readonly cancelUrl?: string | undefined;
  /** True to open the provider's own page, because the overlay did not load. */
  readonly hosted?: boolean | undefined;
}

export interface OpenedOrder {
  readonly orderId: string;
  readonly amountCents: number;
  readonly session: CheckoutSession;
}

export type CheckoutError =
  | QuoteError
  | 'discount-used'
  | 'offer-used'
  | 'price-changed'
  | 'already-paid'
  | 'payment-processing'
  | 'checkout-gone';

/**
 * Opens the provider's checkout for a shoot. A second click reuses the open order. Another product, price or address creates
 * a new order, because a payment of the old one may be in progress and must match its amount.
 *
 * @throws {PaymentError} when the provider does not answer; the order stays open and is reused
 */
export async function openCheckout(
  ports: OrderPorts,
  shootOfOrder: ShootAtCheckout,
  purchase: Purchase,
  options: CheckoutOptions,
): Promise<Result<OpenedOrder, CheckoutError>> {
  const price = quote({ ...purchase, discountCode: options.discountCode }, ports.clock.now());
  if (!price.ok) return price;
  const { amountCents, currency } = price.value;
  if (isOtherPrice(price.value, options.expectedCents)) return err('price-changed');

  const reserved = await reserveOrder(ports, shootOfOrder, purchase, price.value);
  if (!reserved.ok) return reserved;
  const { id: orderId, checkoutReference } = reserved.value;
  const request: CheckoutRequest = {
    ...{ orderId, product: purchase.productId, amountCents, currency, email: purchase.email },
    ...{ language: options.pageLanguage, hosted: options.hosted ?? false },
    ...{ returnUrl: options.returnUrl, cancelUrl: options.cancelUrl },
  };
  try {
    const session = await openOnce(ports, request, checkoutReference);
    return ok({ orderId, amountCents, session });
  } catch (error) {
    if (error instanceof CheckoutCompletedError) return err('payment-processing');
    throw error;
  }
}

/**
 * Opens the provider's checkout and remembers it. When another click has opened one at the same time, its checkout is opened here
 * as well, and ours is shown to nobody, so that the order cannot be paid twice.
 */
async function openOnce(
  { db, payments }: Pick<OrderPorts, 'db' | 'payments'>,
  request: CheckoutRequest,
  known: string | null,
): Promise<CheckoutSession> {
  const provider = payments.forNewOrders;
  const buyer = { provider: provider.name, emailKey: recipientKey(request.email) };
  const { session, reference } = await provider.openCheckout({
    ...request,
    reference: known ?? undefined,
    knownPaymentIds: known === null ? undefined : await listPaymentIdsOf(db, buyer),
  });
  if (reference === undefined || reference === known) return session;
  if (await setCheckoutReference(db, request.orderId, { from: known, to: reference })) return session;
  const order = await findOrder(db, request.orderId);
  // Paid meanwhile: the page learns it from the shoot, and nothing can be paid with this session any more.
  if (order?.state !== 'open') return session;
  return openOnce({ db, payments }, request, order.checkoutReference);
}

/** Finds the open order of this purchase, or writes one. */
function reserveOrder(
  ports: OrderPorts,
  shootOfOrder: ShootAtCheckout,
  purchase: Purchase,
  price: Quote,
): Promise<Result<Pick<OrderRow, 'id' | 'checkoutReference'>, CheckoutError>> {
  const { shootId, email, language, startsWhenPaid } = purchase;
  const provider = ports.payments.forNewOrders;
  const variantId = provider.variantId(purchase.productId, price.currency) ?? null;
  return ports.db.transaction(async (tx) => {
    await lockOrdersOfShoot(tx, shootId);
    const known = await listOrdersOfShoot(tx, shootId);
    if (known.some(({ state }) => state === 'paid')) return err('already-paid');
    const emailKey = recipientKey(email);
    if (await isOfferUsed(tx, { ...price, emailKey })) {
      return err(price.discountCode ? 'discount-used' : 'offer-used');
    }
    if (!(await shootOfOrder.lockForCheckout(tx, shootId, startsWhenPaid)).ok) return err('checkout-gone');
    const open = known.find((order) =>
      isSameOrder(order, purchase, price, { provider: provider.name, variantId }),
    );
    if (open) {
      await markCheckoutReopened(tx, open.id, ports.clock.now());
      return ok(open);
    }
    const id = newOrderNumber(ports.ids);
    await insertOrder(tx, {
      ...{ id, shootId, ...price, email, emailKey, language, provider: provider.name },
      ...{ variantId, createdAt: ports.clock.now() },
    });
    await applyWaitingEvents(tx, ports, shootOfOrder, id);
    return ok({ id, checkoutReference: null });
  });
}

/** A leading hyphen would make the number an option for commands, and a formula for spreadsheets. */
function newOrderNumber(ids: OrderPorts['ids']): string {
  const id = ids.newId();
  return id.startsWith('-') ? newOrderNumber(ids) : id;
}

function isSameOrder(
  order: OrderRow,
  purchase: Purchase,
  price: Quote,
  { provider, variantId }: Pick<OrderRow, 'provider' | 'variantId'>,
): boolean {
  return (
    order.state === 'open' &&
    order.productId === price.productId &&
    order.packageId === price.packageId &&
    order.amountCents === price.amountCents &&
    order.currency === price.currency &&
    (order.discountCode ?? undefined) === price.discountCode &&
    order.email === purchase.email &&
    order.language === purchase.language &&
    order.provider === provider &&
    order.variantId === variantId
  );
}
