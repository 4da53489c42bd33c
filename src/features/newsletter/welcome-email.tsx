import { BRAND } from '../../catalog/brand.ts';
import type { Discount } from '../../catalog/discounts.ts';
import type { Language } from '../../catalog/languages.ts';
import { formatDay } from '../../i18n/day.ts';
import { mailsTexts } from '../../i18n/mails/index.ts';
import { newsletterMailsTexts } from '../../i18n/newsletter-mails/index.ts';
import { pagePath } from '../../page-urls.ts';
import { MailButton, MailFacts, MailHeadline, MailLinks, MailText } from '../../ui/mail/mail-parts.tsx';
import { MailSheet } from '../../ui/mail/mail-sheet.tsx';
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

/** The first newsletter: the code that was promised, and the way out. No name: anybody may have typed one. */
export function WelcomeEmail({ welcome }: { readonly welcome: Welcome }) {
  const { language, discount, publicUrl } = welcome;
  const texts = newsletterMailsTexts[language];
  const words = texts.welcome;
  const page = (name: 'createHeadshot' | 'imprint' | 'privacyPolicy') => publicUrl + pagePath(name, language);
  return (
    <MailSheet
      language={language}
      title={welcomeSubject(welcome)}
      preview={words.preview(discount.code)}
      frame={1}
      footer={[
        words.why(formatDay(welcome.confirmedAt.toISOString(), language)),
        texts.contact(BRAND.contactEmail),
      ]}
    >
      <MailHeadline>{words.headline}</MailHeadline>
      <MailText>{mailsTexts[language].greeting('')}</MailText>
      <MailText>{words.intro}</MailText>
      <MailText>{words.promise}</MailText>
      <MailFacts
        facts={[
          { label: words.facts.code, value: discount.code },
          { label: words.facts.discount, value: percentText(discount.percent, language) },
        ]}
      />
      <MailText>{words.use}</MailText>
      <MailButton href={page('createHeadshot')}>{words.button}</MailButton>
      <MailLinks
        links={[
          { href: unsubscribeUrl(publicUrl, language, welcome.unsubscribeToken), text: words.unsubscribe },
          { href: page('imprint'), text: words.imprint },
          { href: page('privacyPolicy'), text: words.privacy },
        ]}
      />
    </MailSheet>
  );
}

function percentText(percent: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);
}
