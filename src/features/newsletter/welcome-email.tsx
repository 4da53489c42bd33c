import type { Discount } from '../../catalog/discounts.ts';
import { mailsTexts } from '../../i18n/mails/index.ts';
import { newsletterMailsTexts } from '../../i18n/newsletter-mails/index.ts';
import type { Language } from '../../catalog/languages.ts';
import { pagePath } from '../../page-urls.ts';
import { MailButton, MailFacts, MailHeadline, MailText } from '../../ui/mail/mail-parts.tsx';
import { NewsletterLayout, type NewsletterRecipient } from './newsletter-layout.tsx';

export interface Welcome extends NewsletterRecipient {
  readonly discount: Discount;
}

export function welcomeSubject({ language, discount }: Pick<Welcome, 'language' | 'discount'>): string {
  return newsletterMailsTexts[language].welcome.subject(discount.percent);
}

/** The first newsletter, with the promised code and the unsubscribe link. It has no name, because a stranger may have typed it. */
export function WelcomeEmail({ welcome }: { readonly welcome: Welcome }) {
  const { language, discount, publicUrl } = welcome;
  const { welcome: texts } = newsletterMailsTexts[language];
  return (
    <NewsletterLayout
      recipient={welcome}
      title={welcomeSubject(welcome)}
      preview={texts.preview(discount.code)}
    >
      <MailHeadline>{texts.headline}</MailHeadline>
      <MailText>{mailsTexts[language].greeting('')}</MailText>
      <MailText>{texts.intro}</MailText>
      <MailText>{texts.promise}</MailText>
      <MailFacts
        facts={[
          { label: texts.facts.code, value: discount.code },
          { label: texts.facts.discount, value: percentText(discount.percent, language) },
        ]}
      />
      <MailText>{texts.use}</MailText>
      <MailButton href={publicUrl + pagePath('createHeadshot', language)}>{texts.button}</MailButton>
    </NewsletterLayout>
  );
}

function percentText(percent: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);
}
