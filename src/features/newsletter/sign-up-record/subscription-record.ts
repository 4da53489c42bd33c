import type { SubscriptionSource } from '../../../catalog/newsletter.ts';

/** A sign-up as the browser remembers it. */
export interface SignedUp {
  readonly source: SubscriptionSource;
  readonly email: string;
  readonly at: Date;
  /** Only the welcome flow remembers names and code. */
  readonly welcomeFlow?:
    { readonly firstName: string; readonly lastName: string; readonly discountCode: string } | undefined;
}

/** The value of `newsletter_source` for each source that the specification names (§3). */
const STORED_SOURCES: Partial<Record<SubscriptionSource, string>> = {
  'exit-intent': 'exit_intent',
  'welcome-flow': 'welcome_flow',
};

/** Returns what the browser stores about a sign-up, by the keys of the specification (§3). */
export function subscriptionRecord(signedUp: SignedUp): Readonly<Record<string, string>> {
  const { email, at, welcomeFlow } = signedUp;
  const source = STORED_SOURCES[signedUp.source];
  return {
    newsletter_subscribed: 'true',
    newsletter_email: email,
    newsletter_subscription_date: at.toISOString(),
    ...(source && { newsletter_source: source }),
    ...(welcomeFlow && {
      welcome_flow_subscribed: 'true',
      welcome_flow_first_name: welcomeFlow.firstName,
      welcome_flow_last_name: welcomeFlow.lastName,
      welcome_flow_email: email,
      welcome_flow_discount_code: welcomeFlow.discountCode,
    }),
  };
}

/** Every key of `subscriptionRecord`, to forget somebody who unsubscribed. */
export const SUBSCRIPTION_KEYS = [
  'newsletter_subscribed',
  'newsletter_email',
  'newsletter_subscription_date',
  'newsletter_source',
  'welcome_flow_subscribed',
  'welcome_flow_first_name',
  'welcome_flow_last_name',
  'welcome_flow_email',
  'welcome_flow_discount_code',
] as const;
