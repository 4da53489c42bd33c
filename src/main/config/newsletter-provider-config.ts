import { z } from 'zod';

/** The part of the environment (config.ts) that connects listmonk. */
export const NEWSLETTER_PROVIDER_SETTINGS = {
  LISTMONK_URL: z
    .string()
    .refine(
      (url) => /^https?:\/\/[^?#\s]+$/.test(url) && URL.canParse(url),
      'must be an address like https://lists.example',
    )
    .optional(),
  LISTMONK_USER: z
    .string()
    .regex(/^[^\s:]+$/, 'must be the name of an API user')
    .optional(),
  LISTMONK_TOKEN: z.string().regex(/^\S+$/, 'must have no spaces').optional(),
  LISTMONK_LIST_ID: z.coerce
    .number({ error: 'must be the number of a list' })
    .int({ error: 'must be the number of a list' })
    .positive({ error: 'must be the number of a list' })
    .optional(),
} as const;

export interface NewsletterProviderConfig {
  readonly kind: 'listmonk';
  /** Without a slash at the end. */
  readonly url: string;
  readonly user: string;
  readonly token: string;
  readonly listId: number;
}

const NAMES = ['LISTMONK_URL', 'LISTMONK_USER', 'LISTMONK_TOKEN', 'LISTMONK_LIST_ID'] as const;
type Values = { readonly [name in (typeof NAMES)[number]]?: unknown };

/** Names the settings that are missing from a partly filled group, in one sentence each. */
export function missingNewsletterSettings(value: Values): string[] {
  const present = NAMES.find((name) => value[name]);
  if (!present) return [];
  return NAMES.filter((name) => !value[name]).map(
    (name) => `${name} is missing: ${present} is set, and listmonk needs all of ${NAMES.join(', ')}.`,
  );
}

/** Returns undefined when no service is connected. */
export function newsletterProviderConfig(value: {
  readonly LISTMONK_URL?: string | undefined;
  readonly LISTMONK_USER?: string | undefined;
  readonly LISTMONK_TOKEN?: string | undefined;
  readonly LISTMONK_LIST_ID?: number | undefined;
}): NewsletterProviderConfig | undefined {
  const { LISTMONK_URL: url, LISTMONK_USER: user, LISTMONK_TOKEN: token, LISTMONK_LIST_ID: listId } = value;
  if (!url || !user || !token || !listId) return undefined;
  return { kind: 'listmonk', url: url.replace(/\/+$/, ''), user, token, listId };
}
