import { expect, it } from 'vitest';
import { createHmacCapabilities } from './hmac-capabilities.ts';

const OLD = 'an old secret of at least 32 characters';
const NEW = 'a new secret of at least 32 characters!';
const capabilities = createHmacCapabilities([NEW, OLD]);

it('verifies its own key, which is stable and has 22 URL-safe characters', () => {
  const key = capabilities.keyFor('owner', 'shoot1');
  expect(key).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(capabilities.keyFor('owner', 'shoot1')).toBe(key);
  expect(capabilities.verify('owner', 'shoot1', key)).toBe(true);
});

it('rejects another purpose, another id, and a key that is changed, truncated, longer or absent', () => {
  const key = capabilities.keyFor('owner', 'shoot1');
  expect(capabilities.verify('draft', 'shoot1', key)).toBe(false);
  expect(capabilities.verify('owner', 'shoot2', key)).toBe(false);
  const changed = (key.startsWith('A') ? 'B' : 'A') + key.slice(1);
  for (const wrong of [
    changed,
    key.slice(0, -1),
    `${key}A`,
    `${key}=`,
    `${key} `,
    '',
    undefined,
    'x'.repeat(9_999),
  ]) {
    expect(capabilities.verify('owner', 'shoot1', wrong)).toBe(false);
  }
});

it('accepts keys of a retired secret, and makes no new ones with it', () => {
  const before = createHmacCapabilities([OLD]);
  const oldKey = before.keyFor('owner', 'shoot1');
  expect(capabilities.verify('owner', 'shoot1', oldKey)).toBe(true);
  expect(capabilities.keyFor('owner', 'shoot1')).not.toBe(oldKey);
  expect(before.verify('owner', 'shoot1', capabilities.keyFor('owner', 'shoot1'))).toBe(false);
});

it('separates purpose and id unambiguously', () => {
  expect(capabilities.verify('owner', 'x|y', capabilities.keyFor('owner', 'x'))).toBe(false);
});

it('refuses a short secret', () => {
  expect(() => createHmacCapabilities(['short'])).toThrow('long enough');
  expect(() => createHmacCapabilities([])).toThrow('long enough');
});

it('derives keys of 32 bytes, one for each id and secret', () => {
  const keyOf = (secrets: readonly string[], id: string) =>
    createHmacCapabilities(secrets).deriveKeys('upload', id).current;
  const key = keyOf([NEW], 'u1');
  expect(key).toHaveLength(32);
  expect(keyOf([NEW], 'u1')).toEqual(key);
  expect(keyOf([NEW], 'u2')).not.toEqual(key);
  const old = keyOf([OLD], 'u1');
  expect(old).not.toEqual(key);
  expect(createHmacCapabilities([NEW, OLD]).deriveKeys('upload', 'u1')).toEqual({
    current: key,
    all: [key, old],
  });
});

it('rejects secrets that are too short, and an empty list', () => {
  const shortest = 'x'.repeat(32);
  expect(
    createHmacCapabilities([shortest]).verify(
      'owner',
      'a',
      createHmacCapabilities([shortest]).keyFor('owner', 'a'),
    ),
  ).toBe(true);
  for (const secrets of [[], ['x'.repeat(31)], [shortest, 'short'], ['short', shortest]]) {
    expect(() => createHmacCapabilities(secrets)).toThrow('long enough');
  }
});
