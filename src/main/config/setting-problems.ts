import { missingDkimSettings } from './dkim-config.ts';
import { missingAnalyticsSettings } from './analytics-config.ts';
import type { SetValues } from './environment.ts';
import { missingImprintSettings } from './imprint-config.ts';
import { missingNewsletterSettings } from './newsletter-provider-config.ts';
import { missingPaymentSettings } from './payment-problems.ts';

/** Reports groups of settings of which only some are set. */
export function incompleteGroups(value: SetValues): string[] {
  const problems: string[] = [];
  if (value.SMTP_URL && !value.MAIL_FROM) problems.push('MAIL_FROM is missing: SMTP_URL needs a sender.');
  if (value.MAIL_FROM && !value.SMTP_URL)
    problems.push('SMTP_URL is missing: MAIL_FROM alone sends no mail.');
  if (value.APP_SECRETS_RETIRED && !value.APP_SECRET) {
    problems.push('APP_SECRET is missing: APP_SECRETS_RETIRED only adds older ones to it.');
  }
  return [
    ...problems,
    ...missingPaymentSettings(value),
    ...missingDkimSettings(value),
    ...missingNewsletterSettings(value),
    ...incompleteSigning(value),
    ...missingImprintSettings(value),
    ...missingAnalyticsSettings(value),
  ];
}

export function incompleteSigning(value: SetValues): string[] {
  if (value.C2PA_CERTIFICATE_FILE && !value.C2PA_PRIVATE_KEY_FILE) {
    return ['C2PA_PRIVATE_KEY_FILE is missing: C2PA_CERTIFICATE_FILE alone signs nothing.'];
  }
  if (value.C2PA_PRIVATE_KEY_FILE && !value.C2PA_CERTIFICATE_FILE) {
    return ['C2PA_CERTIFICATE_FILE is missing: C2PA_PRIVATE_KEY_FILE alone signs nothing.'];
  }
  if (value.C2PA_TIMESTAMP_URL && !value.C2PA_CERTIFICATE_FILE) {
    return ['C2PA_CERTIFICATE_FILE is missing: without it C2PA_TIMESTAMP_URL has nothing to stamp.'];
  }
  return [];
}

export function productionProblems(value: SetValues): string[] {
  const problems: string[] = [];
  if (!value.PUBLIC_URL)
    problems.push('PUBLIC_URL is missing: links in mails need the address of the service.');
  if (!value.APP_SECRET) problems.push('APP_SECRET is missing: links and cookies are signed with it.');
  if (value.ALLOW_SANDBOX === '1') return problems;
  if (!value.SMTP_URL) {
    problems.push(
      'SMTP_URL is missing: production sends real mail (ALLOW_SANDBOX=1 keeps it in the outbox).',
    );
  }
  if (!value.PAYMENTS || value.PAYMENTS === 'sandbox') {
    problems.push(
      'PAYMENTS is sandbox, which takes no money: name a real provider (ALLOW_SANDBOX=1 allows it for a demonstration).',
    );
  }
  return problems;
}
