import { expect, it } from 'vitest';
import { consentSignals, defaultSignals } from './consent-mode.ts';

it.each([
  [true, false, 'granted', 'denied'],
  [false, true, 'denied', 'granted'],
  [true, true, 'granted', 'granted'],
  [false, false, 'denied', 'denied'],
])('maps analytics %s and marketing %s to the four signals', (analytics, marketing, storage, ads) => {
  expect(consentSignals({ analytics, marketing })).toEqual({
    analytics_storage: storage,
    ...{ ad_storage: ads, ad_user_data: ads, ad_personalization: ads },
  });
});

it('denies everything by default where visitors are asked, and waits 500 ms for their choice', () => {
  expect(defaultSignals(true)).toEqual({
    ...{ analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied' },
    ...{ ad_personalization: 'denied', wait_for_update: 500 },
  });
});

it('grants everything by default elsewhere', () => {
  expect(defaultSignals(false)).toEqual({
    ...{ analytics_storage: 'granted', ad_storage: 'granted', ad_user_data: 'granted' },
    ad_personalization: 'granted',
  });
});
