import { BRAND } from '../../../catalog/brand.ts';
import type { Language } from '../../../catalog/languages.ts';
import type { Currency } from '../../../catalog/packages.ts';
import { mailsTexts } from '../../../i18n/mails/index.ts';
import { formatPrice } from '../../../i18n/price.ts';
import { MailFacts, MailHeadline, MailText } from '../../../ui/mail/mail-parts.tsx';
import { MailLayout } from '../../../ui/mail/mail-layout.tsx';
import type { RefundReason } from './refund-reason.ts';

export interface RefundNotice {
  readonly language: Language;
  readonly orderId: string;
  readonly amountCents: number;
  readonly currency: Currency;
  readonly reason: RefundReason;
  /** True when the order stays paid and its headshots are kept. */
  readonly isPartial?: boolean;
}

export function refundSubject(notice: RefundNotice): string {
  const { refund } = mailsTexts[notice.language];
  return notice.isPartial ? refund.partial.subject : refund.subject[notice.reason];
}

export function RefundEmail({ notice }: { readonly notice: RefundNotice }) {
  const { language, reason } = notice;
  const { footer, refund: texts } = mailsTexts[language];
  const headline = notice.isPartial ? texts.partial.headline : texts.headline[reason];
  const intro = notice.isPartial ? texts.partial.intro : texts.intro[reason];
  return (
    <MailLayout
      language={language}
      title={refundSubject(notice)}
      preview={intro}
      frame={0}
      footer={[footer.why, footer.contact(BRAND.contactEmail)]}
    >
      <MailHeadline>{headline}</MailHeadline>
      <MailText>{intro}</MailText>
      <MailFacts
        facts={[
          {
            label: texts.facts.amount,
            value: formatPrice(notice.amountCents, notice.currency, language),
          },
          { label: texts.facts.order, value: notice.orderId },
        ]}
      />
      <MailText>{texts.when}</MailText>
    </MailLayout>
  );
}
