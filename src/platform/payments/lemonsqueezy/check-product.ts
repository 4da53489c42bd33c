import { createCheckout, getVariant } from '@lemonsqueezy/lemonsqueezy.js';
import { z } from 'zod';
import type { Currency } from '../../../catalog/packages.ts';
import { PRODUCT_IDS, type ProductId, PRODUCTS } from '../../../catalog/products.ts';
import type { SetupProblem } from '../payments.ts';
import { type CallApi, LemonSqueezyRefusal } from './lemon-squeezy-api.ts';
import type { LemonSqueezyOptions } from './lemon-squeezy-options.ts';
import { variantIdOf } from './variant-id.ts';

const PREVIEW_LIFETIME_MS = 60_000;

const variant = z.object({
  data: z.object({ attributes: z.object({ status: z.string(), test_mode: z.boolean() }) }),
  included: z.array(
    z.object({
      type: z.string(),
      attributes: z.object({ store_id: z.int(), status: z.string() }),
    }),
  ),
});
const preview = z.object({
  data: z.object({
    attributes: z.object({
      url: z.url(),
      preview: z.object({ currency: z.string(), total: z.int() }),
    }),
  }),
});

/** Checks that the product can be bought at our price. @throws {PaymentError} when Lemon Squeezy does not answer */
export async function checkProduct(
  callApi: CallApi,
  options: LemonSqueezyOptions,
  product: ProductId,
  currency: Currency,
): Promise<SetupProblem[]> {
  const { storeId } = options.stores[currency];
  const variants: Partial<Record<ProductId, string>> = options.stores[currency].variants;
  const setting = `lemonsqueezy.${currency}.variants.${product} in payment-products.json`;
  const name = `${product} in ${currency}`;
  if (!/^\d{1,15}$/.test(variants[product] ?? '')) {
    return [problem(`${name} has no variant.`, `Enter the number of its variant as ${setting}.`)];
  }
  const other = PRODUCT_IDS.find((id) => id !== product && variants[id] === variants[product]);
  if (other !== undefined) {
    return [
      problem(`${name} has the same variant as ${other}.`, `Enter a variant of its own as ${setting}.`),
    ];
  }
  try {
    const variantId = variantIdOf(options.stores, product, currency);
    const read = () => getVariant(variantId, { include: ['product'] });
    const { data, included } = await callApi(`read the variant of ${name}`, read, variant);
    const parent = included.find(({ type }) => type === 'products')?.attributes;
    if (parent?.store_id.toString() !== storeId) {
      return [
        problem(
          `The variant of ${name} belongs to another store.`,
          `Enter one of store ${storeId} as ${setting}.`,
        ),
      ];
    }
    if (data.attributes.test_mode !== (options.mode === 'test')) {
      return [
        problem(
          `The variant of ${name} belongs to the other mode.`,
          `Enter one of ${options.mode} mode as ${setting}.`,
        ),
      ];
    }
    // A product with a single variant keeps it "pending", which can be bought.
    if (parent.status !== 'published' || data.attributes.status === 'draft') {
      return [problem(`${name} is not published.`, 'Open it under Store → Products and click Publish.')];
    }
    return await checkPrice(callApi, options, product, currency);
  } catch (error) {
    if (error instanceof LemonSqueezyRefusal && error.status === 404) {
      return [problem(`The variant of ${name} does not exist.`, `Enter its number as ${setting}.`)];
    }
    throw error;
  }
}

/** Compares the total that a buyer in Germany, where value added tax is due, would pay. */
async function checkPrice(
  callApi: CallApi,
  { stores, mode, clock }: LemonSqueezyOptions,
  product: ProductId,
  currency: Currency,
): Promise<SetupProblem[]> {
  const { storeId } = stores[currency];
  const variantId = variantIdOf(stores, product, currency);
  const priceCents = PRODUCTS[product].priceCents[currency];
  const create = () =>
    createCheckout(storeId, variantId, {
      customPrice: priceCents,
      preview: true,
      testMode: mode === 'test',
      expiresAt: new Date(clock.now().getTime() + PREVIEW_LIFETIME_MS).toISOString(),
      productOptions: { enabledVariants: [Number(variantId)] },
      checkoutData: { billingAddress: { country: 'DE' } },
    });
  const name = `${product} in ${currency}`;
  const { url, preview: totals } = (await callApi(`preview ${name}`, create, preview)).data.attributes;
  if (totals.currency !== currency || totals.total !== priceCents) {
    return [
      problem(
        `A buyer in Germany would pay ${totals.total} ${totals.currency} cents instead of ${priceCents} ${currency} cents for ${name}.`,
        `Switch on tax-inclusive pricing under Settings → General of store ${storeId}.`,
      ),
    ];
  }
  if (!new URL(url).host.endsWith('.lemonsqueezy.com')) {
    return [
      problem(
        `The checkout of ${name} is not served by lemonsqueezy.com, so our pages refuse to show it.`,
        `Remove the custom domain under Settings → Domains of store ${storeId}.`,
      ),
    ];
  }
  return [];
}

function problem(text: string, fix: string): SetupProblem {
  return { problem: text, fix };
}
