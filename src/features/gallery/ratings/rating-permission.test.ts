import { expect, it } from 'vitest';
import { permissionOf, permissionText } from './rating-permission.ts';

const NOON = new Date('2026-11-27T12:00:00Z');

it('reads the permission of a stored rating', () => {
  expect(permissionOf({ permittedAt: null, showsName: false })).toBe('none');
  expect(permissionOf({ permittedAt: NOON, showsName: false })).toBe('anonymous');
  expect(permissionOf({ permittedAt: NOON, showsName: true })).toBe('first-name');
});

it('stores the sentences that were ticked, in the language of the page', () => {
  expect(permissionText('none', 'de')).toBeNull();
  expect(permissionText('anonymous', 'de')).toMatch(/ohne meinen Namen.*widerrufen\.$/);
  expect(permissionText('first-name', 'es')).toMatch(/nombre de pila\.$/);
});
