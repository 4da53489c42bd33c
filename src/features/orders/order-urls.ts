import type { Language } from '../../catalog/languages.ts';
import type { ProductId } from '../../catalog/products.ts';
import { pagePath } from '../../page-urls.ts';

/** The link with which a buyer continues a paid order on any device: it opens the page where the selfies are uploaded. */
export function continueOrderLink(
  publicUrl: string,
  language: Language,
  orderId: string,
  key: string,
): string {
  const query = new URLSearchParams({ order: orderId, key });
  return `${publicUrl}${pagePath('createHeadshot', language)}?${query.toString()}`;
}

/** The checkout with a product chosen, where somebody buys before the selfies are uploaded. */
export function checkoutLink(publicUrl: string, language: Language, productId: ProductId): string {
  return `${publicUrl}${pagePath('checkout', language)}?${new URLSearchParams({ product: productId }).toString()}`;
}

/** The form for a withdrawal, with the order's number filled in. */
export function withdrawalLink(publicUrl: string, language: Language, orderId: string): string {
  return `${publicUrl}${pagePath('withdraw', language)}?${new URLSearchParams({ order: orderId }).toString()}`;
}

/** The link to the buyer's own page of an order: what was bought, for how much, what became of it. */
export function orderLink(publicUrl: string, language: Language, orderId: string, key: string): string {
  return `${publicUrl}${pagePath('order', language, { id: orderId })}?${new URLSearchParams({ key }).toString()}`;
}

/** The link to the page on which an operator refunds an order. */
export function refundLink(publicUrl: string, language: Language, orderId: string, key: string): string {
  return `${publicUrl}${pagePath('orderRefund', language, { id: orderId })}?${new URLSearchParams({ key }).toString()}`;
}
