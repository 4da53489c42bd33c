import { type Discount, discountedPriceCents, DISCOUNTS, isValidAt } from '../../../catalog/discounts.ts';
import type { Language } from '../../../catalog/languages.ts';
import type { Currency, PackageId } from '../../../catalog/packages.ts';
import { isDiscountProduct, type ProductId, PRODUCTS } from '../../../catalog/products.ts';
import { currencyOf } from '../../../i18n/price.ts';
import { err, ok, type Result } from '../../../base/result.ts';

/** The price of an order. It is always computed on the server, never taken from the browser. */
export interface Quote {
  readonly productId: ProductId;
  readonly packageId: PackageId;
  readonly amountCents: number;
  readonly currency: Currency;
  readonly discountCode: string | undefined;
}

export type QuoteError = 'discount-unknown' | 'discount-expired' | 'discount-on-offer';

/** Returns whether the page that the buyer sees shows another total. @param expectedCents undefined when it shows none */
export function isOtherPrice({ amountCents }: Quote, expectedCents: number | undefined): boolean {
  return expectedCents !== undefined && expectedCents !== amountCents;
}

/** @param discounts the codes that exist, by default those of the catalog */
export function quote(
  wanted: {
    readonly productId: ProductId;
    readonly language: Language;
    readonly discountCode: string | undefined;
  },
  now: Date,
  discounts: readonly Discount[] = DISCOUNTS,
): Result<Quote, QuoteError> {
  const { productId, language } = wanted;
  const entered = wanted.discountCode?.trim().toUpperCase() ?? '';
  const discount = discounts.find(({ code }) => code === entered);
  if (entered !== '' && !discount) return err('discount-unknown');
  if (discount && !isValidAt(discount, now)) return err('discount-expired');
  // A discount product already has a lower price, which no code lowers further.
  if (discount && isDiscountProduct(productId)) return err('discount-on-offer');
  const currency = currencyOf(language);
  const { packageId, priceCents } = PRODUCTS[productId];
  return ok({
    productId,
    packageId,
    amountCents: discountedPriceCents(priceCents[currency], discount),
    currency,
    discountCode: discount?.code,
  });
}
