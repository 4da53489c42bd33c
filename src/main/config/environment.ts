import { z } from 'zod';
import { isEmailAddress } from '../../platform/mail/email-address.ts';
import { CAMPAIGN_SETTINGS } from './campaign-config.ts';
import { DKIM_SETTINGS } from './dkim-config.ts';
import { BACKUP_SETTINGS } from './backup-config.ts';
import { ANALYTICS_SETTINGS } from './analytics-config.ts';
import { IMPRINT_SETTINGS } from './imprint-config.ts';
import { NEWSLETTER_PROVIDER_SETTINGS } from './newsletter-provider-config.ts';
import { PAYMENT_SETTINGS } from './payment-settings.ts';

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` });

const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address like ${example}` });

const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number between ${min} and ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};

const emailList = z
  .string()
  .transform((list) => list.split(',').map((email) => email.trim()))
  .refine((emails) => emails.every(isEmailAddress), 'each must be an email address');

/** The settings of an operator. Each is explained in .env.example, and a test compares the names. */
export const environment = z.object({
  NODE_ENV: oneOf(['production', 'development', 'test']).optional(),
  PORT: wholeNumber(0, 65_535).default(3_000),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: z
    .string()
    .refine(
      (url) => /^https?:\/\/[^/?#]+\/?$/.test(url) && URL.canParse(url),
      'must be an origin, without a path',
    )
    .optional(),
  TRUST_PROXY: oneOf(['0', '1']).default('0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name').optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>$|^[^<>\s@]+@[^<>\s@]+$/, 'must be `Name <address>`')
    .optional(),
  ...DKIM_SETTINGS,
  OPERATOR_EMAILS: emailList.optional(),
  SUPPORT_EMAILS: emailList.optional(),
  ...CAMPAIGN_SETTINGS,
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  APP_SECRETS_RETIRED: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().min(32, 'each must have at least 32 characters')))
    .optional(),
  ALLOW_SANDBOX: oneOf(['0', '1']).default('0'),
  ...PAYMENT_SETTINGS,
  ...NEWSLETTER_PROVIDER_SETTINGS,
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent']).optional(),
  RENDER_THREADS: wholeNumber(1, 64).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  WORKER_PORT: wholeNumber(1, 65_535).optional(),
  EXAMPLES: oneOf(['on', 'off']).default('on'),
  EXAMPLES_FROM: z.string().optional(),
  WARDROBE: oneOf(['on', 'off']).default('on'),
  WARDROBE_FROM: z.string().optional(),
  C2PA_CERTIFICATE_FILE: z.string().optional(),
  C2PA_PRIVATE_KEY_FILE: z.string().optional(),
  C2PA_TIMESTAMP_URL: address(/^https?$/, 'http://timestamp.example').optional(),
  ...BACKUP_SETTINGS,
  ...IMPRINT_SETTINGS,
  ...ANALYTICS_SETTINGS,
});

export const ENVIRONMENT_NAMES: readonly string[] = Object.keys(environment.shape);

/** The settings that have a value, valid or not, so that missing and invalid ones are reported together. */
export type SetValues = { readonly [name in keyof z.infer<typeof environment>]?: string | undefined };
