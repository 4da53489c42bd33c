import { afterEach, expect, it, vi } from 'vitest';
import { SAMPLE_RESUME } from '../document/sample-resume.fixture.ts';
import { defaultSettings } from '../document/settings.ts';
import {
  deleteSavedResume,
  deleteUnreadable,
  loadSavedResume,
  loadUnreadable,
  saveResume,
} from './saved-resume.client.ts';

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
  expect(loadSavedResume('en')).toEqual({ ok: false, error: 'none' });
  expect(saveResume(SAVED).ok).toBe(true);
  expect(loadSavedResume('en')).toEqual({ ok: true, value: SAVED });
  deleteSavedResume();
  expect(loadSavedResume('en')).toEqual({ ok: false, error: 'none' });
});

it('loads what was saved, whatever its length', () => {
  stubStorage();
  const resume = {
    basics: { summary: 'x'.repeat(20_001), image: 'x'.repeat(8_000_001) },
    work: Array.from({ length: 501 }, () => ({ highlights: ['x'.repeat(20_001)], endDate: '20' })),
  };
  saveResume({ ...SAVED, resume });
  expect(loadSavedResume('en')).toEqual({ ok: true, value: { ...SAVED, resume } });
});

it('loads the resume with default settings where the stored ones are not valid', () => {
  const items = stubStorage();
  const settings = { ...SAVED.settings, template: 'from a later version', paper: 'letter' };
  items.set('lichtbild-resume', JSON.stringify({ resume: SAMPLE_RESUME, settings }));
  expect(loadSavedResume('en')).toEqual({
    ok: true,
    value: { resume: SAMPLE_RESUME, settings: { ...SAVED.settings, template: 'tabular', paper: 'letter' } },
  });
  items.set('lichtbild-resume', JSON.stringify({ resume: SAMPLE_RESUME }));
  expect(loadSavedResume('en')).toMatchObject({ ok: true, value: { settings: defaultSettings('en') } });
});

it.each(['{', '{}', '{"resume":[],"settings":{}}', 'null'])(
  'says that %s cannot be read, and does not lose it to the next save',
  (stored) => {
    const items = stubStorage();
    items.set('lichtbild-resume', stored);
    expect(loadSavedResume('en')).toEqual({ ok: false, error: 'unreadable' });
    saveResume(SAVED);
    expect(loadSavedResume('en')).toEqual({ ok: true, value: SAVED });
    expect(loadUnreadable()).toBe(stored);
    deleteUnreadable();
    expect(loadUnreadable()).toBeUndefined();
  },
);

it('moves a text that cannot be read where there is no space for a copy', () => {
  const items = stubStorage();
  items.set('lichtbild-resume', '{');
  const { localStorage } = globalThis;
  vi.stubGlobal('localStorage', {
    ...localStorage,
    setItem: (key: string, value: string) => {
      if (items.size > 0) throw new DOMException('no space', 'QuotaExceededError');
      localStorage.setItem(key, value);
    },
  });
  expect(loadSavedResume('en')).toEqual({ ok: false, error: 'unreadable' });
  expect([...items.values()]).toEqual(['{']);
  expect(loadUnreadable()).toBe('{');
});

it('distinguishes a full storage from a forbidden one', () => {
  stubStorage(new DOMException('no space', 'QuotaExceededError'));
  expect(saveResume(SAVED)).toEqual({ ok: false, error: 'full' });
  stubStorage(new DOMException('denied', 'SecurityError'));
  expect(saveResume(SAVED)).toEqual({ ok: false, error: 'forbidden' });
  expect(loadSavedResume('en')).toEqual({ ok: false, error: 'forbidden' });
  expect(() => deleteSavedResume()).not.toThrow();
});
