import { BRAND } from '../../../catalog/brand.ts';
import type { Language } from '../../../catalog/languages.ts';
import { formatMoment } from '../../../i18n/day.ts';
import { mailsTexts } from '../../../i18n/mails/index.ts';
import { MailAddress, MailButton, MailFacts, MailHeadline, MailText } from '../../../ui/mail/mail-parts.tsx';
import { MailLayout } from '../../../ui/mail/mail-layout.tsx';
import type { DeletionReceiptView } from '../gallery-view.ts';
import { receiptLines } from './receipt-text.ts';

export interface DeletionNotice {
  readonly language: Language;
  readonly receipt: DeletionReceiptView;
  /** The receipt's public page. */
  readonly url: string;
}

export function deletionReceiptSubject(notice: DeletionNotice): string {
  return mailsTexts[notice.language].deletionReceipt.subject;
}

export function DeletionReceiptEmail({ notice }: { readonly notice: DeletionNotice }) {
  const { language, receipt } = notice;
  const { footer, deletionReceipt: texts } = mailsTexts[language];
  return (
    <MailLayout
      language={language}
      title={texts.subject}
      preview={texts.preview}
      frame={0}
      footer={[footer.why, footer.contact(BRAND.contactEmail)]}
    >
      <MailHeadline>{texts.headline}</MailHeadline>
      <MailText>{texts.intro[receipt.reason]}</MailText>
      <MailFacts
        facts={[
          { label: texts.facts.erasedAt, value: formatMoment(receipt.erasedAt, language) },
          ...receiptLines(receipt, language).map(({ kind, amount }) => ({ label: kind, value: amount })),
          { label: texts.facts.signature, value: receipt.signature },
        ]}
      />
      <MailText>{texts.kept}</MailText>
      <MailButton href={notice.url}>{texts.button}</MailButton>
      <MailAddress href={notice.url} />
    </MailLayout>
  );
}
