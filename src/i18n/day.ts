import type { Language } from '../catalog/languages.ts';

/** Kept: making one takes a tenth of the time in which an article is rendered, and a page has several days. */
const dayFormats = new Map<Language, Intl.DateTimeFormat>();

/** The day of a moment in words. UTC, so that server and browser write the same. */
export function formatDay(iso: string, language: Language): string {
  let format = dayFormats.get(language);
  if (!format) {
    format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
    dayFormats.set(language, format);
  }
  return format.format(new Date(iso));
}

/** Day and minute of a moment, with the time zone named: for receipts. */
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
