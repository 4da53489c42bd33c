import type { AskedCategory } from './consent.ts';

/** A service of another company that a visitor is asked about, with what the banner and the privacy policy say about it. */
export interface AnalyticsService {
  readonly name: string;
  /** The company that receives the data. */
  readonly company: string;
  readonly category: AskedCategory;
  /** Cookies and storage that the service writes on our pages and its own, with the days until they expire. */
  readonly cookies: readonly { readonly name: string; readonly days: number }[];
  /** True if data may leave the European Economic Area. */
  readonly leavesEea: boolean;
}

export const ANALYTICS_SERVICE_IDS = ['google-analytics', 'plausible', 'meta-pixel', 'linkedin'] as const;
export type AnalyticsServiceId = (typeof ANALYTICS_SERVICE_IDS)[number];

/** Google's cookies expire as early as our consent does, which is set in google-analytics.client.ts. */
export const GOOGLE_COOKIE_DAYS = 365;

export const ANALYTICS_SERVICES: Readonly<Record<AnalyticsServiceId, AnalyticsService>> = {
  'google-analytics': {
    name: 'Google Analytics',
    company: 'Google Ireland Ltd.',
    category: 'analytics',
    cookies: [
      { name: '_ga', days: GOOGLE_COOKIE_DAYS },
      { name: '_ga_…', days: GOOGLE_COOKIE_DAYS },
    ],
    leavesEea: true,
  },
  plausible: {
    name: 'Plausible',
    company: 'Plausible Insights OÜ',
    category: 'analytics',
    cookies: [],
    leavesEea: false,
  },
  'meta-pixel': {
    name: 'Meta Pixel',
    company: 'Meta Platforms Ireland Ltd.',
    category: 'marketing',
    cookies: [
      { name: '_fbp', days: 90 },
      { name: '_fbc', days: 90 },
      { name: 'fr', days: 90 },
    ],
    leavesEea: true,
  },
  linkedin: {
    name: 'LinkedIn Insight',
    company: 'LinkedIn Ireland Unlimited Company',
    category: 'marketing',
    cookies: [
      { name: 'li_fat_id', days: 30 },
      { name: 'bcookie', days: 365 },
      { name: 'li_sugr', days: 90 },
      { name: 'lidc', days: 1 },
    ],
    leavesEea: true,
  },
};
