import type { Currency } from '../../../catalog/packages.ts';
import type { ProductId } from '../../../catalog/products.ts';
import { PaymentError } from '../payments.ts';
import type { LemonSqueezyOptions } from './lemon-squeezy-options.ts';

/** @throws {PaymentError} when the product has no variant in the store of this currency */
export function variantIdOf(
  stores: LemonSqueezyOptions['stores'],
  product: ProductId,
  currency: Currency,
): string {
  const variants: Partial<Record<ProductId, string>> = stores[currency].variants;
  const variantId = variants[product] ?? '';
  if (/^\d{1,15}$/.test(variantId)) return variantId;
  throw new PaymentError(`The product ${product} has no Lemon Squeezy variant for ${currency}.`);
}
