import { z } from 'zod';
import { isEmailAddress } from '../../platform/mail/email-address.ts';

const PER_MINUTE_ERROR = 'must be a whole number between 1 and 60000';

/** The part of the environment (config.ts) that is about campaigns of the newsletter. */
export const CAMPAIGN_SETTINGS = {
  CAMPAIGN_MAILS_PER_MINUTE: z.coerce
    .number({ error: PER_MINUTE_ERROR })
    .int({ error: PER_MINUTE_ERROR })
    .min(1, { error: PER_MINUTE_ERROR })
    .max(60_000, { error: PER_MINUTE_ERROR })
    .default(60),
  MAIL_REPORTS_ADDRESS: z.string().refine(isEmailAddress, 'must be an email address').optional(),
  MAIL_REPORTS_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
} as const;

export interface CampaignConfig {
  readonly mailsPerMinute: number;
  /** The mailbox for bounces and complaints; undefined returns bounces to the sender. */
  readonly reportsAddress: string | undefined;
  /** The bearer token for /api/mail-reports; when undefined, it is closed. */
  readonly reportsSecret: string | undefined;
}

export function campaignConfig(value: {
  readonly CAMPAIGN_MAILS_PER_MINUTE: number;
  readonly MAIL_REPORTS_ADDRESS?: string | undefined;
  readonly MAIL_REPORTS_SECRET?: string | undefined;
}): CampaignConfig {
  return {
    mailsPerMinute: value.CAMPAIGN_MAILS_PER_MINUTE,
    reportsAddress: value.MAIL_REPORTS_ADDRESS,
    reportsSecret: value.MAIL_REPORTS_SECRET,
  };
}
