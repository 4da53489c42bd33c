import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Currency } from '../../../src/catalog/packages.ts';
import { PRODUCT_IDS, type ProductId } from '../../../src/catalog/products.ts';
import type { Clock } from '../../../src/platform/clock/clock.ts';
import type { CheckoutAttributes } from './checkout-request.ts';

export interface Store {
  readonly id: number;
  readonly slug: string;
  currency: string;
  hasTaxInclusivePrices: boolean;
}

export interface Variant {
  readonly id: number;
  readonly productId: number;
  storeId: number;
  readonly name: string;
  status: 'pending' | 'draft' | 'published';
  productStatus: 'draft' | 'published';
  isTest: boolean;
}

export interface Webhook {
  readonly id: number;
  readonly storeId: number;
  url: string;
  events: string[];
  isTest: boolean;
}

export interface Checkout {
  readonly id: string;
  readonly store: Store;
  readonly variant: Variant;
  readonly attributes: CheckoutAttributes;
  readonly createdAt: Date;
  readonly isTest: boolean;
  readonly url: string;
}

export interface Order {
  readonly id: number;
  readonly identifier: string;
  readonly checkout: Checkout;
  readonly totals: Totals;
  status: 'paid' | 'partial_refund' | 'refunded';
  refundedCents: number;
  refundedAt: Date | null;
  readonly createdAt: Date;
  updatedAt: Date;
}

export interface Totals {
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
}

/** Everything that the provider stores for one seller. Tests change it to set up a fault. */
export interface Account {
  readonly isTest: boolean;
  readonly stores: Store[];
  readonly variants: Variant[];
  readonly webhooks: Webhook[];
  readonly checkouts: Checkout[];
  /** Oldest first. */
  readonly orders: Order[];
  totalsOf(checkout: Pick<Checkout, 'store' | 'attributes'>, country: string): Totals;
  addCheckout(store: Store, variant: Variant, attributes: CheckoutAttributes): Checkout;
  isOpen(checkout: Checkout): boolean;
  isSignedUrl(url: URL): boolean;
  /** Charges the checkout's buyer, who lives in Germany. An open checkout can be paid more than once. */
  pay(checkout: Checkout): Order;
  refund(order: Order, amountCents: number): void;
}

export type SendEvent = (name: 'order_created' | 'order_refunded', order: Order) => void;

const TAX_PERCENT: Readonly<Record<string, number>> = { DE: 19, ES: 21 };

export function createAccount(options: { isTest: boolean; clock: Clock; sendEvent: SendEvent }): Account {
  const { isTest, clock } = options;
  const urlKey = randomBytes(32);
  const checkouts: Checkout[] = [];
  const orders: Order[] = [];
  const stores: Store[] = (['USD', 'EUR'] as const).map((currency, index) => ({
    id: 71_001 + index,
    slug: `lichtbild-${currency.toLowerCase()}`,
    currency,
    hasTaxInclusivePrices: true,
  }));

  const sign = (path: string, expires: string | null) =>
    createHmac('sha256', urlKey).update(`${path}?${expires}`).digest('hex');

  function send(name: 'order_created' | 'order_refunded', order: Order): void {
    const isWanted = (webhook: Webhook) =>
      webhook.storeId === order.checkout.store.id &&
      webhook.isTest === order.checkout.isTest &&
      webhook.events.includes(name);
    if (account.webhooks.some(isWanted)) options.sendEvent(name, order);
  }

  const account: Account = {
    isTest,
    stores,
    variants: stores.flatMap((store, row) =>
      PRODUCT_IDS.map((name, column) => ({
        id: 520_001 + row * 100 + column,
        productId: 330_001 + row * 100 + column,
        storeId: store.id,
        name,
        status: 'pending' as const,
        productStatus: 'published' as const,
        isTest,
      })),
    ),
    webhooks: stores.map((store, index) => ({
      id: 9_001 + index,
      storeId: store.id,
      url: 'https://lichtbild.example/api/payments/lemonsqueezy/webhook',
      events: ['order_created', 'order_refunded'],
      isTest,
    })),
    checkouts,
    orders,

    totalsOf({ store, attributes }, country) {
      const price = attributes.custom_price ?? 2_500;
      const percent = TAX_PERCENT[country] ?? 0;
      if (store.hasTaxInclusivePrices) {
        return { subtotal: price, tax: Math.round((price * percent) / (100 + percent)), total: price };
      }
      const tax = Math.round((price * percent) / 100);
      return { subtotal: price, tax, total: price + tax };
    },

    addCheckout(store, variant, attributes) {
      const id = randomUUID();
      const path = `/checkout/custom/${id}`;
      const expires =
        attributes.expires_at == null ? null : `${Math.floor(Date.parse(attributes.expires_at) / 1_000)}`;
      const query = new URLSearchParams({
        ...(expires !== null && { expires }),
        signature: sign(path, expires),
      });
      const checkout: Checkout = {
        id,
        store,
        variant,
        attributes,
        createdAt: clock.now(),
        isTest: isTest || attributes.test_mode === true,
        url: `https://${store.slug}.lemonsqueezy.com${path}?${query.toString()}`,
      };
      checkouts.push(checkout);
      return checkout;
    },

    isOpen({ attributes }) {
      return attributes.expires_at == null || Date.parse(attributes.expires_at) > clock.now().getTime();
    },

    isSignedUrl({ pathname, searchParams }) {
      const isKnown = [...searchParams.keys()].every((key) =>
        ['expires', 'signature', 'embed'].includes(key),
      );
      return isKnown && searchParams.get('signature') === sign(pathname, searchParams.get('expires'));
    },

    pay(checkout) {
      const now = clock.now();
      const order: Order = {
        id: 4_100_001 + orders.length,
        identifier: randomUUID(),
        checkout,
        totals: account.totalsOf(checkout, 'DE'),
        status: 'paid',
        refundedCents: 0,
        refundedAt: null,
        createdAt: now,
        updatedAt: now,
      };
      orders.push(order);
      send('order_created', order);
      return order;
    },

    refund(order, amountCents) {
      order.refundedCents += amountCents;
      const isFull = order.refundedCents >= order.totals.total;
      order.status = isFull ? 'refunded' : 'partial_refund';
      order.updatedAt = clock.now();
      if (isFull) order.refundedAt = clock.now();
      send('order_refunded', order);
    },
  };
  return account;
}

export interface StoreMapping {
  readonly storeId: string;
  readonly variants: Readonly<Record<ProductId, string>>;
}

/** The numbers that an operator would copy from the dashboard. */
export function mappingOf(account: Account, currency: Currency): StoreMapping {
  const store = account.stores.find((one) => one.currency === currency)!;
  const own = account.variants.filter(({ storeId }) => storeId === store.id);
  const variants = Object.fromEntries(own.map(({ name, id }) => [name, `${id}`]));
  return { storeId: `${store.id}`, variants: variants as StoreMapping['variants'] };
}
