import { z } from 'zod';
import { LANGUAGES } from '../../../catalog/languages.ts';
import { SUBSCRIBER_TAGS } from '../../../catalog/newsletter.ts';
import type { Audience, AudienceBehaviour } from '../../../platform/db/tables/campaigns.ts';

export const AUDIENCE_BEHAVIOURS = [
  'everyone',
  'has-bought',
  'has-not-bought',
  'left-order-unpaid',
] as const satisfies readonly AudienceBehaviour[];

/** Ten years. */
const DAYS_MAX = 3_650;

const days = z.number().int().min(0).max(DAYS_MAX).nullable();

/** Checks a choice of readers that comes from a form. */
export const audienceSchema = z.object({
  languages: z.array(z.enum(LANGUAGES)).max(LANGUAGES.length),
  anyOfTags: z.array(z.enum(SUBSCRIBER_TAGS)).max(SUBSCRIBER_TAGS.length),
  noneOfTags: z.array(z.enum(SUBSCRIBER_TAGS)).max(SUBSCRIBER_TAGS.length),
  behaviour: z.enum(AUDIENCE_BEHAVIOURS),
  confirmedWithinDays: days,
  confirmedBeforeDays: days,
}) satisfies z.ZodType<Audience>;

/** Every confirmed subscriber who wants tips. */
export const NEW_AUDIENCE: Audience = {
  ...{ languages: [], anyOfTags: ['tips'], noneOfTags: [], behaviour: 'everyone' },
  ...{ confirmedWithinDays: null, confirmedBeforeDays: null },
};
