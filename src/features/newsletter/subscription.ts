import { err, ok, type Result } from '../../base/result.ts';
import { typedLine } from '../../base/typed-text.ts';
import { type Discount, DISCOUNTS, WELCOME_DISCOUNT } from '../../catalog/discounts.ts';
import { LIMITS } from '../../catalog/limits.ts';
import {
  FORM_SOURCES,
  type SubscriptionSource,
  USER_TYPES,
  type UserType,
  UTM_DEFAULTS,
} from '../../catalog/newsletter.ts';
import { parseSubscriberEmail } from './subscriber-email.ts';

/** The fields of a newsletter sign-up. */
export interface Subscription {
  readonly email: string;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly company: string | undefined;
  readonly userType: UserType;
  readonly source: SubscriptionSource;
  readonly utmSource: string;
  readonly utmMedium: string;
  readonly utmCampaign: string;
  /** The discount of the welcome mail. */
  readonly discount: Discount;
}

/** Untrusted form fields. */
export type SubscriptionInput = Readonly<Record<string, unknown>>;

/** The field to which each error belongs. */
const FIELD_BY_ERROR = {
  'first-name-too-short': 'firstName',
  'last-name-too-short': 'lastName',
  'email-missing': 'email',
  'email-invalid': 'email',
} as const;

export type SubscriptionError = keyof typeof FIELD_BY_ERROR;
export type SubscriptionField = (typeof FIELD_BY_ERROR)[SubscriptionError];

export function fieldOfSubscriptionError(error: SubscriptionError): SubscriptionField {
  return FIELD_BY_ERROR[error];
}

/**
 * Validates the fields in the order of the specification (§5) and stops at the first error. Only the email address is
 * required; names are validated when they are given, and everything else has the defaults of §3. The catalog decides the
 * percentage of a discount code, whatever `discountPercent` says.
 */
export function parseSubscription(input: SubscriptionInput): Result<Subscription, SubscriptionError> {
  const firstName = optionalLine(input['firstName']);
  if (firstName && firstName.length < LIMITS.nameMinLength) return err('first-name-too-short');
  const lastName = optionalLine(input['lastName']);
  if (lastName && lastName.length < LIMITS.nameMinLength) return err('last-name-too-short');
  const email = parseSubscriberEmail(input['email']);
  if (!email.ok) return email;
  const source = FORM_SOURCES.find((one) => one === input['source']) ?? 'other';
  return ok({
    email: email.value,
    firstName,
    lastName,
    company: optionalLine(input['company']),
    userType: USER_TYPES.find((one) => one === input['userType']) ?? USER_TYPES[0],
    source,
    utmSource: optionalLine(input['utm_source']) ?? UTM_DEFAULTS.source,
    utmMedium: optionalLine(input['utm_medium']) ?? UTM_DEFAULTS.medium,
    utmCampaign: optionalLine(input['utm_campaign']) ?? source,
    discount: DISCOUNTS.find(({ code }) => code === input['discountCode']) ?? WELCOME_DISCOUNT,
  });
}

/** Cuts the line at its maximum length instead of refusing it, because campaign names come from links. */
function optionalLine(value: unknown): string | undefined {
  return typedLine(value).slice(0, LIMITS.formLineMaxLength).trim() || undefined;
}
