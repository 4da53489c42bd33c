import type { ProductId } from '../../../catalog/products.ts';
import type { Clock } from '../../clock/clock.ts';
import { PaymentError } from '../payments.ts';

export interface StripeOptions {
  /** A secret or restricted key: `sk_…` or `rk_…`. */
  readonly secretKey: string;
  /** The key that the browser gets: `pk_…`. */
  readonly publishableKey: string;
  /** The signing secrets of the webhook, `whsec_…`. All are tried, so that they can be rotated. */
  readonly webhookSecrets: readonly string[];
  /** Stripe's id, `prod_…`, of each of our products. Prices are not stored at Stripe. */
  readonly products: Readonly<Partial<Record<ProductId, string>>>;
  /** Calculates the tax within the amount with Stripe Tax. */
  readonly automaticTax: boolean;
  readonly mode: 'live' | 'test';
  readonly clock: Clock;
}

/** @throws {PaymentError} when the product is not mapped */
export function stripeProduct(products: StripeOptions['products'], product: ProductId): string {
  const id = products[product];
  if (id) return id;
  throw new PaymentError(`The product ${product} has no product id of Stripe.`);
}
