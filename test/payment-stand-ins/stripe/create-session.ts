import { z } from 'zod';
import { ApiError, missingObject } from './api-error.ts';
import { type Params, param, parseParams } from './form-params.ts';
import type { StripeAccount } from './stripe-account.ts';
import { PAYMENT_METHOD_TYPES } from './payment-method-types.ts';
import type { StripeLedger } from './stripe-ledger.ts';
import { newId, type Session } from './stripe-objects.ts';

const LOCALES = ['auto', 'de', 'en', 'en-GB', 'es', 'es-419', 'fr', 'it', 'nl', 'pl', 'pt'] as const;
const CURRENCIES = ['chf', 'eur', 'gbp', 'usd'] as const;
/** The least amount that may be charged in these currencies. */
const AMOUNT_MIN_CENTS = 50;
const EXPIRES_MIN_SECONDS = 30 * 60;
const EXPIRES_MAX_SECONDS = 24 * 3_600;

const url = z
  .string()
  .refine((value) => /^https?:\/\/[^/]+/.test(value), 'Not a valid URL. URLs must begin with http or https.');

const sessionParams = z.strictObject({
  mode: z.enum(['payment', 'setup', 'subscription']),
  ui_mode: z.enum(['elements', 'embedded_page', 'form', 'hosted_page']).default('hosted_page'),
  line_items: param
    .list(
      z.strictObject({
        price_data: z.strictObject({
          currency: z.enum(CURRENCIES),
          product: param.text,
          tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).default('unspecified'),
          unit_amount: param.integer.refine((amount) => amount >= 0, 'Invalid non-negative integer'),
        }),
        quantity: param.integer,
      }),
    )
    .refine((items) => items.length >= 1 && items.length <= 100, 'There must be 1 to 100 line items.'),
  adaptive_pricing: z.strictObject({ enabled: param.boolean }).optional(),
  allow_promotion_codes: param.boolean.optional(),
  automatic_tax: z.strictObject({ enabled: param.boolean }).optional(),
  cancel_url: url.optional(),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.string().optional(),
  excluded_payment_method_types: param
    .list(z.string().refine((type) => PAYMENT_METHOD_TYPES.has(type), 'Invalid payment method type'))
    .default([]),
  expand: param.list(z.string()).optional(),
  expires_at: param.integer.optional(),
  locale: z.enum(LOCALES).optional(),
  metadata: param.metadata.default({}),
  payment_intent_data: z
    .strictObject({ description: param.text.optional(), metadata: param.metadata.optional() })
    .optional(),
  redirect_on_completion: z.enum(['always', 'if_required', 'never']).optional(),
  return_url: url.optional(),
  success_url: url.optional(),
});
type SessionParams = z.infer<typeof sessionParams>;

/** Creates a checkout session for one payment, and returns it with the fields to expand. @throws {ApiError} */
export function createSession(ledger: StripeLedger, account: StripeAccount, params: Params) {
  const all = parseParams(sessionParams, params);
  checkPage(all);
  checkRest(all, ledger.nowSeconds());
  const [item] = all.line_items;
  for (const { price_data: price } of all.line_items) {
    const product = account.products.get(price.product);
    if (!product) throw missingObject('product', price.product, 'line_items[0][price_data][product]', 400);
    if (!product.active) throw new ApiError(400, `The product ${price.product} is marked as inactive.`);
  }
  const isTaxed = all.automatic_tax?.enabled === true;
  if (isTaxed && account.taxStatus !== 'active') {
    throw new ApiError(
      400,
      'You must have a valid head office address to enable automatic tax calculation.',
      {
        param: 'automatic_tax[enabled]',
      },
    );
  }
  const total = all.line_items.reduce((sum, one) => sum + one.price_data.unit_amount * one.quantity, 0);
  if (total < AMOUNT_MIN_CENTS) {
    throw new ApiError(400, "The Checkout Session's total amount due must add up to at least 50 cents.", {
      code: 'amount_too_small',
    });
  }
  const isInclusive = item!.price_data.tax_behavior === 'inclusive';
  const tax = isTaxed && isInclusive ? Math.round(total - total / (1 + account.taxRate)) : 0;
  const now = ledger.nowSeconds();
  const id = newId(`cs_${ledger.isLive ? 'live' : 'test'}`, 60);
  const isHosted = all.ui_mode === 'hosted_page';
  const session: Session = {
    id,
    object: 'checkout.session',
    // The dashboard's setting is the default, and on in new accounts.
    adaptive_pricing: all.adaptive_pricing ?? { enabled: true },
    created: now,
    excluded_payment_method_types: all.excluded_payment_method_types,
    expires_at: all.expires_at ?? now + EXPIRES_MAX_SECONDS,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: {
      enabled: isTaxed,
      liability: isTaxed ? { type: 'self' } : null,
      provider: isTaxed ? 'stripe' : null,
      status: isTaxed ? 'requires_location_inputs' : null,
    },
    cancel_url: all.cancel_url ?? null,
    client_reference_id: all.client_reference_id ?? null,
    client_secret: isHosted ? null : newId(`${id}_secret`, 60),
    currency: item!.price_data.currency,
    customer_details: all.customer_email === undefined ? null : { email: all.customer_email, name: null },
    customer_email: all.customer_email ?? null,
    livemode: ledger.isLive,
    locale: all.locale ?? null,
    metadata: all.metadata,
    mode: 'payment',
    payment_intent: null,
    payment_status: 'unpaid',
    ...(!isHosted && { redirect_on_completion: all.redirect_on_completion ?? 'always' }),
    ...(all.return_url !== undefined && { return_url: all.return_url }),
    status: 'open',
    success_url: all.success_url ?? null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: tax },
    ui_mode: isHosted ? 'hosted_page' : 'embedded_page',
    url: isHosted ? `https://checkout.stripe.com/c/pay/${id}#fidnandhYHdWcXxpYCc` : null,
  };
  ledger.sessions.push(session);
  ledger.intentMetadata.set(id, all.payment_intent_data?.metadata ?? {});
  ledger.lineItems.set(
    id,
    all.line_items.map(({ price_data: price, quantity }) => ({
      id: newId('li', 24),
      object: 'item',
      amount_total: price.unit_amount * quantity,
      amount_tax: tax,
      currency: price.currency,
      quantity,
      price: { id: newId('price', 24), object: 'price', ...price },
    })),
  );
  return { session, expand: all.expand ?? [] };
}

/** Each kind of page needs its own addresses and accepts no others. */
function checkPage(all: SessionParams): void {
  if (all.mode !== 'payment') throw new ApiError(400, 'The stand-in has only payments.', { param: 'mode' });
  if (all.ui_mode === 'hosted_page') {
    if (all.success_url === undefined) {
      throw new ApiError(400, 'Missing required param: success_url.', {
        code: 'parameter_missing',
        param: 'success_url',
      });
    }
    for (const name of ['return_url', 'redirect_on_completion'] as const) {
      if (all[name] !== undefined) throw notWith(name, all.ui_mode);
    }
    return;
  }
  if (all.ui_mode !== 'embedded_page') throw new ApiError(400, 'The stand-in has no such page.');
  for (const name of ['success_url', 'cancel_url'] as const) {
    if (all[name] !== undefined) throw notWith(name, all.ui_mode);
  }
  const isReturning = all.redirect_on_completion !== 'never';
  if (isReturning === (all.return_url === undefined)) {
    throw new ApiError(
      400,
      'You must pass `return_url`, and only if `redirect_on_completion` is not `never`.',
      {
        param: 'return_url',
      },
    );
  }
}

function notWith(name: string, uiMode: string): ApiError {
  return new ApiError(400, `You can not pass \`${name}\` if \`ui_mode\` is \`${uiMode}\`.`, { param: name });
}

function checkRest(all: SessionParams, nowSeconds: number): void {
  // Stripe accepts ASCII addresses only.
  if (all.customer_email !== undefined && !/^[!-?A-~]+@[\w-]+(\.[\w-]+)+$/.test(all.customer_email)) {
    throw new ApiError(400, `Invalid email address: ${all.customer_email}`, {
      code: 'email_invalid',
      param: 'customer_email',
    });
  }
  if (all.expires_at === undefined) return;
  const secondsLeft = all.expires_at - nowSeconds;
  if (secondsLeft < EXPIRES_MIN_SECONDS || secondsLeft > EXPIRES_MAX_SECONDS) {
    throw new ApiError(
      400,
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation, and at most 24 hours.',
      { param: 'expires_at' },
    );
  }
}
