import type { ProductId } from '../../../catalog/products.ts';
import type { Clock } from '../../clock/clock.ts';
import { PaymentError } from '../payments.ts';

export interface PaddleOptions {
  /** The server's API key, `pdl_live_apikey_…` or `pdl_sdbx_apikey_…`. */
  readonly apiKey: string;
  /** The browser's token, `live_…` or `test_…`. It is public. */
  readonly clientToken: string;
  /** The secrets of the notification destination, `pdl_ntfset_…`. There are several while one is being replaced. */
  readonly webhookSecrets: readonly string[];
  /** Paddle's id (`pro_…`) of each of our products. */
  readonly products: Readonly<Record<ProductId, string>>;
  /** The address of the account's hosted checkout, `https://pay.paddle.io/hsc_…`; undefined when there is none. */
  readonly hostedCheckoutUrl: string | undefined;
  /** `test` is Paddle's sandbox, a separate environment with keys, products and payments of its own. */
  readonly mode: 'live' | 'test';
  readonly clock: Clock;
}

export const PROVIDER = 'paddle';

/** @throws {PaymentError} when the product has no id at Paddle */
export function paddleProductId({ products }: PaddleOptions, product: ProductId): string {
  const id = products[product];
  if (!id) throw new PaymentError(`The product ${product} has no id at Paddle.`);
  return id;
}

/** Returns true for a product of ours; the same account may sell others. */
export function isOurProduct({ products }: PaddleOptions, paddleId: string | undefined): boolean {
  return Object.values(products).some((id) => id === paddleId);
}
