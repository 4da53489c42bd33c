import type { Language } from '../catalog/languages.ts';

/** Cached, because creating a format takes a tenth of the time of rendering an article, and a page has several dates. */
const dayFormats = new Map<Language, Intl.DateTimeFormat>();

/** Formats a date in words, in UTC so that server and browser render the same. */
export function formatDay(iso: string, language: Language): string {
  let format = dayFormats.get(language);
  if (!format) {
    format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
    dayFormats.set(language, format);
  }
  return format.format(new Date(iso));
}

/** Formats a date and time with the time zone, for receipts. */
export function formatMoment(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(new Date(iso));
}
