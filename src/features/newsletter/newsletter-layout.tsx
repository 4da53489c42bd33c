import type { ReactNode } from 'react';
import { BRAND } from '../../catalog/brand.ts';
import type { Language } from '../../catalog/languages.ts';
import { formatDay } from '../../i18n/day.ts';
import { newsletterMailsTexts } from '../../i18n/newsletter-mails/index.ts';
import { pagePath } from '../../page-urls.ts';
import { MailLayout } from '../../ui/mail/mail-layout.tsx';
import { preferencesUrl, unsubscribeUrl } from './newsletter-urls.ts';

/** The subscription that a newsletter is sent for. */
export interface NewsletterRecipient {
  readonly language: Language;
  /** The day of the consent, which every newsletter names. */
  readonly confirmedAt: Date;
  readonly publicUrl: string;
  readonly unsubscribeToken: string;
  /** The operator's name and postal address; undefined while they are not configured. */
  readonly sender?: string | undefined;
}

interface NewsletterLayoutProps {
  readonly recipient: NewsletterRecipient;
  readonly title: string;
  readonly preview: string;
  readonly children: ReactNode;
}

/** The layout of every newsletter: it ends with the reason for the mail, the ways out of it, and who sends it (§ 5 DDG). */
export function NewsletterLayout({ recipient, title, preview, children }: NewsletterLayoutProps) {
  const { language, publicUrl, unsubscribeToken: token } = recipient;
  const { contact, newsletter: texts } = newsletterMailsTexts[language];
  const page = (name: 'imprint' | 'privacyPolicy') => publicUrl + pagePath(name, language);
  return (
    <MailLayout
      language={language}
      title={title}
      preview={preview}
      frame={1}
      footer={[
        texts.why(formatDay(recipient.confirmedAt.toISOString(), language)),
        contact(BRAND.contactEmail),
        ...(recipient.sender === undefined ? [] : [recipient.sender]),
      ]}
      footerLinks={[
        { href: unsubscribeUrl(publicUrl, language, token), text: texts.unsubscribe },
        { href: preferencesUrl(publicUrl, language, token), text: texts.preferences },
        { href: page('imprint'), text: texts.imprint },
        { href: page('privacyPolicy'), text: texts.privacy },
      ]}
    >
      {children}
    </MailLayout>
  );
}
