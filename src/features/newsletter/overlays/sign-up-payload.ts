import { typedLine } from '../../../base/typed-text.ts';
import { WELCOME_DISCOUNT } from '../../../catalog/discounts.ts';
import { UTM_DEFAULTS } from '../../../catalog/newsletter.ts';
import { readCampaign } from '../read-campaign.ts';

/** The fields that a form of the overlays has; the newsletter modal asks for no names. */
export type SignUpFields = Readonly<Record<string, string>>;

/** The payload of a sign-up (spec §3), in the specification's order and spelling. */
export interface SignUpPayload {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly userType: 'b2c';
  readonly source: 'exit-intent' | 'welcome-flow';
  readonly discountCode: string;
  readonly discountPercent: number;
  readonly utm_source: string;
  readonly utm_medium: string;
  readonly utm_campaign: string;
}

/** Builds the payload with the defaults of the specification (§3). `search` is the query of the page where the visit began. */
export function signUpPayload(
  fields: SignUpFields,
  source: SignUpPayload['source'],
  search: string,
): SignUpPayload {
  const campaign = readCampaign(search);
  return {
    email: typedLine(fields['email']),
    firstName: typedLine(fields['firstName']),
    lastName: typedLine(fields['lastName']),
    company: '',
    userType: 'b2c',
    source,
    discountCode: WELCOME_DISCOUNT.code,
    discountPercent: WELCOME_DISCOUNT.percent,
    utm_source: campaign['utm_source'] ?? UTM_DEFAULTS.source,
    utm_medium: campaign['utm_medium'] ?? UTM_DEFAULTS.medium,
    utm_campaign: campaign['utm_campaign'] ?? source,
  };
}
