import { err, ok, type Result } from '../../base/result.ts';
import { typedLine } from '../../base/typed-text.ts';
import { type Discount, DISCOUNTS, WELCOME_DISCOUNT } from '../../catalog/discounts.ts';
import { LIMITS } from '../../catalog/limits.ts';
import { SUBSCRIPTION_SOURCES, type SubscriptionSource, UTM_DEFAULTS } from '../../catalog/newsletter.ts';
import { isEmailAddress } from '../../platform/mail/email-address.ts';

/** What somebody who signs up for the newsletter tells. */
export interface Subscription {
  readonly email: string;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly company: string | undefined;
  readonly source: SubscriptionSource;
  readonly utmSource: string;
  readonly utmMedium: string;
  readonly utmCampaign: string;
  /** What the welcome mail promises. */
  readonly discount: Discount;
}

/** As it was sent: whatever a browser, or anybody, sends. */
export type TypedSubscription = Readonly<Record<string, unknown>>;

/** What is wrong, and the field to which it belongs. */
const FIELD_OF = {
  'first-name-too-short': 'firstName',
  'last-name-too-short': 'lastName',
  'email-missing': 'email',
  'email-invalid': 'email',
} as const;

export type SubscriptionError = keyof typeof FIELD_OF;
export type SubscriptionField = (typeof FIELD_OF)[SubscriptionError];

export function fieldOfSubscriptionError(error: SubscriptionError): SubscriptionField {
  return FIELD_OF[error];
}

/**
 * Checked in the order of the specification (§5), stopping at the first failure; only the address is needed. Names are
 * judged when they are given. Everybody is a consumer (`userType` b2c, §3), and a code counts for what the catalog says.
 */
export function parseSubscription(typed: TypedSubscription): Result<Subscription, SubscriptionError> {
  const firstName = optionalLine(typed['firstName']);
  if (firstName && firstName.length < LIMITS.nameMinLength) return err('first-name-too-short');
  const lastName = optionalLine(typed['lastName']);
  if (lastName && lastName.length < LIMITS.nameMinLength) return err('last-name-too-short');
  const email = typedLine(typed['email']);
  if (email === '') return err('email-missing');
  if (!isEmailAddress(email)) return err('email-invalid');
  const source = SUBSCRIPTION_SOURCES.find((one) => one === typed['source']) ?? 'other';
  return ok({
    email,
    firstName,
    lastName,
    company: optionalLine(typed['company']),
    source,
    utmSource: optionalLine(typed['utm_source']) ?? UTM_DEFAULTS.source,
    utmMedium: optionalLine(typed['utm_medium']) ?? UTM_DEFAULTS.medium,
    utmCampaign: optionalLine(typed['utm_campaign']) ?? source,
    discount: DISCOUNTS.find(({ code }) => code === typed['discountCode']) ?? WELCOME_DISCOUNT,
  });
}

/** Cut at the greatest length: nobody waits for the rest of a campaign's name. */
function optionalLine(value: unknown): string | undefined {
  return typedLine(value).slice(0, LIMITS.formLineMaxLength).trim() || undefined;
}
