import { z } from 'zod';
import { type AnalyticsSettings, isPlaceholderId } from '../../platform/analytics/analytics-settings.ts';

/** Ids have strict formats, because every visitor's browser gets them. A placeholder is accepted and means nothing. */
const id = (format: RegExp, example: string) =>
  z
    .string()
    .refine((value) => isPlaceholderId(value) || format.test(value), `must be an id such as ${example}`)
    .optional();

/** The part of the environment (environment.ts) that names services of other companies, which visitors are asked about. */
export const ANALYTICS_SETTINGS = {
  GOOGLE_ANALYTICS_ID: id(/^G-[A-Z0-9]{4,20}$/, 'G-1A2B3C4D5E'),
  META_PIXEL_ID: id(/^\d{3,20}$/, '1234567890123456'),
  LINKEDIN_PARTNER_ID: id(/^\d{3,20}$/, '5123456'),
  LINKEDIN_CONVERSION_ID: id(/^\d{3,20}$/, '12345678'),
  PLAUSIBLE_DOMAIN: id(/^[\w-]+(\.[\w-]+)*(:\d+)?$/, 'lichtbild.example'),
  PLAUSIBLE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://plausible.io' })
    .default('https://plausible.io'),
} as const;

type AnalyticsValues = z.infer<z.ZodObject<typeof ANALYTICS_SETTINGS>>;
type SetValues = { readonly [name in keyof AnalyticsValues]?: string | undefined };

/** Names the half of LinkedIn's pair that is missing. */
export function missingAnalyticsSettings({
  LINKEDIN_PARTNER_ID: partnerId,
  LINKEDIN_CONVERSION_ID: conversionId,
}: SetValues): string[] {
  if (partnerId && !conversionId)
    return ['LINKEDIN_CONVERSION_ID is missing: LINKEDIN_PARTNER_ID alone tracks no leads.'];
  if (conversionId && !partnerId)
    return ['LINKEDIN_PARTNER_ID is missing: LINKEDIN_CONVERSION_ID belongs to it.'];
  return [];
}

/** Leaves out every service whose id is missing or a placeholder. */
export function analyticsSettings(value: AnalyticsValues): AnalyticsSettings {
  const own = (setting: string | undefined) => (isPlaceholderId(setting) ? undefined : setting);
  const partnerId = own(value.LINKEDIN_PARTNER_ID);
  const conversionId = own(value.LINKEDIN_CONVERSION_ID);
  const domain = own(value.PLAUSIBLE_DOMAIN);
  return {
    googleAnalyticsId: own(value.GOOGLE_ANALYTICS_ID),
    metaPixelId: own(value.META_PIXEL_ID),
    linkedIn: partnerId && conversionId ? { partnerId, conversionId } : undefined,
    plausible: domain ? { domain, url: new URL(value.PLAUSIBLE_URL).origin } : undefined,
  };
}
