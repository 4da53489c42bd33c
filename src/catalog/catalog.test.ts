import { describe, expect, it } from 'vitest';
import { DEFAULT_AD_VARIANT } from './ad-variants.ts';
import { ARRIVAL_DISCOUNT, discountedPriceCents, DISCOUNTS, WELCOME_DISCOUNT } from './discounts.ts';
import { LANGUAGES } from './languages.ts';
import { COMPANY_SIZES } from './lead-choices.ts';
import { LIMITS } from './limits.ts';
import { UTM_DEFAULTS } from './newsletter.ts';
import { PACKAGE_IDS, PACKAGES } from './packages.ts';
import { STYLE_IDS } from '../base/style-ids.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MEGABYTE = 1024 * 1024;

describe('what the specification fixes (§1, §2, §3, §9)', () => {
  it('three packages with their prices, counts, times, support and rights', () => {
    expect(PACKAGE_IDS).toEqual(['basic', 'premium', 'ultimate']);
    expect(PACKAGES).toEqual({
      basic: {
        id: 'basic',
        headshotCount: 12,
        styleCount: 1,
        priceCents: { USD: 1900, EUR: 1900 },
        promisedMinutes: 120,
        supportBusinessDays: undefined,
        commercialRights: false,
      },
      premium: {
        id: 'premium',
        headshotCount: 60,
        styleCount: 3,
        priceCents: { USD: 2900, EUR: 2900 },
        promisedMinutes: 5,
        supportBusinessDays: 2,
        commercialRights: false,
      },
      ultimate: {
        id: 'ultimate',
        headshotCount: 120,
        styleCount: 6,
        priceCents: { USD: 4900, EUR: 4900 },
        promisedMinutes: 5,
        supportBusinessDays: 1,
        commercialRights: true,
      },
    });
  });

  it('seven styles, three languages, four sizes of company', () => {
    expect(STYLE_IDS).toEqual([
      'academic',
      'casual',
      'corporate',
      'creative',
      'greenery',
      'realEstate',
      'warm',
    ]);
    expect(LANGUAGES).toEqual(['en', 'de', 'es']);
    expect(COMPANY_SIZES).toEqual(['1-10', '11-50', '51-200', '200+']);
  });

  it('two codes, the default version of the ad page, and the default UTM values', () => {
    expect(WELCOME_DISCOUNT).toEqual({ code: 'WELCOME20', percent: 20 });
    expect(ARRIVAL_DISCOUNT).toEqual({
      code: expect.stringMatching(/^[A-Z0-9]{4,}$/) as string,
      percent: 30,
    });
    expect(DISCOUNTS).toEqual([WELCOME_DISCOUNT, ARRIVAL_DISCOUNT]);
    expect(DEFAULT_AD_VARIANT).toBe('original');
    expect(UTM_DEFAULTS).toEqual({ source: 'direct', medium: 'organic' });
  });

  it('periods of storage, refunds, answers and delivery', () => {
    expect(LIMITS).toMatchObject({
      galleryLifetimeMs: 30 * DAY_MS,
      refundWindowDays: 30,
      refundWindowFaqHours: 48,
      leadAnswerHours: 24,
      supportWithinHours: 2,
      underLoadMinutes: 15,
      teamMinHeadshots: 10,
    });
  });

  it('limits of uploads and names', () => {
    expect(LIMITS).toMatchObject({
      reviewMaxBytes: 5 * MEGABYTE,
      nameMinLength: 2,
      selfiesMin: 5,
      selfiesRecommended: 8,
    });
  });

  it('the statutory two weeks for a withdrawal and for its refund', () => {
    expect(LIMITS).toMatchObject({ withdrawalPeriodDays: 14, withdrawalRefundDays: 14 });
  });
});

it('deducts the welcome discount in whole cents', () => {
  expect(discountedPriceCents(1900, WELCOME_DISCOUNT)).toBe(1520);
  expect(discountedPriceCents(1999, WELCOME_DISCOUNT)).toBe(1599);
  expect(discountedPriceCents(1900, undefined)).toBe(1900);
});

it('deducts the full thirty percent of the arrival discount', () => {
  expect(discountedPriceCents(1900, ARRIVAL_DISCOUNT)).toBe(1330);
});
