import { DISCOUNTS } from '../../../catalog/discounts.ts';
import { isProductId, type ProductId } from '../../../catalog/products.ts';
import { isEmailAddress } from '../../../platform/mail/email-address.ts';

/** The values that a link to /checkout fills in. */
export interface PurchaseLink {
  readonly productId: ProductId;
  readonly discountCode: string;
  readonly email: string;
}

/**
 * Reads `product` (or `package`), `code` and `email` from the page's query. Anybody can write such a link, so unknown products and
 * codes and broken addresses are ignored; the package in the middle is chosen without one. A page of ours passes the address in
 * the state of the history entry instead, which no log sees.
 */
export function readPurchaseLink(search: URLSearchParams, state?: unknown): PurchaseLink {
  const product = search.get('product') ?? search.get('package');
  const code = search.get('code')?.toUpperCase();
  const email = search.get('email')?.trim() ?? emailIn(state);
  return {
    productId: isProductId(product) ? product : 'premium',
    discountCode: DISCOUNTS.find((discount) => discount.code === code)?.code ?? '',
    email: isEmailAddress(email) ? email : '',
  };
}

function emailIn(state: unknown): string {
  const email: unknown = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof email === 'string' ? email : '';
}
