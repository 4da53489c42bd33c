import { expect, it } from 'vitest';
import { LIMITS } from '../../catalog/limits.ts';
import { newsletterBoxTexts } from '../../i18n/newsletter-box/index.ts';
import { newsletterErrorsTexts } from '../../i18n/newsletter-errors/index.ts';
import { newsletterPagesTexts } from '../../i18n/newsletter-pages/index.ts';
import { newsletterPreferencesTexts } from '../../i18n/newsletter-preferences/index.ts';
import { fieldOfSubscriptionError, parseSubscription } from './subscription.ts';

const DEFAULTS = {
  firstName: undefined,
  lastName: undefined,
  company: undefined,
  userType: 'b2c',
  source: 'other',
  utmSource: 'direct',
  utmMedium: 'organic',
  utmCampaign: 'other',
  discount: { code: 'WELCOME20', percent: 20 },
};

it('requires only an email address', () => {
  expect(parseSubscription({ email: ' mira@example.org ' })).toEqual({
    ok: true,
    value: { ...DEFAULTS, email: 'mira@example.org' },
  });
});

it('takes the fields of the specification, and uses the source as the campaign when there is none', () => {
  const typed = { firstName: ' Mira ', lastName: 'Sol', company: 'Sol\nCoaching', utm_source: 'press' };
  const sent = { ...typed, email: 'mira@example.org', userType: 'b2b', source: 'blog', utm_medium: ' ' };
  expect(parseSubscription(sent)).toEqual({
    ok: true,
    value: {
      ...DEFAULTS,
      ...{ email: 'mira@example.org', firstName: 'Mira', lastName: 'Sol', company: 'Sol Coaching' },
      ...{ userType: 'b2b', source: 'blog', utmSource: 'press', utmCampaign: 'blog' },
    },
  });
});

it.each([
  ['source', 'billboard', { source: 'other' }],
  ['source', 7, { source: 'other' }],
  ['source', 'order-form', { source: 'other' }],
  ['userType', 'robot', { userType: 'b2c' }],
  ['utm_source', ['a'], { utmSource: 'direct' }],
  ['utm_campaign', 'x'.repeat(900), { utmCampaign: 'x'.repeat(LIMITS.formLineMaxLength) }],
  ['firstName', '', { firstName: undefined }],
  ['discountCode', 'FREE100', { discount: { code: 'WELCOME20', percent: 20 } }],
  ['discountCode', 'HUNT30', { discount: { code: 'HUNT30', percent: 30 } }],
  ['discountPercent', 90, { discount: { code: 'WELCOME20', percent: 20 } }],
])('replaces or shortens an invalid %s %j', (name, value, accepted) => {
  expect(parseSubscription({ email: 'mira@example.org', [name]: value })).toMatchObject({
    ok: true,
    value: accepted,
  });
});

it.each([
  ['firstName', { firstName: 'M', lastName: 'S', email: '' }, 'first-name-too-short'],
  ['lastName', { firstName: 'Mira', lastName: 'S', email: '' }, 'last-name-too-short'],
  ['email', {}, 'email-missing'],
  ['email', { email: 7 }, 'email-missing'],
  ['email', { email: 'mira@example' }, 'email-invalid'],
  ['email', { email: 'mira@example.org\r\nBcc: all@example.org' }, 'email-invalid'],
])('stops at %s of %j', (field, typed, error) => {
  expect(parseSubscription(typed)).toEqual({ ok: false, error });
  expect(fieldOfSubscriptionError(error as Parameters<typeof fieldOfSubscriptionError>[0])).toBe(field);
});

it('quotes the specification’s English texts', () => {
  expect(newsletterErrorsTexts.en).toEqual({
    'first-name-too-short': 'Please enter your first name (at least 2 characters)',
    'last-name-too-short': 'Please enter your last name (at least 2 characters)',
    'email-missing': 'Please enter your email address',
    'email-invalid': 'Please enter a valid email address',
  });
  expect(newsletterBoxTexts.en.failed.server).toBe('Something went wrong. Please try again.');
});

it('the texts sent with the page are plain data, in all languages', () => {
  for (const texts of [newsletterBoxTexts, newsletterPagesTexts, newsletterPreferencesTexts]) {
    expect(JSON.parse(JSON.stringify(texts))).toEqual(texts);
  }
});
