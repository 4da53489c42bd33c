/** The places of sign-up forms: those of the specification (§3), the box below articles, and the page of an expired link. */
export const FORM_SOURCES = ['exit-intent', 'welcome-flow', 'blog', 'confirm-page', 'other'] as const;
/**
 * No request can name the last two as its source: sign-ups of the order form are made from the tick in a stored order, and an
 * operator imports consents that were given elsewhere.
 */
export const SUBSCRIPTION_SOURCES = [...FORM_SOURCES, 'order-form', 'import'] as const;
export type SubscriptionSource = (typeof SUBSCRIPTION_SOURCES)[number];

/** Consumers or companies; the first one is the default (spec §3). */
export const USER_TYPES = ['b2c', 'b2b'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** The newsletter’s topics. Only subscribers themselves change theirs, on the preference page. */
export const NEWSLETTER_TOPICS = ['tips', 'offers'] as const;
export type NewsletterTopic = (typeof NEWSLETTER_TOPICS)[number];

/** The purposes of headshots that pages record. Subscribers see and change theirs on the preference page. */
export const INTEREST_TAGS = ['application', 'linkedin', 'team'] as const;
export type InterestTag = (typeof INTEREST_TAGS)[number];

/** All tags of subscribers, by which the audience of a campaign is chosen. */
export const SUBSCRIBER_TAGS = [...NEWSLETTER_TOPICS, ...INTEREST_TAGS] as const;
export type SubscriberTag = (typeof SUBSCRIBER_TAGS)[number];

/** The tags that one request may add or remove. */
export const TAGS_PER_REQUEST_MAX = 10;

/** The UTM values that are recorded when the URL has none (spec §3). */
export const UTM_DEFAULTS = { source: 'direct', medium: 'organic' } as const;

/** The version of the forms' texts. Raise it when they change, because each consent records which texts were shown. */
export const SUBSCRIPTION_FORM_VERSION = '2026-11-25';

/** The version of the choice about measuring on the preference page. Raise it when its text changes. */
export const MEASURING_FORM_VERSION = '2026-11-27';
