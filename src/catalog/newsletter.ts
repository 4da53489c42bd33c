/** Where somebody signed up: the forms of the specification (§3), the box below articles, and the page of a link that is over. */
export const SUBSCRIPTION_SOURCES = ['exit-intent', 'welcome-flow', 'blog', 'confirm-page', 'other'] as const;
export type SubscriptionSource = (typeof SUBSCRIPTION_SOURCES)[number];

/** What is known of the way here when the address says nothing (spec §3). */
export const UTM_DEFAULTS = { source: 'direct', medium: 'organic' } as const;

/** Of the forms' words; raised when they are changed, because each consent records which ones were shown. */
export const SUBSCRIPTION_FORM_VERSION = '2026-11-25';
