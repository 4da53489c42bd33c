import type { Language } from '../../../catalog/languages.ts';
import { PARTIAL_DATE } from './resume.ts';

export interface DateParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number | undefined;
  readonly day: number | undefined;
}

export function parseDate(date: string): DateParts | undefined {
  const [, year, month, day] = PARTIAL_DATE.exec(date.trim()) ?? [];
  if (year === undefined) return undefined;
  return { year: Number(year), month: month ? Number(month) : undefined, day: day ? Number(day) : undefined };
}

/** Returns the date with month and year in the document's language; what is not a date stays as it was written. */
export function formatDate(date: string, language: Language): string {
  const parts = parseDate(date);
  if (!parts) return date.trim();
  if (parts.month === undefined) return String(parts.year);
  const moment = Date.UTC(parts.year, parts.month - 1, 15);
  return new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    moment,
  );
}

const TODAY: Readonly<Record<Language, string>> = { en: 'today', de: 'heute', es: 'actualidad' };

/**
 * Returns the period from start to end, for example "Mar 2021 – today". Without an end it lasts until today; without a start
 * only the end is known.
 */
export function formatPeriod(start: string, end: string, language: Language): string {
  if (start === '') return end === '' ? '' : formatDate(end, language);
  const from = formatDate(start, language);
  const to = end === '' ? TODAY[language] : formatDate(end, language);
  return from === to ? from : `${from} – ${to}`;
}
