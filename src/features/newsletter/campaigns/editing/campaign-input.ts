import { z } from 'zod';
import { LANGUAGES, type Language } from '../../../../catalog/languages.ts';
import type { Audience, TypedMessage, TypedMessages } from '../../../../platform/db/tables/campaigns.ts';
import { audienceSchema } from '../audience.ts';
import { EMPTY_MESSAGE } from '../campaign-messages.ts';

/** A campaign as its form sends it. A draft may have problems, but its size is limited. */
export interface CampaignInput {
  readonly name: string;
  readonly messages: TypedMessages;
  readonly audience: Audience;
}

const line = z.string().max(1_000);
const message = z.object({
  subject: line,
  preview: line,
  message: z.string().max(100_000),
  button: z.object({ text: line, url: z.string().max(2_000) }).nullable(),
});

export const campaignInputSchema = z.object({
  name: z.string().trim().min(1).max(200),
  messages: z.object({ en: message.optional(), de: message.optional(), es: message.optional() }),
  audience: audienceSchema,
}) satisfies z.ZodType<CampaignInput>;

/** Names the fields in which two campaigns differ, such as `messages.de.subject`. */
export function changedFields(before: CampaignInput, after: CampaignInput): readonly string[] {
  return [
    ...(before.name === after.name ? [] : ['name']),
    ...LANGUAGES.flatMap((language) => changedTexts(language, before.messages, after.messages)),
    ...(Object.keys(after.audience) as (keyof Audience)[])
      .filter((key) => !isSame(before.audience[key], after.audience[key]))
      .map((key) => `audience.${key}`),
  ];
}

function changedTexts(language: Language, before: TypedMessages, after: TypedMessages): readonly string[] {
  const [was, is] = [before[language] ?? EMPTY_MESSAGE, after[language] ?? EMPTY_MESSAGE];
  return (Object.keys(EMPTY_MESSAGE) as (keyof TypedMessage)[])
    .filter((key) => !isSame(was[key], is[key]))
    .map((key) => `messages.${language}.${key}`);
}

function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return [...a].sort().join('|') === [...b].sort().join('|');
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b;
  const keys = Object.keys({ ...a, ...b });
  return keys.every((key) => (a as Record<string, unknown>)[key] === (b as Record<string, unknown>)[key]);
}
