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
}

export function withdrawalReceiptSubject(language: Language): string {
  return withdrawalMailsTexts[language].receipt.subject;
}

/** Confirms when a declaration arrived. It repeats only those inputs that `receipt-content.ts` allows. */
export function WithdrawalReceiptEmail({ receipt }: { readonly receipt: WithdrawalReceipt }) {
  const { language, content } = receipt;
  const { withdrawal, orderNumbers } = content;
  const texts = withdrawalMailsTexts[language];
  const words = texts.receipt;
  const moment = formatMoment(receipt.receivedAt.toISOString(), language);
  return (
    <MailLayout
      language={language}
      title={words.subject}
      preview={words.intro(moment)}
      frame={0}
      footer={[words.why, texts.contact(BRAND.contactEmail)]}
    >
      <MailHeadline>{words.headline}</MailHeadline>
      <MailText>{words.intro(moment)}</MailText>
      <MailSubheading>{words.content}</MailSubheading>
      <MailQuote>{withdrawalFormTexts[language].declaration}</MailQuote>
      <MailFacts
        facts={[
          ...(withdrawal ? withdrawalFacts(withdrawal, language) : []),
          ...orderNumbers.map((number) => ({ label: texts.facts.orderNumber, value: number })),
          { label: texts.facts.received, value: moment },
        ]}
      />
      {withdrawal ? null : <MailText>{words.withheld}</MailText>}
      {withdrawal?.message ? (
        <>
          <MailSubheading>{texts.words}</MailSubheading>
          <MailQuote>{withdrawal.message}</MailQuote>
        </>
      ) : null}
      <MailSubheading>{words.nextTitle}</MailSubheading>
      <MailText>{words.next(LIMITS.withdrawalRefundDays)}</MailText>
      <MailText>{withdrawal ? words.keep : words.keepWithheld}</MailText>
    </MailLayout>
  );
}
