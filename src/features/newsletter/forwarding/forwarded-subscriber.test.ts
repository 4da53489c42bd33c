import { expect, it } from 'vitest';
import { forwardedSubscriber } from './forwarded-subscriber.ts';

const NOON = new Date('2026-11-21T12:00:00Z');
const MIRA: Parameters<typeof forwardedSubscriber>[0] = {
  ...{
    id: 'mira',
    email: 'mira@example.org',
    emailKey: 'mira@example.org',
    language: 'de',
    state: 'confirmed',
  },
  ...{ firstName: 'Mira', lastName: 'Sol', company: 'Sol Ltd', userType: 'b2b', source: 'exit-intent' },
  ...{ utmSource: 'press', utmMedium: 'mail', utmCampaign: 'spring', discountCode: 'WELCOME20' },
  ...{ discountPercent: 20, requestedAt: NOON, confirmedAt: NOON, unsubscribedAt: null },
};

it('tells the service only what it needs to address and select people', () => {
  expect(forwardedSubscriber(MIRA, ['tips', 'team'])).toEqual({
    id: 'mira',
    email: 'mira@example.org',
    name: 'Mira Sol',
    attributes: {
      ...{ language: 'de', tags: ['tips', 'team'], user_type: 'b2b', source: 'exit-intent' },
      ...{ utm_source: 'press', utm_medium: 'mail', utm_campaign: 'spring' },
    },
  });
});

it.each([
  ['Mira', null, 'Mira'],
  [null, 'Sol', 'Sol'],
  [null, null, undefined],
])('names %j %j: %j', (firstName, lastName, name) => {
  expect(forwardedSubscriber({ ...MIRA, firstName, lastName }, []).name).toBe(name);
});
