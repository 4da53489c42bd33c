import { discountedPriceCents, DISCOUNTS } from '../../catalog/discounts.ts';
import type { Language } from '../../catalog/languages.ts';
import { type Currency, type PackageId, PACKAGES } from '../../catalog/packages.ts';
import { currencyOf } from '../../i18n/price.ts';
import { err, ok, type Result } from '../../base/result.ts';

/** The price of an order. It is always computed on the server, never taken from the browser. */
export interface Quote {
  readonly packageId: PackageId;
  readonly amountCents: number;
  readonly currency: Currency;
  readonly discountCode: string | undefined;
}

export function quote(
  packageId: PackageId,
  language: Language,
  enteredCode: string | undefined,
): Result<Quote, 'discount-unknown'> {
  const wanted = enteredCode?.trim().toUpperCase() ?? '';
  const discount = DISCOUNTS.find(({ code }) => code === wanted);
  if (wanted !== '' && !discount) return err('discount-unknown');
  const currency = currencyOf(language);
  return ok({
    packageId,
    amountCents: discountedPriceCents(PACKAGES[packageId].priceCents[currency], discount),
    currency,
    discountCode: discount?.code,
  });
}
