import { z } from 'zod';
import type { Imprint } from '../../catalog/imprint.ts';

/** The part of the environment (config.ts) that names the operator. Lines are separated by `|`. */
export const IMPRINT_SETTINGS = {
  IMPRINT_NAME: z.string().optional(),
  IMPRINT_ADDRESS: z
    .string()
    .regex(/[^|\s]/, 'must have a line')
    .optional(),
  IMPRINT_EMAIL: z
    .string()
    .regex(/^[^<>\s@]+@[^<>\s@]+$/, 'must be an email address')
    .optional(),
  IMPRINT_PHONE: z.string().optional(),
  IMPRINT_REPRESENTATIVE: z.string().optional(),
  IMPRINT_REGISTER: z.string().optional(),
  IMPRINT_VAT_ID: z.string().optional(),
  IMPRINT_AUTHORITY: z.string().optional(),
  IMPRINT_EDITOR: z.string().optional(),
} as const;

type ImprintSetting = keyof typeof IMPRINT_SETTINGS;
type SetValues = { readonly [name in ImprintSetting]?: string | undefined };

const REQUIRED = ['IMPRINT_NAME', 'IMPRINT_ADDRESS', 'IMPRINT_EMAIL'] as const;

/** Names the required settings that are missing from a partly filled imprint, in one sentence each. */
export function missingImprintSettings(value: SetValues): string[] {
  const present = Object.keys(IMPRINT_SETTINGS).find((name) => value[name as ImprintSetting]);
  if (!present) return [];
  return REQUIRED.filter((name) => !value[name]).map(
    (name) => `${name} is missing: ${present} is set, and an imprint needs name, address and email.`,
  );
}

/** Returns undefined when no imprint is set. */
export function imprintOf(value: SetValues): Imprint | undefined {
  const { IMPRINT_NAME: name, IMPRINT_ADDRESS: address, IMPRINT_EMAIL: email } = value;
  if (!name || !address || !email) return undefined;
  return {
    name: name.trim(),
    address: lines(address),
    email,
    phone: value.IMPRINT_PHONE,
    representative: value.IMPRINT_REPRESENTATIVE,
    register: value.IMPRINT_REGISTER,
    vatId: value.IMPRINT_VAT_ID,
    authority: lines(value.IMPRINT_AUTHORITY),
    editor: lines(value.IMPRINT_EDITOR),
  };
}

function lines(value = ''): string[] {
  return value
    .split('|')
    .map((line) => line.trim())
    .filter(Boolean);
}
