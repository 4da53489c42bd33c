import { type Resume, withoutBlanks } from '../document/resume.ts';
import type { Settings } from '../document/settings.ts';

/** Returns a text that is the same for documents with the same content, whatever the order of their keys and their empty fields. */
export function contentOf({ resume, settings }: { resume: Resume; settings: Settings }): string {
  return JSON.stringify({ resume: withoutBlanks(resume), settings }, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
