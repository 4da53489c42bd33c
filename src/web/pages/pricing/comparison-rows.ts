import type { Language } from '../../../catalog/languages.ts';
import { type HeadshotPackage, PACKAGE_IDS, PACKAGES } from '../../../catalog/packages.ts';
import type { PricingTexts } from '../../../i18n/pricing/en.ts';
import { currencyOf, formatPrice } from '../../../i18n/price.ts';

export interface ComparisonRow {
  readonly name: string;
  /** One value for each package, in their order. */
  readonly values: readonly string[];
}

/** Builds the table that compares the packages; every figure comes from the catalog. */
export function comparisonRows(texts: PricingTexts['table'], language: Language): readonly ComparisonRow[] {
  const currency = currencyOf(language);
  const price = (cents: number) => formatPrice(cents, currency, language);
  const of = (name: string, value: (offer: HeadshotPackage) => string): ComparisonRow => ({
    name,
    values: PACKAGE_IDS.map((id) => value(PACKAGES[id])),
  });
  return [
    of(texts.price, ({ priceCents }) => price(priceCents[currency])),
    of(texts.headshots, ({ headshotCount }) => String(headshotCount)),
    of(texts.each, ({ priceCents, headshotCount }) =>
      price(Math.round(priceCents[currency] / headshotCount)),
    ),
    of(texts.styles, ({ styleCount }) => String(styleCount)),
    of(texts.ready, ({ promisedMinutes }) =>
      promisedMinutes < 60 ? `${promisedMinutes} ${texts.minutes}` : `${promisedMinutes / 60} ${texts.hours}`,
    ),
    of(texts.support, ({ supportBusinessDays: days }) =>
      days === undefined
        ? texts.supportMail
        : `${texts.within} ${days} ${days === 1 ? texts.businessDay.one : texts.businessDay.many}`,
    ),
    of(texts.rights, ({ commercialRights }) => (commercialRights ? texts.yes : texts.no)),
  ];
}
