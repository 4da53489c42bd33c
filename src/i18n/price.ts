import type { Language } from '../catalog/languages.ts';
import type { Currency } from '../catalog/packages.ts';

/** Returns the currency of a language: dollars on English pages, euros on German and Spanish ones (spec §9). */
export function currencyOf(language: Language): Currency {
  return language === 'en' ? 'USD' : 'EUR';
}

/** Cached, because creating a format takes four times as long as formatting a price. */
const formats = new Map<string, Intl.NumberFormat>();

/** Formats a price: $19, 19 €. Cents are shown only when there are any. */
export function formatPrice(priceCents: number, currency: Currency, language: Language): string {
  const minimumFractionDigits = priceCents % 100 === 0 ? 0 : 2;
  const key = `${language} ${currency} ${minimumFractionDigits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, { style: 'currency', currency, minimumFractionDigits });
    formats.set(key, format);
  }
  return format.format(priceCents / 100);
}
