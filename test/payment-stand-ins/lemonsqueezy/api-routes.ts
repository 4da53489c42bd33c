import { Hono } from 'hono';
import type { Account, Checkout } from './account.ts';
import { checkoutRequest, refundRequest } from './checkout-request.ts';
import { failure, invalid, many, one } from './json-api.ts';
import {
  checkoutResource,
  orderResource,
  productResource,
  storeResource,
  variantResource,
  webhookResource,
} from './resources.ts';

const MEDIA_TYPE = 'application/vnd.api+json';

/** The API's routes below `/v1` that an integration of one-off products uses. */
export function apiRoutes(account: Account, apiKey: string): Hono {
  const api = new Hono();
  api.use(async (c, next) => {
    if (c.req.header('Authorization') !== `Bearer ${apiKey}`) return failure(c, 401, 'Unauthenticated.');
    if (c.req.header('Accept') !== MEDIA_TYPE) return failure(c, 401, 'Unauthenticated.');
    if (c.req.method === 'POST' && c.req.header('Content-Type') !== MEDIA_TYPE) {
      return failure(c, 415, 'The Content-Type must be application/vnd.api+json.');
    }
    return next();
  });

  api.get('/users/me', (c) => {
    const attributes = { name: 'Test Seller', email: 'seller@example.org', color: '#898FA9' };
    return one(c, { type: 'users', id: '1', attributes }, { meta: { test_mode: account.isTest } });
  });

  api.get('/stores/:id', (c) => {
    const store = account.stores.find(({ id }) => `${id}` === c.req.param('id'));
    return store ? one(c, storeResource(store)) : failure(c, 404, 'The store does not exist.');
  });

  api.get('/variants/:id', (c) => {
    const variant = account.variants.find(({ id }) => `${id}` === c.req.param('id'));
    if (!variant) return failure(c, 404, 'The variant does not exist.');
    const included = c.req.query('include') === 'product' ? { included: [productResource(variant)] } : {};
    return one(c, variantResource(variant), included);
  });

  api.get('/webhooks', (c) => {
    const storeId = c.req.query('filter[store_id]');
    const found = account.webhooks.filter(
      (webhook) => storeId === undefined || `${webhook.storeId}` === storeId,
    );
    return many(c, found.map(webhookResource));
  });

  api.post('/checkouts', async (c) => {
    const parsed = checkoutRequest.safeParse(await c.req.json());
    if (!parsed.success) return invalid(c, parsed.error);
    const { attributes, relationships } = parsed.data.data;
    const store = account.stores.find(({ id }) => `${id}` === relationships.store.data.id);
    if (!store) return failure(c, 404, 'The related resource does not exist.', '/data/relationships/store');
    const variant = account.variants.find(({ id }) => `${id}` === relationships.variant.data.id);
    if (variant?.storeId !== store.id) {
      return failure(c, 404, 'The related resource does not exist.', '/data/relationships/variant');
    }
    if (attributes.product_options?.enabled_variants?.some((id) => !isOfProduct(id, variant.productId))) {
      return failure(c, 422, 'The enabled variants are invalid.', '/data/attributes/product_options');
    }
    const checkout = account.addCheckout(store, variant, attributes);
    const country = attributes.checkout_data?.billing_address?.country ?? 'US';
    const preview = attributes.preview === true ? account.totalsOf(checkout, country) : undefined;
    return one(c, checkoutResource(checkout, preview), {}, 201);
  });

  api.get('/checkouts/:id', (c) => {
    const checkout: Checkout | undefined = account.checkouts.find(({ id }) => id === c.req.param('id'));
    return checkout ? one(c, checkoutResource(checkout)) : failure(c, 404, 'The checkout does not exist.');
  });

  api.get('/orders', (c) => {
    const [storeId, email] = [c.req.query('filter[store_id]'), c.req.query('filter[user_email]')];
    const found = account.orders
      .filter(({ checkout }) => checkout.isTest === account.isTest)
      .filter(({ checkout }) => storeId === undefined || `${checkout.store.id}` === storeId)
      .filter(({ checkout }) => email === undefined || checkout.attributes.checkout_data?.email === email);
    return many(c, found.toReversed().map(orderResource));
  });

  api.get('/orders/:id', (c) => {
    const order = account.orders.find(({ id }) => `${id}` === c.req.param('id'));
    return order ? one(c, orderResource(order)) : failure(c, 404, 'The order does not exist.');
  });

  api.post('/orders/:id/refund', async (c) => {
    const order = account.orders.find(({ id }) => `${id}` === c.req.param('id'));
    if (!order) return failure(c, 404, 'The order does not exist.');
    const parsed = refundRequest.safeParse(await c.req.json());
    if (!parsed.success) return invalid(c, parsed.error);
    const remaining = order.totals.total - order.refundedCents;
    const amount = parsed.data.data.attributes?.amount ?? remaining;
    if (remaining === 0 || amount > remaining) {
      return failure(c, 422, 'The amount may not exceed the amount paid.', '/data/attributes/amount');
    }
    account.refund(order, amount);
    return one(c, orderResource(order));
  });

  function isOfProduct(variantId: number, productId: number): boolean {
    return account.variants.some((variant) => variant.id === variantId && variant.productId === productId);
  }

  return api;
}
