import { type Discount, discountedPriceCents, DISCOUNTS } from '../../../src/catalog/discounts.ts';
import { isDiscountProduct, type ProductId, PRODUCTS } from '../../../src/catalog/products.ts';
import { currencyOf } from '../../../src/i18n/price.ts';
import { ENDPOINTS } from '../../../src/page-urls.ts';
import type { Browser } from './browser.ts';
import type { Answer } from '../service/web-servers.ts';
import { PROVIDER_NAMES, type ProviderName } from '../providers.ts';
import type { Shop } from '../shop.ts';
import { MINUTE_MS } from '../virtual-time.ts';

const KILLED = 0.07;
const API_FAULT = 0.08;
const TRIES = 6;

/** A purchase that a customer wants to make, from the page with their own selfies or from the one with prices. */
export interface Wish {
  readonly page: 'selfies' | 'prices';
  readonly productId: ProductId;
  readonly email: string;
  readonly code: string | undefined;
}

export interface OpenedOrder {
  readonly orderId: string;
  readonly provider: ProviderName;
}

/** Refusals after which a customer changes the form, and those after which there is nothing left to buy. */
const FORM_ERRORS = ['price-changed', 'discount-used', 'offer-used', 'discount-on-offer'];
const FINAL_ERRORS = [
  'already-paid',
  'payment-processing',
  'checkout-gone',
  'shoot-closed',
  'shoot-not-found',
];

/** Opens a checkout as a patient customer does. Returns undefined when there is nothing left to pay for. */
export async function* openCheckout(
  shop: Shop,
  browser: Browser,
  wish: Wish,
  isImpatient = false,
): AsyncGenerator<number, OpenedOrder | undefined, void> {
  const { chaos, counts, network, history, processes } = shop;
  let { code, productId } = wish;
  let isPriceKnown = chaos.happens(0.7);
  let expectsWrongly = chaos.happens(0.06);
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const body = {
      ...(wish.page === 'prices' && { productId, email: wish.email }),
      ...(code !== undefined && { discountCode: code }),
      ...(isPriceKnown && { expectedCents: priceCents(browser, productId, code) }),
      ...(expectsWrongly && { expectedCents: 1 }),
      ...(chaos.happens(0.15) && { hosted: true }),
    };
    if (expectsWrongly) counts.notice('price expected wrongly');
    const path = wish.page === 'prices' ? ENDPOINTS.purchase : ENDPOINTS.checkout;
    const answers =
      isImpatient && attempt === 1
        ? await browser.postTwice(path, body, 'checkout')
        : [
            await chaos.withApiFaults(network, API_FAULT, [processes.newOrders], () =>
              browser.post(path, body, 'checkout', KILLED),
            ),
          ];
    const opened = answers.map(openedOrder).find((one) => one !== undefined);
    const error = answers.map(errorOf).find((one) => one !== undefined);
    history.add(
      `${wish.email} opens a checkout of ${productId}${code ? ` with ${code}` : ''}: ${opened?.provider ?? error ?? 'nobody answers'}`,
      opened?.orderId,
    );
    if (opened) return opened;
    if (error !== undefined && FINAL_ERRORS.includes(error)) return undefined;
    if (error !== undefined && FORM_ERRORS.includes(error)) {
      expectsWrongly = false;
      isPriceKnown = false;
      if (error !== 'price-changed') code = undefined;
      if (error === 'offer-used') productId = 'basic';
      yield MINUTE_MS / 2;
      continue;
    }
    if (error !== undefined && !['provider-unavailable', 'internal'].includes(error)) {
      processes.problems.push({ text: `a checkout was refused with ${error}`, ids: [] });
      return undefined;
    }
    yield MINUTE_MS;
  }
  return undefined;
}

function priceCents(browser: Browser, productId: ProductId, code: string | undefined): number {
  const discount: Discount | undefined = DISCOUNTS.find((one) => one.code === code);
  const price = PRODUCTS[productId].priceCents[currencyOf(browser.language)];
  return discountedPriceCents(price, isDiscountProduct(productId) ? undefined : discount);
}

function openedOrder(answer: Answer): OpenedOrder | undefined {
  if (answer === 'lost' || answer.status !== 200) return undefined;
  const { orderId, session } = answer.body as { orderId: string; session: { provider: string } };
  const provider = PROVIDER_NAMES.find((name) => name === session.provider);
  return provider && { orderId, provider };
}

function errorOf(answer: Answer): string | undefined {
  if (answer === 'lost' || answer.status === 200) return undefined;
  return String(answer.body['error'] ?? answer.status);
}
