import { BRAND } from '../../catalog/brand.ts';
import type { Language } from '../../catalog/languages.ts';
import type { Currency } from '../../catalog/packages.ts';
import { mailsTexts } from '../../i18n/mails/index.ts';
import { formatPrice } from '../../i18n/price.ts';
import { MailFacts, MailHeadline, MailText } from '../../ui/mail/mail-parts.tsx';
import { MailLayout } from '../../ui/mail/mail-layout.tsx';
import type { RefundReason } from './refund-reason.ts';

export interface RefundNotice {
  readonly language: Language;
  readonly orderId: string;
  readonly amountCents: number;
  readonly currency: Currency;
  readonly reason: RefundReason;
}

export function refundSubject(notice: RefundNotice): string {
  return mailsTexts[notice.language].refund.subject[notice.reason];
}

export function RefundEmail({ notice }: { readonly notice: RefundNotice }) {
  const { language, reason } = notice;
  const texts = mailsTexts[language];
  const words = texts.refund;
  return (
    <MailLayout
      language={language}
      title={refundSubject(notice)}
      preview={words.intro[reason]}
      frame={0}
      footer={[texts.footer.why, texts.footer.contact(BRAND.contactEmail)]}
    >
      <MailHeadline>{words.headline[reason]}</MailHeadline>
      <MailText>{words.intro[reason]}</MailText>
      <MailFacts
        facts={[
          {
            label: words.facts.amount,
            value: formatPrice(notice.amountCents, notice.currency, language),
          },
          { label: words.facts.order, value: notice.orderId },
        ]}
      />
      <MailText>{words.when}</MailText>
    </MailLayout>
  );
}
