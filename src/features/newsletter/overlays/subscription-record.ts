import type { SubscriptionSource } from '../../../catalog/newsletter.ts';

/** A sign-up as the browser remembers it. */
export interface SignedUp {
  readonly source: SubscriptionSource;
  /** True for the welcome flow, whose names and code are remembered, too. */
  readonly isWelcomeFlow: boolean;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly discountCode: string;
  readonly now: Date;
}

/** The value of `newsletter_source` for each source that the specification names (§3). */
const STORED_SOURCES: Partial<Record<SubscriptionSource, string>> = {
  'exit-intent': 'exit_intent',
  'welcome-flow': 'welcome_flow',
};

/** Returns what the browser stores about a sign-up, by the keys of the specification (§3). */
export function subscriptionRecord(signedUp: SignedUp): Readonly<Record<string, string>> {
  const { email, firstName, lastName, discountCode } = signedUp;
  const source = STORED_SOURCES[signedUp.source];
  return {
    newsletter_subscribed: 'true',
    newsletter_email: email,
    newsletter_subscription_date: signedUp.now.toISOString(),
    ...(source && { newsletter_source: source }),
    ...(signedUp.isWelcomeFlow && {
      welcome_flow_subscribed: 'true',
      welcome_flow_first_name: firstName,
      welcome_flow_last_name: lastName,
      welcome_flow_email: email,
      welcome_flow_discount_code: discountCode,
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
