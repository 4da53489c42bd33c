import { expect, it } from 'vitest';
import { NO_SERVICES } from '../../platform/analytics/analytics-settings.ts';
import { ConfigError, readConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig(env, '/srv').analytics;
it('configures no service by default', () => {
  expect(read({})).toEqual(NO_SERVICES);
});

it('takes the ids of every service', () => {
  expect(
    read({
      ...{ GOOGLE_ANALYTICS_ID: 'G-1A2B3C4D5E', META_PIXEL_ID: '1234567890123456' },
      ...{ LINKEDIN_PARTNER_ID: '5123456', LINKEDIN_CONVERSION_ID: '12345678' },
      PLAUSIBLE_DOMAIN: 'lichtbild.example',
    }),
  ).toEqual({
    ...{ googleAnalyticsId: 'G-1A2B3C4D5E', metaPixelId: '1234567890123456' },
    linkedIn: { partnerId: '5123456', conversionId: '12345678' },
    plausible: { domain: 'lichtbild.example', url: 'https://plausible.io' },
  });
});

it('uses the origin of a Plausible that the operator hosts', () => {
  const PLAUSIBLE_URL = 'http://stats.lichtbild.example:8000/js/script.js';
  expect(read({ PLAUSIBLE_DOMAIN: 'lichtbild.example', PLAUSIBLE_URL }).plausible?.url).toBe(
    'http://stats.lichtbild.example:8000',
  );
});

it('skips placeholders', () => {
  expect(
    read({
      ...{
        GOOGLE_ANALYTICS_ID: 'G-XXXXXXXXXX',
        META_PIXEL_ID: 'YOUR_PIXEL_ID',
        PLAUSIBLE_DOMAIN: 'yourdomain.com',
      },
      ...{ LINKEDIN_PARTNER_ID: '5123456', LINKEDIN_CONVERSION_ID: '000000' },
    }),
  ).toEqual(NO_SERVICES);
});

it.each([
  [{ GOOGLE_ANALYTICS_ID: 'UA-12345-1' }, 'GOOGLE_ANALYTICS_ID: must be an id such as G-1A2B3C4D5E'],
  [{ GOOGLE_ANALYTICS_ID: 'G-AB"C' }, 'GOOGLE_ANALYTICS_ID: must be an id such as'],
  [{ META_PIXEL_ID: '12345x' }, 'META_PIXEL_ID: must be an id such as'],
  [{ LINKEDIN_PARTNER_ID: '5123456' }, 'LINKEDIN_CONVERSION_ID is missing'],
  [{ LINKEDIN_CONVERSION_ID: '5123456' }, 'LINKEDIN_PARTNER_ID is missing'],
  [{ PLAUSIBLE_DOMAIN: 'https://lichtbild.example/' }, 'PLAUSIBLE_DOMAIN: must be an id such as'],
  [{ PLAUSIBLE_URL: 'plausible' }, 'PLAUSIBLE_URL: must be an address like'],
])('refuses %j', (env, problem) => {
  try {
    read(env as Record<string, string>);
    expect.unreachable('nothing was refused');
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    expect(error.problems).toEqual([expect.stringContaining(problem)]);
  }
});
