import { expect, it } from 'vitest';
import { hasRequiredConsents, newsletterTickAfter, parseConsentTicks, withTicks } from './consents.ts';

const MONDAY = new Date('2026-11-16T10:00:00Z');
const TUESDAY = new Date('2026-11-17T10:00:00Z');

it('keeps the time of the first tick and drops it when unticked', () => {
  const ticked = withTicks({}, { terms: true, likeness: true }, MONDAY);
  expect(ticked).toEqual({ terms: MONDAY.toISOString(), likeness: MONDAY.toISOString() });
  expect(withTicks(ticked, { terms: true }, TUESDAY)).toEqual(ticked);
  expect(withTicks(ticked, { likeness: false }, TUESDAY)).toEqual({ terms: MONDAY.toISOString() });
});

it('keeps the proof of the newsletter’s first tick and drops it when unticked', () => {
  const proof = (language: 'en' | 'de') => ({
    textShown: 'text',
    formVersion: '1',
    language,
    addressHash: 'x',
  });
  expect(newsletterTickAfter(null, { newsletter: true }, proof('en'))).toEqual(proof('en'));
  expect(newsletterTickAfter(proof('en'), { newsletter: true, terms: true }, proof('de'))).toEqual(
    proof('en'),
  );
  expect(newsletterTickAfter(proof('en'), { terms: true }, proof('de'))).toEqual(proof('en'));
  expect(newsletterTickAfter(proof('en'), { newsletter: false }, proof('de'))).toBeNull();
  expect(newsletterTickAfter(null, { terms: true }, proof('de'))).toBeNull();
});

it('requires three separate consents, without the newsletter', () => {
  const three = withTicks({}, { terms: true, likeness: true, startBeforeWithdrawalEnds: true }, MONDAY);
  expect(hasRequiredConsents(three)).toBe(true);
  expect(hasRequiredConsents(withTicks(three, { likeness: false, newsletter: true }, MONDAY))).toBe(false);
});

it.each([[null], [[]], [{}], ['terms'], [{ terms: 'yes' }], [{ everything: true }], [{ __proto__x: true }]])(
  'does not read %j as ticks',
  (input) => {
    expect(parseConsentTicks(input)).toBeUndefined();
  },
);
