import { expect, it } from 'vitest';
import { ACCEPTED, REJECTED } from './consent.ts';
import { createConsentStorage } from './consent-storage.client.ts';

const NOW = new Date('2026-11-27T12:00:00Z');

function memoryStorage(): Storage & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as unknown as Storage & { readonly values: Map<string, string> };
}

it('saves under the keys of the specification and reads what it saved', () => {
  const local = memoryStorage();
  const storage = createConsentStorage(() => local);
  expect(storage.read()).toBeUndefined();
  storage.rememberRegion('EU');
  storage.save(ACCEPTED, NOW, ['google-analytics', 'meta-pixel']);
  expect(Object.fromEntries(local.values)).toEqual({
    'cookie-consent': '{"essential":true,"analytics":true,"marketing":true}',
    'cookie-consent-date': '2026-11-27T12:00:00.000Z',
    'cookie-consent-services': 'google-analytics meta-pixel',
    user_region: 'EU',
  });
  const services = ['google-analytics', 'meta-pixel'];
  expect(storage.read()).toEqual({ consent: ACCEPTED, savedAt: NOW, region: 'EU', services });
  storage.forget();
  expect(Object.fromEntries(local.values)).toEqual({ user_region: 'EU' });
});

it('reads a choice without date, region and services, and ignores odd ones', () => {
  const local = memoryStorage();
  const storage = createConsentStorage(() => local);
  local.values.set('cookie-consent', JSON.stringify(REJECTED));
  const bare = { consent: REJECTED, savedAt: undefined, region: undefined, services: undefined };
  expect(storage.read()).toEqual(bare);
  local.values.set('cookie-consent-date', 'soon').set('user_region', 'Mars');
  expect(storage.read()).toEqual(bare);
});

it.each(['opening', 'writing'])('keeps the choice in memory when the browser refuses %s', (refused) => {
  const fail = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const storage = createConsentStorage(
    refused === 'opening' ? fail : () => ({ ...memoryStorage(), setItem: fail, removeItem: fail }),
  );
  storage.rememberRegion('other');
  storage.save(REJECTED, NOW, []);
  expect(storage.read()).toMatchObject({ consent: REJECTED, savedAt: NOW, region: 'other' });
  storage.forget();
  expect(storage.read()).toBeUndefined();
});
