import type { Checkout, Order, Store, Totals, Variant, Webhook } from './account.ts';
import type { Resource } from './json-api.ts';

/** Times have microseconds. */
const time = (at: Date) => at.toISOString().replace(/\.(\d{3})Z$/, '.$1000Z');
const formatted = (cents: number) => `$${(cents / 100).toFixed(2)}`;

export function storeResource(store: Store): Resource {
  const domain = `${store.slug}.lemonsqueezy.com`;
  return {
    type: 'stores',
    id: `${store.id}`,
    attributes: {
      name: store.slug,
      slug: store.slug,
      domain,
      url: `https://${domain}`,
      plan: 'fresh',
      country: 'DE',
      country_nicename: 'Germany',
      currency: store.currency,
      total_sales: 0,
      total_revenue: 0,
    },
  };
}

export function variantResource(variant: Variant): Resource {
  return {
    type: 'variants',
    id: `${variant.id}`,
    attributes: {
      price: 2_500,
      is_subscription: false,
      pay_what_you_want: false,
      product_id: variant.productId,
      name: 'Default',
      slug: variant.name,
      description: '',
      has_license_keys: false,
      sort: 1,
      status: variant.status,
      status_formatted: variant.status,
      test_mode: variant.isTest,
    },
  };
}

export function productResource(variant: Variant): Resource {
  return {
    type: 'products',
    id: `${variant.productId}`,
    attributes: {
      store_id: variant.storeId,
      name: variant.name,
      slug: variant.name,
      status: variant.productStatus,
      price: 2_500,
      test_mode: variant.isTest,
    },
  };
}

export function webhookResource(webhook: Webhook): Resource {
  const { id, storeId, url, events, isTest } = webhook;
  const attributes = { store_id: storeId, url, events, last_sent_at: null, test_mode: isTest };
  return { type: 'webhooks', id: `${id}`, attributes };
}

export function checkoutResource(checkout: Checkout, preview?: Totals): Resource {
  const { attributes, store } = checkout;
  return {
    type: 'checkouts',
    id: checkout.id,
    attributes: {
      store_id: store.id,
      variant_id: checkout.variant.id,
      custom_price: attributes.custom_price ?? null,
      product_options: { name: '', media: [], enabled_variants: [], ...attributes.product_options },
      checkout_options: {
        embed: false,
        media: true,
        logo: true,
        discount: true,
        ...attributes.checkout_options,
      },
      checkout_data: { email: '', name: '', billing_address: [], custom: [], ...attributes.checkout_data },
      preview: preview
        ? { currency: store.currency, currency_rate: 1, discount_total: 0, setup_fee: 0, ...preview }
        : false,
      expires_at: attributes.expires_at == null ? null : time(new Date(attributes.expires_at)),
      created_at: time(checkout.createdAt),
      updated_at: time(checkout.createdAt),
      test_mode: checkout.isTest,
      url: checkout.url,
    },
  };
}

/** An order as the API and webhooks contain it. It has no custom data; only the `meta` of a webhook has. */
export function orderResource(order: Order): Resource {
  const { checkout, totals, refundedCents } = order;
  const { store, variant } = checkout;
  const times = { created_at: time(order.createdAt), updated_at: time(order.updatedAt) };
  return {
    type: 'orders',
    id: `${order.id}`,
    attributes: {
      store_id: store.id,
      customer_id: order.id - 1_000_000,
      identifier: order.identifier,
      order_number: order.id - 4_100_000,
      user_name: 'Test Buyer',
      user_email: checkout.attributes.checkout_data?.email ?? 'buyer@example.org',
      currency: store.currency,
      currency_rate: '1.0000',
      subtotal: totals.subtotal,
      setup_fee: 0,
      discount_total: 0,
      tax: totals.tax,
      total: totals.total,
      refunded_amount: refundedCents,
      tax_name: totals.tax > 0 ? 'VAT' : null,
      tax_rate: totals.tax > 0 ? '19.00' : '0.00',
      tax_inclusive: store.hasTaxInclusivePrices,
      status: order.status,
      status_formatted: order.status,
      refunded: order.status === 'refunded',
      refunded_at: order.refundedAt && time(order.refundedAt),
      total_formatted: formatted(totals.total),
      refunded_amount_formatted: formatted(refundedCents),
      first_order_item: {
        id: order.id + 500_000,
        order_id: order.id,
        product_id: variant.productId,
        variant_id: variant.id,
        price_id: variant.id + 1_000,
        quantity: 1,
        product_name: variant.name,
        variant_name: 'Default',
        price: totals.subtotal,
        ...times,
        test_mode: checkout.isTest,
      },
      urls: { receipt: `https://app.lemonsqueezy.com/my-orders/${order.identifier}?signature=4f1d` },
      ...times,
      test_mode: checkout.isTest,
    },
  };
}
