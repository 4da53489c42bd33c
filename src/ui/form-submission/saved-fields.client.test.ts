import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearFields, saveFields, savedFields, submissionIdOf } from './saved-fields.client.ts';

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const refused = () => {
  throw new Error('refused');
};
const STORAGES = {
  'storage that works': memoryStorage,
  'storage that is refused': () => ({ getItem: refused, setItem: refused, removeItem: refused }),
};

afterEach(() => {
  clearFields('form');
  vi.unstubAllGlobals();
});

describe.each(Object.entries(STORAGES))('with %s', (_name, open) => {
  beforeEach(() => void vi.stubGlobal('sessionStorage', open()));

  it('saves what was typed until it is cleared', () => {
    expect(savedFields('form')).toEqual({});
    saveFields('form', { name: 'Mira', message: 'a\nb' });
    expect(savedFields('form')).toEqual({ name: 'Mira', message: 'a\nb' });
    expect(savedFields('form')).toBe(savedFields('form'));
    expect(savedFields('other')).toEqual({});
    clearFields('form');
    expect(savedFields('form')).toEqual({});
  });

  it('gives the same content the same id, and changed content another', () => {
    const first = submissionIdOf('form', { name: 'Mira' });
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(submissionIdOf('form', { name: 'Mira' })).toBe(first);
    const second = submissionIdOf('form', { name: 'Mira Sol' });
    expect(second).not.toBe(first);
    clearFields('form');
    expect(submissionIdOf('form', { name: 'Mira Sol' })).not.toBe(second);
  });
});

it.each(['', '{', '7', 'null', '["a"]', '{"name":7}'])('reads %j as no fields', (text) => {
  const storage = memoryStorage();
  storage.items.set('lichtbild-form', text);
  vi.stubGlobal('sessionStorage', storage);
  expect(Object.keys(savedFields('form')).filter((name) => name === 'name')).toEqual([]);
  expect(submissionIdOf('form', {})).toMatch(/^[0-9a-f]{32}$/);
});

it('keeps id and fields over a reload', async () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  saveFields('form', { name: 'Mira' });
  const id = submissionIdOf('form', { name: 'Mira' });
  vi.resetModules();
  const reloaded = await import('./saved-fields.client.ts');
  expect(reloaded.savedFields('form')).toEqual({ name: 'Mira' });
  expect(reloaded.submissionIdOf('form', { name: 'Mira' })).toBe(id);
});
