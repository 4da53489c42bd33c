import type { z } from 'zod';
import {
  ownResumeSchema,
  type Resume,
  resumeSchema,
  withoutBlanks,
  withoutUnfinishedDates,
} from './resume.ts';
import { LIST_SECTIONS } from './section-fields.ts';
import { type Settings, settingsSchema } from './settings.ts';

/** Files above it are no CVs; one with a photo has about 300 KB. */
export const RESUME_FILE_MAX_BYTES = 10_000_000;

/** The key in `meta` for our own settings, so that other programs leave them alone. */
const META_KEY = 'lichtbild';
const SCHEMA_URL = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** A field of a file that does not fit JSON Resume. */
export interface WrongField {
  /** For example ['work', 1, 'startDate']. */
  readonly path: readonly (string | number)[];
  readonly problem: 'text' | 'list' | 'object' | 'date' | 'too-long';
}

export interface ResumeFile {
  readonly resume: Resume;
  /** Undefined if the file was not written by us, or its settings are not valid. */
  readonly settings: Settings | undefined;
  /** The photo inside the file as a data URL, whatever its kind, because it would fill the browser's storage. An address of a photo elsewhere stays in the resume and is never requested. */
  readonly photoUrl: string | undefined;
}

export type ReadResumeFile =
  | { readonly ok: true; readonly value: ResumeFile }
  | { readonly ok: false; readonly error: 'empty' | 'too-large' | 'no-json' | 'no-resume' }
  | { readonly ok: false; readonly error: 'wrong-fields'; readonly fields: readonly WrongField[] };

const DATA_URL = /^\s*data:/i;

/** Reads a JSON Resume file by its content. */
export function readResumeFile(content: string): ReadResumeFile {
  if (content.trim() === '') return { ok: false, error: 'empty' };
  if (content.length > RESUME_FILE_MAX_BYTES) return { ok: false, error: 'too-large' };
  let json: unknown;
  try {
    json = JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, error: 'no-json' };
  }
  if (!isResumeLike(json)) return { ok: false, error: 'no-resume' };
  const settings = settingsSchema.safeParse(ownSettings(json));
  // The editor has no limits, so a file that it saved is read without them, too.
  const parsed = (settings.success ? ownResumeSchema : resumeSchema).safeParse(json);
  if (!parsed.success)
    return { ok: false, error: 'wrong-fields', fields: parsed.error.issues.map(wrongField) };

  const resume = withoutUndefined(parsed.data) as Resume;
  const { [META_KEY]: _own, ...meta } = resume.meta ?? {};
  const image = resume.basics?.image;
  const photoUrl = image !== undefined && DATA_URL.test(image) ? image : undefined;
  const { image: _, ...basics } = resume.basics ?? {};
  return {
    ok: true,
    value: {
      resume: {
        ...resume,
        ...(photoUrl && { basics }),
        // Settings that we cannot read may be those of a later version and stay as they are.
        ...(resume.meta && { meta: settings.success ? meta : resume.meta }),
      },
      settings: settings.success ? settings.data : undefined,
      photoUrl,
    },
  };
}

/** Returns the content of a JSON Resume file with our settings, and with the photo if there is one. Dates that are half typed are left out. */
export function writeResumeFile(resume: Resume, settings: Settings, photoUrl: string | undefined): string {
  const lists = Object.fromEntries(
    LIST_SECTIONS.flatMap((section) => {
      const entries = resume[section];
      return entries ? [[section, entries.map((entry) => withoutUnfinishedDates(section, entry))]] : [];
    }),
  );
  const { $schema, basics, meta, ...sections } = withoutBlanks({ ...resume, ...lists });
  return JSON.stringify(
    {
      $schema: typeof $schema === 'string' ? $schema : SCHEMA_URL,
      basics: { ...basics, ...(photoUrl && { image: photoUrl }) },
      ...sections,
      meta: { ...meta, [META_KEY]: settings },
    },
    undefined,
    2,
  );
}

/** Any object with a name or a list that JSON Resume knows; other JSON files are refused instead of emptying the editor. */
function isResumeLike(json: unknown): json is Readonly<Record<string, unknown>> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return false;
  return Object.keys(json).some((key) => key !== 'meta' && key in resumeSchema.shape);
}

function ownSettings({ meta }: Readonly<Record<string, unknown>>): unknown {
  return typeof meta === 'object' && meta !== null ? (meta as Record<string, unknown>)[META_KEY] : undefined;
}

function wrongField(issue: z.core.$ZodIssue): WrongField {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  if (issue.code === 'too_big') return { path, problem: 'too-long' };
  if (issue.code === 'invalid_format') return { path, problem: 'date' };
  const expected = issue.code === 'invalid_type' ? issue.expected : undefined;
  return { path, problem: expected === 'array' ? 'list' : expected === 'object' ? 'object' : 'text' };
}

function withoutUndefined(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
