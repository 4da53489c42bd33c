import { BRAND } from '../../../catalog/brand.ts';
import type { Language } from '../../../catalog/languages.ts';
import { formatMoment } from '../../../i18n/day.ts';
import { mailsTexts } from '../../../i18n/mails/index.ts';
import { MailAddress, MailButton, MailFacts, MailHeadline, MailText } from '../../../ui/mail/mail-parts.tsx';
import { MailSheet } from '../../../ui/mail/mail-sheet.tsx';
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
  const texts = mailsTexts[language];
  const words = texts.deletionReceipt;
  return (
    <MailSheet
      language={language}
      title={words.subject}
      preview={words.preview}
      frame={0}
      footer={[texts.footer.why, texts.footer.contact(BRAND.contactEmail)]}
    >
      <MailHeadline>{words.headline}</MailHeadline>
      <MailText>{words.intro[receipt.reason]}</MailText>
      <MailFacts
        facts={[
          { label: words.facts.erasedAt, value: formatMoment(receipt.erasedAt, language) },
          ...receiptLines(receipt, language).map(({ kind, amount }) => ({ label: kind, value: amount })),
          { label: words.facts.signature, value: receipt.signature },
        ]}
      />
      <MailText>{words.kept}</MailText>
      <MailButton href={notice.url}>{words.button}</MailButton>
      <MailAddress href={notice.url} />
    </MailSheet>
  );
}
