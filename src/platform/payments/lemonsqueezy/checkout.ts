import { createCheckout, getCheckout } from '@lemonsqueezy/lemonsqueezy.js';
import { z } from 'zod';
import { LIMITS } from '../../../catalog/limits.ts';
import type { CheckoutRequest, OpenedCheckout } from '../payments.ts';
import { type CallApi, LemonSqueezyRefusal } from './lemon-squeezy-api.ts';
import { LEMON_SQUEEZY, type LemonSqueezyOptions } from './lemon-squeezy-options.ts';
import { time } from './order.ts';
import { refusePaidCheckout } from './refuse-paid-checkout.ts';
import { variantIdOf } from './variant-id.ts';

/** A checkout is opened again only if the buyer has at least this time left to pay. */
const REOPEN_MIN_REMAINING_MS = 30 * 60_000;

const checkout = z.object({
  data: z.object({
    id: z.string().regex(/^[\w-]{1,64}$/),
    attributes: z.object({
      variant_id: z.int(),
      custom_price: z.int().nullable(),
      checkout_options: z.object({ embed: z.boolean() }),
      // Empty objects arrive as empty arrays.
      checkout_data: z.object({ email: z.string().nullish(), custom: z.unknown() }),
      created_at: time,
      expires_at: time.nullable(),
      test_mode: z.boolean(),
      url: z.url({ protocol: /^https$/ }),
    }),
  }),
});
type Checkout = z.infer<typeof checkout>['data'];

const ourData = z.object({ lichtbild_order_id: z.string() });

type Options = Pick<LemonSqueezyOptions, 'stores' | 'mode' | 'clock'>;

/**
 * Opens the checkout of `reference` again while it fits, and else a new one: checkouts cannot be changed.
 * @throws {CheckoutCompletedError} when the checkout of `reference` was paid
 */
export async function openCheckout(
  callApi: CallApi,
  options: Options,
  request: CheckoutRequest,
): Promise<OpenedCheckout> {
  const before = await findOpened(callApi, request);
  if (request.reference !== undefined) {
    await refusePaidCheckout(callApi, options, request, before?.attributes.created_at);
  }
  const opened = before && fits(before, options, request) ? before : undefined;
  const { id, attributes } = opened ?? (await createNew(callApi, options, request));
  return {
    session: {
      provider: LEMON_SQUEEZY,
      overlay: request.hosted === true ? 'none' : 'lemonsqueezy',
      url: attributes.url,
    },
    reference: id,
  };
}

async function createNew(callApi: CallApi, options: Options, request: CheckoutRequest): Promise<Checkout> {
  const { storeId } = options.stores[request.currency];
  const variantId = variantIdOf(options.stores, request.product, request.currency);
  const expiresAt = new Date(options.clock.now().getTime() + LIMITS.checkoutLifetimeMs).toISOString();
  const create = () =>
    createCheckout(storeId, variantId, {
      customPrice: request.amountCents,
      expiresAt,
      testMode: options.mode === 'test',
      productOptions: { redirectUrl: request.returnUrl, enabledVariants: [Number(variantId)] },
      // There is no option for the language, and the signed address accepts no further parameters.
      checkoutOptions: { embed: request.hosted !== true, discount: false },
      checkoutData: { email: request.email, custom: { lichtbild_order_id: request.orderId } },
    });
  return (await callApi('create a checkout', create, checkout)).data;
}

async function findOpened(callApi: CallApi, { reference }: CheckoutRequest): Promise<Checkout | undefined> {
  if (reference === undefined || !/^[\w-]{1,64}$/.test(reference)) return undefined;
  try {
    return (await callApi('read a checkout', () => getCheckout(reference), checkout)).data;
  } catch (error) {
    if (error instanceof LemonSqueezyRefusal && error.status === 404) return undefined;
    throw error;
  }
}

function fits({ attributes }: Checkout, { stores, mode, clock }: Options, request: CheckoutRequest): boolean {
  const custom = ourData.safeParse(attributes.checkout_data.custom);
  const remainingMs = (attributes.expires_at?.getTime() ?? 0) - clock.now().getTime();
  return (
    attributes.variant_id.toString() === variantIdOf(stores, request.product, request.currency) &&
    attributes.custom_price === request.amountCents &&
    attributes.checkout_options.embed === (request.hosted !== true) &&
    attributes.checkout_data.email === request.email &&
    custom.data?.lichtbild_order_id === request.orderId &&
    attributes.test_mode === (mode === 'test') &&
    remainingMs >= REOPEN_MIN_REMAINING_MS
  );
}
