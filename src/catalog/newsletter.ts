/** The places of sign-up forms: those of the specification (§3), the box below articles, and the page of an expired link. */
export const SUBSCRIPTION_SOURCES = ['exit-intent', 'welcome-flow', 'blog', 'confirm-page', 'other'] as const;
export type SubscriptionSource = (typeof SUBSCRIPTION_SOURCES)[number];

/** The UTM values that are recorded when the URL has none (spec §3). */
export const UTM_DEFAULTS = { source: 'direct', medium: 'organic' } as const;

/** The version of the forms' texts. Raise it when they change, because each consent records which texts were shown. */
export const SUBSCRIPTION_FORM_VERSION = '2026-11-25';
