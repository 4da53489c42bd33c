import type { Language } from '../catalog/languages.ts';
import type { Currency } from '../catalog/packages.ts';

/** What the visitor is charged in: dollars on English pages, euros on German and Spanish ones (spec §9). */
export function currencyOf(language: Language): Currency {
  return language === 'en' ? 'USD' : 'EUR';
}

/** $19, 19 €; cents only when there are any. */
export function formatPrice(priceCents: number, currency: Currency, language: Language): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: priceCents % 100 === 0 ? 0 : 2,
  }).format(priceCents / 100);
}
