import { z } from 'zod';
import {
  SECTION_FIELDS,
  type FieldKind,
  type Fields,
  LIST_SECTIONS,
  type ListSection,
} from './section-fields.ts';
import { BASICS_FIELDS, LOCATION_FIELDS, PROFILE_FIELDS } from './section-fields.ts';

/** One entry of a list. Fields that JSON Resume does not know are kept, so that an export loses nothing. */
export type Entry = Readonly<Record<string, unknown>>;

export interface Basics extends Entry {
  readonly name?: string | undefined;
  readonly label?: string | undefined;
  readonly image?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly url?: string | undefined;
  readonly summary?: string | undefined;
  readonly location?: Entry | undefined;
  readonly profiles?: readonly Entry[] | undefined;
}

/** A document in the format JSON Resume 1.0.0 (https://jsonresume.org/schema). Lists that are empty may be absent. */
export type Resume = Readonly<Record<string, unknown>> &
  Readonly<Partial<Record<ListSection, readonly Entry[]>>> & {
    readonly basics?: Basics | undefined;
    readonly meta?: Readonly<Record<string, unknown>> | undefined;
  };

/** A date as JSON Resume has it: YYYY, YYYY-MM or YYYY-MM-DD. */
export const PARTIAL_DATE = /^([12]\d{3})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$/;
/** Words in place of an end date, which JSON Resume leaves out. */
const STILL = /^(present|current|now|today|heute|aktuell|actualidad|hoy)$/i;

const absent = (value: unknown) => (value === null || value === '' ? undefined : value);
// Other programs write postcodes and years as numbers.
const written = (value: unknown) => (typeof value === 'number' ? String(value) : absent(value));
const date = z.preprocess((value) => {
  const text = written(value);
  if (typeof text !== 'string') return text;
  const trimmed = text.trim();
  return trimmed === '' || STILL.test(trimmed) ? undefined : trimmed.replace(/T\d{2}:.*$/, '');
}, z.string().regex(PARTIAL_DATE, 'date').optional());

interface Limits {
  readonly text: number;
  /** A photo inside a file is a data URL of megabytes. */
  readonly image: number;
  readonly entries: number;
  readonly date: z.ZodType;
}

function schemaWith(limits: Limits) {
  const text = z.preprocess(written, z.string().max(limits.text).optional());
  const lines = z.preprocess(absent, z.array(z.string().max(limits.text)).max(limits.entries).optional());
  const kinds: Readonly<Record<FieldKind, z.ZodType>> = {
    text,
    paragraph: text,
    url: text,
    email: text,
    phone: text,
    country: text,
    date: limits.date,
    lines,
  };
  const entry = (fields: Fields) =>
    z.looseObject(Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, kinds[kind]])));
  const list = (fields: Fields) =>
    z.preprocess(absent, z.array(entry(fields)).max(limits.entries).optional());
  return z.looseObject({
    basics: z.preprocess(
      absent,
      z
        .looseObject({
          ...entry(BASICS_FIELDS).shape,
          summary: text,
          image: z.preprocess(absent, z.string().max(limits.image).optional()),
          location: z.preprocess(absent, entry(LOCATION_FIELDS).optional()),
          profiles: list(PROFILE_FIELDS),
        })
        .optional(),
    ),
    ...Object.fromEntries(LIST_SECTIONS.map((section) => [section, list(SECTION_FIELDS[section])])),
    meta: z.preprocess(absent, z.looseObject({}).optional()),
  });
}

/**
 * Files of other programs. Tolerant where nothing is lost by it: unknown fields stay, null and '' are as good as absent, numbers
 * may stand for texts.
 */
export const resumeSchema = schemaWith({ text: 20_000, image: 8_000_000, entries: 500, date });

/** Documents that the editor wrote. It limits neither lengths nor dates that are half typed, so reading them must not either. */
export const ownResumeSchema = schemaWith({
  text: Infinity,
  image: Infinity,
  entries: Infinity,
  date: z.preprocess(written, z.string().optional()),
});

/** Returns a field's text; '' if the entry has none. */
export function textOf(entry: Entry | undefined, name: string): string {
  const value = entry?.[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** Returns a field's list of strings without empty ones. */
export function linesOf(entry: Entry | undefined, name: string): readonly string[] {
  const value = entry?.[name];
  if (!Array.isArray(value)) return [];
  return value
    .filter((line): line is string => typeof line === 'string' && line.trim() !== '')
    .map((line) => line.trim());
}

/** Splits a text at its line breaks. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Returns whether nothing has been written into a value yet. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.every(isBlank);
  return typeof value === 'object' && Object.values(value).every(isBlank);
}

/** Leaves out the dates of an entry that are only half typed. */
export function withoutUnfinishedDates(section: ListSection, entry: Entry): Entry {
  const fields: Fields = SECTION_FIELDS[section];
  return Object.fromEntries(
    Object.entries(entry).filter(
      ([name, value]) =>
        fields[name] !== 'date' || typeof value !== 'string' || PARTIAL_DATE.test(value.trim()),
    ),
  );
}

/** Leaves out the fields that are empty, which means the same as absent. Those that JSON Resume does not know stay as they are. */
export function withoutBlanks(resume: Resume): Resume {
  const filled = (entry: Entry, fields: readonly string[]) =>
    Object.fromEntries(
      Object.entries(entry).filter(([name, value]) => !fields.includes(name) || !isBlank(value)),
    );
  const lists = LIST_SECTIONS.flatMap((section) => {
    const entries = (resume[section] ?? []).filter((entry) => !isBlank(entry));
    if (entries.length === 0) return [];
    return [[section, entries.map((entry) => filled(entry, Object.keys(SECTION_FIELDS[section])))]];
  });
  const { location, profiles = [], ...basics } = resume.basics ?? {};
  const named = profiles.filter((profile) => !isBlank(profile));
  const others = Object.entries(resume).filter(([key]) => !LIST_SECTIONS.some((section) => section === key));
  return {
    ...Object.fromEntries(others),
    basics: {
      ...filled(basics, [...Object.keys(BASICS_FIELDS), 'summary', 'image']),
      ...(!isBlank(location) && { location: filled(location!, Object.keys(LOCATION_FIELDS)) }),
      ...(named.length > 0 && {
        profiles: named.map((profile) => filled(profile, Object.keys(PROFILE_FIELDS))),
      }),
    },
    ...Object.fromEntries(lists),
  };
}
