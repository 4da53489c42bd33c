import { resolve } from 'node:path';
import { domainToASCII } from 'node:url';
import { z } from 'zod';

/** The key that signs mails. */
export interface DkimConfig {
  /** In ASCII. */
  readonly domain: string;
  readonly selector: string;
  /** A PEM file. */
  readonly privateKeyFile: string;
}

/** A name in DNS: labels of letters, digits and hyphens between dots. */
const DNS_NAME = /^(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))*$/i;

/** The part of the environment (config.ts) for signing mails. */
export const DKIM_SETTINGS = {
  DKIM_DOMAIN: z
    .string()
    .transform((domain) => domainToASCII(domain))
    .refine(isDomain, 'must be a domain')
    .optional(),
  DKIM_SELECTOR: z.string().refine(isSelector, 'must be a name of letters, digits and hyphens').optional(),
  DKIM_PRIVATE_KEY_FILE: z.string().optional(),
} as const;

type DkimSetting = keyof typeof DKIM_SETTINGS;
type SetValues = { readonly [name in DkimSetting | 'SMTP_URL' | 'MAIL_FROM']?: string | undefined };

const NAMES = Object.keys(DKIM_SETTINGS) as readonly DkimSetting[];

export function isDomain(text: string): boolean {
  return DNS_NAME.test(text) && text.includes('.');
}

export function isSelector(text: string): boolean {
  return DNS_NAME.test(text);
}

/** Names the settings that are missing beside those that are set, in one sentence each. */
export function missingDkimSettings(value: SetValues): string[] {
  const present = NAMES.find((name) => value[name]);
  if (!present) return [];
  return [
    ...NAMES.filter((name) => !value[name]).map(
      (name) => `${name} is missing: ${present} is set, and signing mails needs all three.`,
    ),
    // With one of the two, the other is reported as missing anyway.
    ...(value.SMTP_URL || value.MAIL_FROM
      ? []
      : [`SMTP_URL is missing: ${present} signs only mails that are sent.`]),
  ];
}

/** Returns undefined when no key is set. */
export function dkimConfigOf(value: SetValues, baseDir: string): DkimConfig | undefined {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY_FILE: file } = value;
  if (!domain || !selector || !file) return undefined;
  return { domain, selector, privateKeyFile: resolve(baseDir, file) };
}
