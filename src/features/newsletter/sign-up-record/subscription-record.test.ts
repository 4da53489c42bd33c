import { expect, it } from 'vitest';
import { SUBSCRIPTION_KEYS, subscriptionRecord } from './subscription-record.ts';

const MIRA = {
  source: 'welcome-flow',
  email: 'mira@example.org',
  at: new Date('2026-11-27T09:00:00Z'),
  welcomeFlow: { firstName: 'Mira', lastName: 'Berg', discountCode: 'WELCOME20' },
} as const;

it('stores every key of the welcome flow', () => {
  expect(subscriptionRecord(MIRA)).toEqual({
    newsletter_subscribed: 'true',
    newsletter_email: 'mira@example.org',
    newsletter_subscription_date: '2026-11-27T09:00:00.000Z',
    newsletter_source: 'welcome_flow',
    welcome_flow_subscribed: 'true',
    welcome_flow_first_name: 'Mira',
    welcome_flow_last_name: 'Berg',
    welcome_flow_email: 'mira@example.org',
    welcome_flow_discount_code: 'WELCOME20',
  });
  expect(Object.keys(subscriptionRecord(MIRA)).toSorted()).toEqual(SUBSCRIPTION_KEYS.toSorted());
});

it.each([
  ['exit-intent', 'exit_intent'],
  ['welcome-flow', 'welcome_flow'],
  ['blog', undefined],
] as const)('stores the source %s as %s', (source, stored) => {
  const record = subscriptionRecord({ ...MIRA, source, welcomeFlow: undefined });
  expect(record['newsletter_source']).toBe(stored);
  expect('newsletter_source' in record).toBe(stored !== undefined);
  expect(Object.keys(record).filter((key) => key.startsWith('welcome_flow'))).toEqual([]);
});
