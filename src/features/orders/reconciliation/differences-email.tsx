import { Fragment } from 'react';
import type { Language } from '../../../catalog/languages.ts';
import { paymentCompany } from '../../../catalog/payment-companies.ts';
import { paymentDifferencesMailTexts } from '../../../i18n/payment-differences-mail/index.ts';
import { formatPrice } from '../../../i18n/price.ts';
import { MailFacts, MailHeadline, MailSubheading, MailText } from '../../../ui/mail/mail-parts.tsx';
import { MailLayout } from '../../../ui/mail/mail-layout.tsx';
import type { Difference } from './difference.ts';

export interface DifferencesNotice {
  readonly language: Language;
  readonly differences: readonly Difference[];
}

export function differencesSubject({ language, differences }: DifferencesNotice): string {
  return paymentDifferencesMailTexts[language].subject(differences.length);
}

/** Notifies the operator of payments that a person has to decide about. Names no buyer. */
export function DifferencesEmail({ notice }: { readonly notice: DifferencesNotice }) {
  const { language, differences } = notice;
  const texts = paymentDifferencesMailTexts[language];
  return (
    <MailLayout
      language={language}
      title={differencesSubject(notice)}
      preview={texts.headline}
      frame={0}
      footer={[texts.why]}
    >
      <MailHeadline>{texts.headline}</MailHeadline>
      <MailText>{texts.intro}</MailText>
      {differences.map((difference) => (
        <Fragment key={`${difference.provider} ${difference.paymentId} ${difference.kind}`}>
          <MailSubheading>{texts.kinds[difference.kind].headline}</MailSubheading>
          <MailText>{texts.kinds[difference.kind].todo}</MailText>
          <MailFacts facts={differenceFacts(difference, language)} />
        </Fragment>
      ))}
    </MailLayout>
  );
}

function differenceFacts(difference: Difference, language: Language) {
  const { kind, provider, paymentId, orderId, amountCents, currency, refundCents } = difference;
  const { facts: labels, noOrder } = paymentDifferencesMailTexts[language];
  const amount = (cents: number) => amountText(cents, currency, language);
  return [
    { label: labels.provider, value: paymentCompany(provider).name },
    { label: labels.payment, value: paymentId },
    { label: labels.order, value: orderId ?? noOrder },
    ...(kind === 'unreadable' ? [] : [{ label: labels.amount, value: amount(amountCents) }]),
    ...(refundCents === undefined ? [] : [{ label: labels.refund, value: amount(refundCents) }]),
  ];
}

/** A provider's list may contain currencies in which we sell nothing, and codes that nobody knows. */
function amountText(cents: number, currency: string, language: Language): string {
  if (currency === 'USD' || currency === 'EUR') return formatPrice(cents, currency, language);
  return `${(cents / 100).toFixed(2)} ${currency}`;
}
