import type { Target } from './target.ts';

const SHOOTS = 'src/features/shoots';
const API = 'src/web/api';
const NEWSLETTER = 'src/features/newsletter';

/** Each has its test beside it. */
const OVERLAY_RULES = [
  'overlays/exit-intent',
  'overlays/overlay-pages',
  'overlays/overlays',
  'overlays/scroll-trigger',
  'overlays/sign-up-outcome',
  'overlays/sign-up-payload',
  'overlays/stored-visit',
  'sign-up-record/fallback-records',
  'sign-up-record/subscription-record',
];

export const NEWSLETTER_TARGETS: readonly Target[] = [
  {
    name: 'mail',
    sources: [
      'src/platform/mail/resume-mails.ts',
      'src/platform/mail/send-mail.ts',
      'src/platform/mail/cancel-mails.ts',
      'src/platform/mail/list-unsubscribe.ts',
      'src/platform/mail/write-mail.ts',
    ],
    tests: [
      'src/platform/mail/mailer.test.ts',
      'src/platform/mail/send-mail.integration.test.ts',
      `${API}/gallery/gallery-erasure.integration.test.ts`,
      `${API}/newsletter/newsletter-signup.integration.test.ts`,
    ],
  },
  {
    name: 'sender',
    sources: [
      'src/platform/mail/compose-message.ts',
      'src/platform/mail/dkim-key.ts',
      'src/platform/mail/sender-domain.ts',
      'src/platform/mail/smtp-mailer.ts',
      'src/main/config/dkim-config.ts',
      'src/main/doctor/mail/check-mail.ts',
      'src/main/doctor/mail/dmarc-record.ts',
      'src/main/doctor/mail/judge-dkim.ts',
      'src/main/doctor/mail/judge-dmarc.ts',
      'src/main/doctor/mail/judge-spf.ts',
      'src/main/doctor/mail/look-up-txt.ts',
      'src/main/doctor/mail/record-tags.ts',
    ],
    tests: [
      'src/platform/mail/dkim.test.ts',
      'src/platform/mail/compose-message.test.ts',
      'src/platform/mail/mailer.test.ts',
      'src/platform/mail/one-recipient.test.ts',
      'src/platform/mail/sender-domain.test.ts',
      'src/main/config/config.test.ts',
      'src/main/doctor/mail/check-mail.test.ts',
      'src/main/doctor/mail/judge-records.test.ts',
    ],
  },
  {
    name: 'campaigns',
    sources: [
      'src/platform/markdown/read-mail-message.ts',
      'src/platform/markdown/mail-message.ts',
      'src/features/newsletter/campaign/campaign.ts',
      'src/features/newsletter/campaign/compose-campaign-mail.ts',
      'src/features/newsletter/newsletter-mail.ts',
    ],
    tests: [
      'src/platform/markdown/read-mail-message.test.ts',
      'src/features/newsletter/campaign/campaign.test.ts',
      'src/features/newsletter/campaign/campaign-email.test.ts',
    ],
  },
  {
    name: 'subscribers',
    sources: [
      `${NEWSLETTER}/forwarding/forward-subscriber.server.ts`,
      `${NEWSLETTER}/forwarding/forwarding-store.server.ts`,
      `${NEWSLETTER}/forwarding/request-forwarding.server.ts`,
      `${NEWSLETTER}/offer-recipient.server.ts`,
      `${NEWSLETTER}/preferences/change-preferences.server.ts`,
      `${NEWSLETTER}/preferences/preferences.ts`,
      `${NEWSLETTER}/subscribe-buyer.server.ts`,
      `${NEWSLETTER}/tags/change-tags.server.ts`,
      `${NEWSLETTER}/tags/tag-change.ts`,
      `${NEWSLETTER}/tags/tag-store.server.ts`,
      `${NEWSLETTER}/unsubscribe.server.ts`,
      `${API}/newsletter/check-subscription.ts`,
      `${API}/newsletter/error-sentences.ts`,
      `${API}/newsletter/newsletter-preferences.ts`,
      `${API}/newsletter/newsletter-tags.ts`,
      `${SHOOTS}/draft/newsletter-tick.server.ts`,
    ],
    tests: [
      `${NEWSLETTER}/preferences/preferences.test.ts`,
      `${NEWSLETTER}/tags/tag-change.test.ts`,
      `${API}/newsletter/check-subscription.integration.test.ts`,
      `${API}/newsletter/error-sentences.integration.test.ts`,
      `${API}/newsletter/newsletter-links.integration.test.ts`,
      `${API}/newsletter/newsletter-preferences.integration.test.ts`,
      `${API}/newsletter/newsletter-tags.integration.test.ts`,
      `${API}/shoot/order-form-newsletter.integration.test.ts`,
      `${NEWSLETTER}/forwarding/forward-subscriber.integration.test.ts`,
      'src/worker/abandoned-orders.integration.test.ts',
    ],
  },
  {
    name: 'newsletter-provider',
    sources: [
      'src/platform/newsletter-provider/listmonk/listmonk-api.ts',
      'src/platform/newsletter-provider/listmonk/listmonk-entries.ts',
      'src/platform/newsletter-provider/listmonk/listmonk-entry.ts',
      'src/platform/newsletter-provider/listmonk/listmonk-provider.ts',
    ],
    tests: [
      'src/platform/newsletter-provider/newsletter-provider.test.ts',
      'src/platform/newsletter-provider/listmonk/listmonk-provider.test.ts',
    ],
  },
  {
    name: 'overlays',
    sources: OVERLAY_RULES.map((rules) => `${NEWSLETTER}/${rules}.ts`),
    tests: OVERLAY_RULES.map((rules) => `${NEWSLETTER}/${rules}.test.ts`),
  },
];
