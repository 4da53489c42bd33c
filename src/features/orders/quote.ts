import { discountedPriceCents, DISCOUNTS } from '../../catalog/discounts.ts';
import type { Language } from '../../catalog/languages.ts';
import { type Currency, type PackageId, PACKAGES } from '../../catalog/packages.ts';
import { currencyOf } from '../../i18n/price.ts';
import { err, ok, type Result } from '../../base/result.ts';

/** What a buyer is asked to pay. The browser never has a say in it. */
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
