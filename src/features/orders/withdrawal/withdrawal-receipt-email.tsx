import { BRAND } from '../../../catalog/brand.ts';
import type { Language } from '../../../catalog/languages.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { formatMoment } from '../../../i18n/day.ts';
import { withdrawalFormTexts } from '../../../i18n/withdrawal-form/index.ts';
import { withdrawalMailsTexts } from '../../../i18n/withdrawal-mails/index.ts';
import {
  MailFacts,
  MailHeadline,
  MailQuote,
  MailSubheading,
  MailText,
} from '../../../ui/mail/mail-parts.tsx';
import { MailLayout } from '../../../ui/mail/mail-layout.tsx';
import type { ReceiptContent } from './receipt-content.ts';
import { withdrawalFacts } from './withdrawal-facts.ts';

export interface WithdrawalReceipt {
  readonly language: Language;
  readonly content: ReceiptContent;
  readonly receivedAt: Date;
  /** True when the order is refunded automatically; default: a person decides. */
  readonly isRefunded?: boolean;
}

export function withdrawalReceiptSubject(language: Language): string {
  return withdrawalMailsTexts[language].receipt.subject;
}

/** Confirms when a declaration arrived. It repeats only the fields that `receipt-content.ts` allows. */
export function WithdrawalReceiptEmail({ receipt }: { readonly receipt: WithdrawalReceipt }) {
  const { language, content } = receipt;
  const { withdrawal, orderNumbers } = content;
  const { contact, facts, words: messageHeading, receipt: texts } = withdrawalMailsTexts[language];
  const moment = formatMoment(receipt.receivedAt.toISOString(), language);
  return (
    <MailLayout
      language={language}
      title={texts.subject}
      preview={texts.intro(moment)}
      frame={0}
      footer={[texts.why, contact(BRAND.contactEmail)]}
    >
      <MailHeadline>{texts.headline}</MailHeadline>
      <MailText>{texts.intro(moment)}</MailText>
      <MailSubheading>{texts.content}</MailSubheading>
      <MailQuote>{withdrawalFormTexts[language].declaration}</MailQuote>
      <MailFacts
        facts={[
          ...(withdrawal ? withdrawalFacts(withdrawal, language) : []),
          ...orderNumbers.map((number) => ({ label: facts.orderNumber, value: number })),
          { label: facts.received, value: moment },
        ]}
      />
      {withdrawal ? null : <MailText>{texts.withheld}</MailText>}
      {withdrawal?.message ? (
        <>
          <MailSubheading>{messageHeading}</MailSubheading>
          <MailQuote>{withdrawal.message}</MailQuote>
        </>
      ) : null}
      <MailSubheading>{texts.nextTitle}</MailSubheading>
      <MailText>{receipt.isRefunded ? texts.refunded : texts.next(LIMITS.withdrawalRefundDays)}</MailText>
      <MailText>{withdrawal ? texts.keep : texts.keepWithheld}</MailText>
    </MailLayout>
  );
}
