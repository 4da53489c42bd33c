import { environment, type SetValues } from '../config/environment.ts';
import type { ShownSetting } from '../../web/admin/system/system-port.ts';

type SettingName = keyof typeof environment.shape;

/**
 * - `value`: shown as it is.
 * - `address`: shown without user, password, query and fragment, which may be secrets.
 * - `secret`: only whether it is set.
 */
type Display = 'value' | 'address' | 'secret';

/** The display of each setting. One without an entry is a type error, so nobody forgets that it may be a secret. */
const DISPLAYS: Readonly<Record<SettingName, Display>> = {
  NODE_ENV: 'value',
  PORT: 'value',
  HOST: 'value',
  PUBLIC_URL: 'address',
  TRUST_PROXY: 'value',
  DATA_DIR: 'value',
  DATABASE_URL: 'address',
  SMTP_URL: 'address',
  MAIL_FROM: 'value',
  DKIM_DOMAIN: 'value',
  DKIM_SELECTOR: 'value',
  DKIM_PRIVATE_KEY_FILE: 'secret',
  OPERATOR_EMAILS: 'value',
  SUPPORT_EMAILS: 'value',
  CAMPAIGN_MAILS_PER_MINUTE: 'value',
  MAIL_REPORTS_ADDRESS: 'value',
  MAIL_REPORTS_SECRET: 'secret',
  APP_SECRET: 'secret',
  APP_SECRETS_RETIRED: 'secret',
  ALLOW_SANDBOX: 'value',
  PAYMENTS: 'value',
  PAYMENT_PRODUCTS: 'value',
  LEMONSQUEEZY_API_KEY: 'secret',
  LEMONSQUEEZY_WEBHOOK_SECRET: 'secret',
  PADDLE_API_KEY: 'secret',
  PADDLE_CLIENT_TOKEN: 'secret',
  PADDLE_WEBHOOK_SECRET: 'secret',
  PADDLE_HOSTED_CHECKOUT_URL: 'address',
  STRIPE_SECRET_KEY: 'secret',
  STRIPE_PUBLISHABLE_KEY: 'secret',
  STRIPE_WEBHOOK_SECRET: 'secret',
  STRIPE_AUTOMATIC_TAX: 'value',
  LISTMONK_URL: 'address',
  LISTMONK_USER: 'value',
  LISTMONK_TOKEN: 'secret',
  LISTMONK_LIST_ID: 'value',
  LOG_LEVEL: 'value',
  RENDER_THREADS: 'value',
  METRICS_TOKEN: 'secret',
  WORKER_PORT: 'value',
  EXAMPLES: 'value',
  EXAMPLES_FROM: 'address',
  WARDROBE: 'value',
  WARDROBE_FROM: 'address',
  C2PA_CERTIFICATE_FILE: 'value',
  C2PA_PRIVATE_KEY_FILE: 'secret',
  C2PA_TIMESTAMP_URL: 'address',
  BACKUP_TO: 'value',
  BACKUP_KEY: 'secret',
  BACKUP_KEEP_DAYS: 'value',
  BACKUP_S3_ENDPOINT: 'address',
  BACKUP_S3_REGION: 'value',
  BACKUP_S3_ACCESS_KEY_ID: 'secret',
  BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  IMPRINT_NAME: 'value',
  IMPRINT_ADDRESS: 'value',
  IMPRINT_EMAIL: 'value',
  IMPRINT_PHONE: 'value',
  IMPRINT_REPRESENTATIVE: 'value',
  IMPRINT_REGISTER: 'value',
  IMPRINT_VAT_ID: 'value',
  IMPRINT_AUTHORITY: 'value',
  IMPRINT_EDITOR: 'value',
  GOOGLE_ANALYTICS_ID: 'value',
  META_PIXEL_ID: 'value',
  LINKEDIN_PARTNER_ID: 'value',
  LINKEDIN_CONVERSION_ID: 'value',
  PLAUSIBLE_DOMAIN: 'value',
  PLAUSIBLE_URL: 'address',
};

/** Returns all settings for the dashboard, in the order of the environment. Secrets are left out here, in main/. */
export function shownSettings(env: SetValues): readonly ShownSetting[] {
  const defaults: Readonly<Partial<Record<SettingName, unknown>>> = environment.parse({});
  return (Object.keys(DISPLAYS) as SettingName[]).map((name) => {
    const set = env[name]?.trim();
    const byDefault = defaults[name];
    if (set) return { name, value: display(set, DISPLAYS[name]), isDefault: false };
    return { name, value: byDefault === undefined ? undefined : String(byDefault), isDefault: true };
  });
}

function display(value: string, how: Display): string {
  switch (how) {
    case 'value':
      return value;
    case 'secret':
      return 'set';
    case 'address':
      return withoutSecrets(value);
  }
}

/** A value that is no address is a folder, unless it looks like an address that cannot be read. */
function withoutSecrets(value: string): string {
  if (!value.includes('://')) return value;
  if (!URL.canParse(value)) return 'set';
  const { protocol, host, pathname } = new URL(value);
  return `${protocol}//${host}${pathname === '/' ? '' : pathname}`;
}
