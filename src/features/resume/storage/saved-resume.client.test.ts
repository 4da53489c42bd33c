import { afterEach, expect, it, vi } from 'vitest';
import { SAMPLE_RESUME } from '../document/sample-resume.fixture.ts';
import { defaultSettings } from '../document/settings.ts';
import { deleteSavedResume, loadSavedResume, saveResume } from './saved-resume.client.ts';

afterEach(() => vi.unstubAllGlobals());

const SAVED = { resume: SAMPLE_RESUME, settings: defaultSettings('es') };

function stubStorage(failure?: DOMException) {
  const items = new Map<string, string>();
  const fail = () => {
    if (failure) throw failure;
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (fail(), items.get(key) ?? null),
    setItem: (key: string, value: string) => (fail(), void items.set(key, value)),
    removeItem: (key: string) => (fail(), void items.delete(key)),
  });
  return items;
}

it('loads what was saved, with every field', () => {
  stubStorage();
  expect(loadSavedResume()).toEqual({ ok: false, error: 'none' });
  expect(saveResume(SAVED).ok).toBe(true);
  expect(loadSavedResume()).toEqual({ ok: true, value: SAVED });
  deleteSavedResume();
  expect(loadSavedResume()).toEqual({ ok: false, error: 'none' });
});

it.each(['{', '{}', '{"resume":{},"settings":{}}', 'null'])('says that %s cannot be read', (stored) => {
  const items = stubStorage();
  saveResume(SAVED);
  for (const key of items.keys()) items.set(key, stored);
  expect(loadSavedResume()).toEqual({ ok: false, error: 'unreadable' });
});

it('tells a full storage from a forbidden one', () => {
  stubStorage(new DOMException('no space', 'QuotaExceededError'));
  expect(saveResume(SAVED)).toEqual({ ok: false, error: 'full' });
  stubStorage(new DOMException('denied', 'SecurityError'));
  expect(saveResume(SAVED)).toEqual({ ok: false, error: 'forbidden' });
  expect(loadSavedResume()).toEqual({ ok: false, error: 'forbidden' });
  expect(() => deleteSavedResume()).not.toThrow();
});
