import type { Language } from '../../catalog/languages.ts';
import type { Currency } from '../../catalog/packages.ts';

export function formatPrice(amountCents: number, currency: Currency, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amountCents / 100);
}

/** A day as the reader writes it; days are counted in UTC, as the database does. */
export function formatDay(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(moment);
}

export function formatMoment(moment: Date, language: Language): string {
  const text = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(moment);
  return `${text} UTC`;
}
