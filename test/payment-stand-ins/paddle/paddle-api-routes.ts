import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { PaddleBooks } from './paddle-books.ts';
import {
  adjustmentJson,
  customerJson,
  type Product,
  productJson,
  type Transaction,
  transactionJson,
} from './paddle-entities.ts';
import { errorJson, PaddleApiError } from './paddle-errors.ts';
import { notFound, pageOf, readQuery } from './paddle-paging.ts';

export interface Destination {
  readonly url: string;
  readonly secret: string;
  active: boolean;
  events: readonly string[];
  trafficSource: 'platform' | 'simulation' | 'all';
}

export interface ApiRoutesOptions {
  readonly apiKey: string;
  /** The permissions of the key, such as `transaction.write`. */
  readonly permissions: readonly string[];
  readonly origin: string;
  readonly books: PaddleBooks;
  readonly products: readonly Product[];
  readonly destination: Destination;
  readonly approvedDomains: readonly string[];
  /** The page of the account's default payment link; without it Paddle creates no transactions. */
  readonly defaultPaymentLink: string | undefined;
}

const digits = z.string().regex(/^\d+$/);
const price = z.strictObject({
  description: z.string().min(1).max(500),
  name: z.string().max(150).nullish(),
  product_id: z.string().regex(/^pro_[a-z\d]{26}$/),
  unit_price: z.strictObject({ amount: digits, currency_code: z.enum(['USD', 'EUR', 'GBP']) }),
  tax_mode: z.enum(['account_setting', 'external', 'internal']).default('account_setting'),
  quantity: z
    .strictObject({ minimum: z.int().min(1), maximum: z.int().min(1).max(999_999_999) })
    .default({ minimum: 1, maximum: 100 }),
});
const newTransaction = z.strictObject({
  items: z.array(z.strictObject({ price, quantity: z.int().min(1) })).length(1),
  currency_code: z.enum(['USD', 'EUR', 'GBP']).optional(),
  collection_mode: z.literal('automatic').optional(),
  custom_data: z.record(z.string(), z.unknown()).nullish(),
  checkout: z.strictObject({ url: z.url().nullish() }).nullish(),
});
const changedTransaction = z.strictObject({ status: z.literal('canceled') });
const newAdjustment = z.strictObject({
  action: z.enum(['refund', 'credit']),
  type: z.enum(['full', 'partial']).default('partial'),
  transaction_id: z.string().regex(/^txn_[a-z\d]{26}$/),
  reason: z.string().min(1),
  tax_mode: z.enum(['internal', 'external']).optional(),
  items: z
    .array(
      z.strictObject({
        item_id: z.string().regex(/^txnitm_[a-z\d]{26}$/),
        type: z.enum(['full', 'partial']),
        amount: digits.nullish(),
      }),
    )
    .min(1)
    .nullish(),
});

/** The routes of Paddle's API that a shop with one-time purchases uses. */
export function paddleApiRoutes(options: ApiRoutesOptions): Hono {
  const { books, products, destination } = options;
  const api = new Hono();
  api.onError((error, c) => {
    if (!(error instanceof PaddleApiError)) throw error;
    return c.json(errorJson(error), error.status as 400);
  });

  /** Checks the key and its permission, in the order of Paddle's documentation. */
  function authorize(c: Context, permission: string): void {
    const header = c.req.header('authorization');
    if (header === undefined) {
      throw new PaddleApiError(403, 'authentication_missing', 'Authentication header missing.');
    }
    const key = /^bearer (\S+)$/i.exec(header)?.[1];
    if (key === undefined) {
      const detail = 'Authentication header included, but incorrectly formatted.';
      throw new PaddleApiError(403, 'authentication_malformed', detail);
    }
    if (key !== options.apiKey) {
      throw new PaddleApiError(403, 'invalid_token', 'Invalid authentication token.');
    }
    if (!options.permissions.includes(permission)) {
      throw new PaddleApiError(403, 'forbidden', "You aren't permitted to perform this request.");
    }
  }

  const answer = (data: unknown) => ({ data, meta: { request_id: crypto.randomUUID() } });

  async function read<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
    const parsed = schema.safeParse(await c.req.json().catch(() => undefined));
    if (parsed.success) return parsed.data;
    const fields = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
    throw new PaddleApiError(400, 'bad_request', 'Invalid request.', fields);
  }

  function include(c: Context, transaction: Transaction, names: readonly string[]) {
    const adjustments = books.adjustmentsOf(transaction).map(adjustmentJson);
    if (names.includes('customer')) authorize(c, 'customer.read');
    if (names.includes('adjustment')) authorize(c, 'adjustment.read');
    const customer = transaction.customer && customerJson(transaction.customer, transaction.createdAt);
    return {
      ...transactionJson(transaction),
      ...(names.includes('adjustment') && { adjustments }),
      ...(names.includes('customer') && customer && { customer }),
    };
  }

  const find = (id: string) => books.transactions.find((one) => one.id === id) ?? notFound('transaction', id);

  api.post('/transactions', async (c) => {
    authorize(c, 'transaction.write');
    const { items, currency_code, custom_data, checkout } = await read(c, newTransaction);
    const { price, quantity } = items[0]!;
    if (options.defaultPaymentLink === undefined) {
      const detail = 'A Default Payment Link has not yet been defined within the Paddle Dashboard';
      throw new PaddleApiError(400, 'transaction_default_checkout_url_not_set', detail);
    }
    const url = checkout?.url ?? options.defaultPaymentLink;
    if (checkout?.url && !options.approvedDomains.includes(new URL(url).hostname)) {
      throw new PaddleApiError(
        400,
        'transaction_checkout_url_domain_is_not_approved',
        'The value you passed for `checkout.url` does not contain a domain that has been approved by Paddle',
      );
    }
    if (!products.some(({ id, status }) => id === price.product_id && status === 'active')) {
      const fields = [{ field: 'items.0.price.product_id', message: 'not found' }];
      throw new PaddleApiError(400, 'bad_request', 'Invalid request.', fields);
    }
    if (quantity < price.quantity.minimum || quantity > price.quantity.maximum) {
      const detail = 'The quantity is out of the range of the price.';
      throw new PaddleApiError(400, 'transaction_item_quantity_out_of_range', detail);
    }
    if (currency_code !== undefined && currency_code !== price.unit_price.currency_code) {
      const fields = [{ field: 'currency_code', message: 'differs from the price' }];
      throw new PaddleApiError(400, 'bad_request', 'Invalid request.', fields);
    }
    if (Number(price.unit_price.amount) * quantity < 70) {
      const detail = 'The balance is less than the minimum charge.';
      throw new PaddleApiError(400, 'transaction_balance_less_than_charge_limit', detail);
    }
    const created = books.create({
      price: { ...price, name: price.name ?? null },
      quantity,
      customData: custom_data ?? null,
      checkoutUrl: url,
    });
    return c.json(answer(transactionJson(created)), 201);
  });

  api.get('/transactions/:id', (c) => {
    authorize(c, 'transaction.read');
    const { include: names } = readQuery(c, ['include']);
    return c.json(answer(include(c, find(c.req.param('id')), names?.split(',') ?? [])));
  });

  api.patch('/transactions/:id', async (c) => {
    authorize(c, 'transaction.write');
    await read(c, changedTransaction);
    const transaction = find(c.req.param('id'));
    books.cancel(transaction);
    return c.json(answer(transactionJson(transaction)));
  });

  api.get('/transactions', (c) => {
    authorize(c, 'transaction.read');
    const query = readQuery(c, [
      'include',
      'id',
      'status',
      'billed_at[GTE]',
      'order_by',
      'per_page',
      'after',
    ]);
    const from = query['billed_at[GTE]'];
    const found = books.transactions.filter(
      ({ id, status, billedAt }) =>
        (query.id?.split(',').includes(id) ?? true) &&
        (query.status?.split(',').includes(status) ?? true) &&
        (from === undefined || (billedAt !== undefined && billedAt >= new Date(from))),
    );
    const names = query.include?.split(',') ?? [];
    const json = (one: Transaction) => include(c, one, names);
    return c.json(pageOf(c, options.origin, found, { ...query, perPageDefault: 30, perPageMax: 30 }, json));
  });

  api.post('/adjustments', async (c) => {
    authorize(c, 'adjustment.write');
    const { action, type, transaction_id, items, reason } = await read(c, newAdjustment);
    const transaction = find(transaction_id);
    if (action === 'credit') {
      const detail = `The transaction being adjusted (credit) has a non supported status. ID: ${transaction.id}`;
      throw new PaddleApiError(400, 'adjustment_transaction_invalid_status_for_credit', detail);
    }
    const item = items?.[0];
    const isOdd = type === 'full' ? items != null : item?.item_id !== transaction.lineItemId;
    if (isOdd || (item?.type === 'partial' && item.amount == null)) {
      const fields = [{ field: 'items', message: 'do not fit the type' }];
      throw new PaddleApiError(400, 'bad_request', 'Invalid request.', fields);
    }
    if (item?.amount === '0') {
      throw new PaddleApiError(400, 'adjustment_amount_cannot_be_zero', 'The amount cannot be zero.');
    }
    const cents = item?.type === 'partial' ? Number(item.amount) : undefined;
    return c.json(answer(adjustmentJson(books.requestRefund(transaction, cents, reason))), 201);
  });

  api.get('/adjustments', (c) => {
    authorize(c, 'adjustment.read');
    const names = ['action', 'id', 'status', 'transaction_id', 'order_by', 'per_page', 'after'] as const;
    const query = readQuery(c, names);
    const found = books.adjustments.filter(
      ({ id, action, status, transaction }) =>
        (query.id?.split(',').includes(id) ?? true) &&
        (query.action === undefined || query.action === action) &&
        (query.status?.split(',').includes(status) ?? true) &&
        (query.transaction_id?.split(',').includes(transaction.id) ?? true),
    );
    const limits = { ...query, perPageDefault: 10, perPageMax: 50 };
    return c.json(pageOf(c, options.origin, found, limits, adjustmentJson));
  });

  api.get('/products', (c) => {
    authorize(c, 'product.read');
    const query = readQuery(c, ['id', 'status', 'order_by', 'per_page', 'after']);
    const statuses = query.status?.split(',') ?? ['active'];
    const found = products.filter(
      ({ id, status }) => (query.id?.split(',').includes(id) ?? true) && statuses.includes(status),
    );
    const limits = { ...query, perPageDefault: 50, perPageMax: 200 };
    return c.json(pageOf(c, options.origin, found, limits, productJson));
  });

  api.get('/notification-settings', (c) => {
    authorize(c, 'notification_setting.read');
    const { url, secret, active, events, trafficSource } = destination;
    const setting = {
      ...{ id: 'ntfset_01gkpjp8bkm3tm53kdgkx6sms7', description: 'Shop', type: 'url', destination: url },
      ...{ active, api_version: 1, include_sensitive_fields: false, traffic_source: trafficSource },
      subscribed_events: events.map((name) => ({
        name,
        description: '',
        group: '',
        available_versions: [1],
      })),
      endpoint_secret_key: secret,
    };
    return c.json(answer([setting]));
  });

  return api;
}
