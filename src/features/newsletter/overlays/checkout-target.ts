import type { Language } from '../../../catalog/languages.ts';
import type { ProductId } from '../../../catalog/products.ts';
import { pagePath } from '../../../page-urls.ts';

/** A checkout that an overlay opens. The email address is not part of its URL: logs and analytics would see it. */
export interface CheckoutTarget {
  readonly productId: ProductId;
  readonly discountCode?: string | undefined;
  readonly email?: string | undefined;
}

export function checkoutPath({ productId, discountCode }: CheckoutTarget, language: Language): string {
  const search = new URLSearchParams({ product: productId, ...(discountCode && { code: discountCode }) });
  return `${pagePath('checkout', language)}?${search.toString()}`;
}

/** The state of the history entry of a checkout that an overlay opened. */
export interface CheckoutState {
  readonly email: string | undefined;
}
