import { z } from 'zod';
import { err, ok, type Result } from '../../../base/result.ts';
import type { Language } from '../../../catalog/languages.ts';
import { ownResumeSchema, type Resume } from '../document/resume.ts';
import { type Settings, settingsOrDefaults } from '../document/settings.ts';

/** Stored in visitors' browsers, so neither the key nor the properties may change their meaning. */
const KEY = 'lichtbild-resume';
/** The last text that could not be read, until the visitor deletes it. */
const UNREADABLE_KEY = 'lichtbild-resume-unreadable';
const savedSchema = z.object({ resume: ownResumeSchema, settings: z.unknown().optional() });

export interface SavedResume {
  readonly resume: Resume;
  readonly settings: Settings;
}

export type LoadError = 'none' | 'forbidden' | 'unreadable';
export type SaveError = 'forbidden' | 'full';

/** Settings that are missing or not valid have the defaults of this language. */
export function loadSavedResume(language: Language): Result<SavedResume, LoadError> {
  let stored: string | null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // Browsers throw a SecurityError where pages may store nothing.
    return err('forbidden');
  }
  if (stored === null) return err('none');
  const saved = parseSaved(stored, language);
  if (!saved.ok) setAside(stored);
  return saved;
}

function parseSaved(stored: string, language: Language): Result<SavedResume, 'unreadable'> {
  try {
    const { resume, settings } = savedSchema.parse(JSON.parse(stored));
    return ok({ resume: resume as Resume, settings: settingsOrDefaults(settings, language) });
  } catch {
    return err('unreadable');
  }
}

/** Copies a text that cannot be read, because the next save overwrites it. */
function setAside(stored: string): void {
  try {
    localStorage.setItem(UNREADABLE_KEY, stored);
  } catch {
    // There is no space for it twice, so it moves.
    move(stored);
  }
}

function move(stored: string): void {
  try {
    localStorage.removeItem(KEY);
    localStorage.setItem(UNREADABLE_KEY, stored);
  } catch {
    // Nothing can be saved here, so the text is safe where it was.
    saveText(stored);
  }
}

/** Returns the stored text that could not be read, for a download. */
export function loadUnreadable(): string | undefined {
  try {
    return localStorage.getItem(UNREADABLE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function deleteUnreadable(): void {
  remove(UNREADABLE_KEY);
}

export function saveResume(saved: SavedResume): Result<undefined, SaveError> {
  return saveText(JSON.stringify(saved));
}

function saveText(text: string): Result<undefined, SaveError> {
  try {
    localStorage.setItem(KEY, text);
    return ok(undefined);
  } catch (error) {
    return err(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden');
  }
}

export function deleteSavedResume(): void {
  remove(KEY);
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
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
