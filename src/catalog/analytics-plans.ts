import type { PackageId } from './packages.ts';

/**
 * A plan as analytics events report it (spec §3, §9). Its price differs from the package's, and nobody is shown it or pays it:
 * a dependency-cruiser rule keeps this file out of everything but analytics (decision 019).
 */
export interface AnalyticsPlan {
  readonly id: 'BASIC' | 'PREMIUM' | 'ULTIMATE' | 'PRO_PLUS';
  readonly name: string;
  /** In units of the currency, as analytics services expect it. */
  readonly price: number;
  readonly currency: 'USD';
  /** Our own stable label of the plan's variant, not a payment provider's id. */
  readonly variantId: string;
}

/** All plans. PRO_PLUS, an access for three months, belongs to no package. */
export const ANALYTICS_PLANS = {
  BASIC: { id: 'BASIC', name: 'Basic', price: 29.99, currency: 'USD', variantId: 'basic' },
  PREMIUM: { id: 'PREMIUM', name: 'Premium', price: 49.99, currency: 'USD', variantId: 'premium' },
  ULTIMATE: { id: 'ULTIMATE', name: 'Ultimate', price: 99.99, currency: 'USD', variantId: 'ultimate' },
  PRO_PLUS: { id: 'PRO_PLUS', name: 'Pro Plus', price: 69.3, currency: 'USD', variantId: 'pro-plus' },
} as const satisfies { readonly [Id in AnalyticsPlan['id']]: AnalyticsPlan & { readonly id: Id } };

export const PACKAGE_PLANS: Readonly<Record<PackageId, AnalyticsPlan>> = {
  basic: ANALYTICS_PLANS.BASIC,
  premium: ANALYTICS_PLANS.PREMIUM,
  ultimate: ANALYTICS_PLANS.ULTIMATE,
};
