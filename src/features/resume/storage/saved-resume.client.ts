import { err, ok, type Result } from '../../../base/result.ts';
import { z } from 'zod';
import { type Resume, resumeSchema } from '../document/resume.ts';
import { type Settings, settingsSchema } from '../document/settings.ts';

/** Stored in visitors' browsers, so neither the key nor the properties may change their meaning. */
const KEY = 'lichtbild-resume';
const savedSchema = z.object({ resume: resumeSchema, settings: settingsSchema });

export interface SavedResume {
  readonly resume: Resume;
  readonly settings: Settings;
}

export type LoadError = 'none' | 'forbidden' | 'unreadable';
export type SaveError = 'forbidden' | 'full';

export function loadSavedResume(): Result<SavedResume, LoadError> {
  let stored: string | null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // Browsers throw a SecurityError where pages may store nothing.
    return err('forbidden');
  }
  if (stored === null) return err('none');
  return parseSaved(stored);
}

function parseSaved(stored: string): Result<SavedResume, 'unreadable'> {
  try {
    const { resume, settings } = savedSchema.parse(JSON.parse(stored));
    return ok({ resume: resume as Resume, settings });
  } catch {
    return err('unreadable');
  }
}

export function saveResume(saved: SavedResume): Result<undefined, SaveError> {
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
    return ok(undefined);
  } catch (error) {
    return err(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden');
  }
}

export function deleteSavedResume(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Where nothing may be stored, nothing has to be deleted.
  }
}

/** Calls back when another tab of this browser has saved or deleted the resume. */
export function onSavedElsewhere(callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) callback();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
