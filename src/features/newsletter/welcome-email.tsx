import { BRAND } from '../../catalog/brand.ts';
import type { Discount } from '../../catalog/discounts.ts';
import type { Language } from '../../catalog/languages.ts';
import { formatDay } from '../../i18n/day.ts';
import { mailsTexts } from '../../i18n/mails/index.ts';
import { newsletterMailsTexts } from '../../i18n/newsletter-mails/index.ts';
import { pagePath } from '../../page-urls.ts';
import { MailButton, MailFacts, MailHeadline, MailLinks, MailText } from '../../ui/mail/mail-parts.tsx';
import { MailLayout } from '../../ui/mail/mail-layout.tsx';
import { unsubscribeUrl } from './newsletter-urls.ts';

export interface Welcome {
  readonly language: Language;
  readonly discount: Discount;
  readonly confirmedAt: Date;
  readonly publicUrl: string;
  readonly unsubscribeToken: string;
}

export function welcomeSubject({ language, discount }: Welcome): string {
  return newsletterMailsTexts[language].welcome.subject(discount.percent);
}

/** The first newsletter, with the promised code and the unsubscribe link. It has no name, because a stranger may have typed it. */
export function WelcomeEmail({ welcome }: { readonly welcome: Welcome }) {
  const { language, discount, publicUrl } = welcome;
  const { contact, welcome: texts } = newsletterMailsTexts[language];
  const page = (name: 'createHeadshot' | 'imprint' | 'privacyPolicy') => publicUrl + pagePath(name, language);
  return (
    <MailLayout
      language={language}
      title={welcomeSubject(welcome)}
      preview={texts.preview(discount.code)}
      frame={1}
      footer={[
        texts.why(formatDay(welcome.confirmedAt.toISOString(), language)),
        contact(BRAND.contactEmail),
      ]}
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
      <MailButton href={page('createHeadshot')}>{texts.button}</MailButton>
      <MailLinks
        links={[
          { href: unsubscribeUrl(publicUrl, language, welcome.unsubscribeToken), text: texts.unsubscribe },
          { href: page('imprint'), text: texts.imprint },
          { href: page('privacyPolicy'), text: texts.privacy },
        ]}
      />
    </MailLayout>
  );
}

function percentText(percent: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);
}
