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

/** Returns the date with month and year in the document's language; '' for a text that is not a complete date. */
export function formatDate(date: string, language: Language): string {
  const parts = parseDate(date);
  if (!parts) return '';
  if (parts.month === undefined) return String(parts.year);
  const moment = Date.UTC(parts.year, parts.month - 1, 15);
  return new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    moment,
  );
}

/**
 * Returns the period from start to end, for example "Mar 2021 – present". Without an end it lasts until today; without a start
 * only the end is known. A text that is not a complete date is left out, but an entry with such an end did end.
 *
 * @param present the word for an end that is still to come
 */
export function formatPeriod(start: string, end: string, language: Language, present: string): string {
  const from = formatDate(start, language);
  const to = formatDate(end, language);
  if (from === '') return to;
  if (end === '') return `${from} – ${present}`;
  return to === '' || from === to ? from : `${from} – ${to}`;
}

/** A date as it is typed: a year that may be unfinished, and a month from 01 to 12 or ''. */
export interface TypedDate {
  readonly year: string;
  readonly month: string;
}

/** Returns the parts of a date, or of a text that `dateToStore` returned. */
export function typedDate(date: string): TypedDate {
  const parts = parseDate(date);
  if (parts)
    return {
      year: String(parts.year),
      month: parts.month === undefined ? '' : String(parts.month).padStart(2, '0'),
    };
  const [, year = date, month = ''] = /^(.*)-(0[1-9]|1[0-2])$/.exec(date) ?? [];
  return { year, month };
}

/**
 * Returns the date to store while one is typed: the typed one as soon as it is a date, until then the last one that was.
 * Without such a date the unfinished text is stored, because an empty end date would mean that the entry still goes on.
 */
export function dateToStore({ year, month }: TypedDate, stored: string): string {
  const date = month === '' ? year : `${year}-${month}`;
  return date === '' || parseDate(date) || !parseDate(stored) ? date : stored;
}
