import type { Language } from '../catalog/languages.ts';
import { LIMITS } from '../catalog/limits.ts';
import { type PackageId, PACKAGES } from '../catalog/packages.ts';
import { packagesTexts } from './packages/index.ts';
import { currencyOf, formatPrice } from './price.ts';

/** The texts of a package on offer. */
export interface PackageOffer {
  readonly id: PackageId;
  readonly name: string;
  readonly price: string;
  /** The small print below the price. */
  readonly terms: string;
  readonly headshots: string;
  readonly lines: readonly string[];
  /** The text of the link that buys the package before any selfie is uploaded. */
  readonly buy: string;
}

/** Returns a package's texts. `pricedIn` is the language whose currency the shoot is charged in. */
export function packageOffer(id: PackageId, language: Language, pricedIn: Language = language): PackageOffer {
  const texts = packagesTexts[language];
  const offer = PACKAGES[id];
  const currency = currencyOf(pricedIn);
  return {
    id,
    name: texts.names[id],
    price: formatPrice(offer.priceCents[currency], currency, language),
    terms: `${texts.inclVat}, ${texts.oncePaid}`,
    headshots: texts.headshots(offer.headshotCount),
    buy: texts.buy,
    lines: [
      texts.styles(offer.styleCount),
      texts.delivery(offer.promisedMinutes),
      ...(offer.supportBusinessDays === undefined ? [] : [texts.support(offer.supportBusinessDays)]),
      ...(offer.commercialRights ? [texts.commercialRights] : []),
      texts.refund(LIMITS.refundWindowDays),
    ],
  };
}
