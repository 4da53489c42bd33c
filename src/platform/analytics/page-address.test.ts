import { expect, it } from 'vitest';
import type { TrackedEvent } from './analytics-events.client.ts';
import { createPageAddresses, externalReferrer } from './page-address.ts';

const ORIGIN = 'https://lichtbild.example';
const at = (path: string): TrackedEvent => ({
  name: 'page-view',
  payload: { title: path, path },
  timestamp: '',
});
const OTHER: TrackedEvent = { name: 'newsletter-modal-opened', payload: {}, timestamp: '' };

it('takes the page from the last page view', () => {
  const addressOf = createPageAddresses(ORIGIN, `${ORIGIN}/`);
  expect(addressOf(OTHER)).toEqual({ path: '/', url: `${ORIGIN}/`, title: '' });
  expect(addressOf(at('/de/pricing')).url).toBe(`${ORIGIN}/de/pricing`);
  expect(addressOf(OTHER)).toEqual({
    path: '/de/pricing',
    url: `${ORIGIN}/de/pricing`,
    title: '/de/pricing',
  });
  expect(addressOf(at('/gallery/:id')).url).toBe(`${ORIGIN}/gallery/:id`);
});

it('adds the campaign of the first address once, and no other value of it', () => {
  const landing = `${ORIGIN}/?email=mira@example.org&utm_source=press&utm_medium=a%20b&utm_email=x&key=secret#hash`;
  const addressOf = createPageAddresses(ORIGIN, landing);
  expect(addressOf(at('/')).url).toBe(`${ORIGIN}/?utm_source=press&utm_medium=a+b`);
  expect(addressOf(at('/pricing')).url).toBe(`${ORIGIN}/pricing`);
  expect(createPageAddresses(ORIGIN, 'nonsense')(at('/')).url).toBe(`${ORIGIN}/`);
});

it.each([
  ['https://search.example/q?find=mira', 'https://search.example/'],
  [`${ORIGIN}/gallery/secret?key=1`, ''],
  ['', ''],
  ['android-app://com.example', ''],
])('tells of the referrer %j only %j', (referrer, told) => {
  expect(externalReferrer(referrer, ORIGIN)).toBe(told);
});
