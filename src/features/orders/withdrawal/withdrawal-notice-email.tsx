import { Fragment } from 'react';
import type { Language } from '../../../catalog/languages.ts';
import { formatDay, formatMoment } from '../../../i18n/day.ts';
import { packagesTexts } from '../../../i18n/packages/index.ts';
import { formatPrice } from '../../../i18n/price.ts';
import { withdrawalMailsTexts } from '../../../i18n/withdrawal-mails/index.ts';
import {
  MailCaption,
  MailFacts,
  MailHeadline,
  MailLinks,
  MailQuote,
  MailSubheading,
  MailText,
} from '../../../ui/mail/mail-parts.tsx';
import { MailLayout } from '../../../ui/mail/mail-layout.tsx';
import type { FoundOrders, OrderOfBuyer } from './match-order.ts';
import { withdrawalFacts } from './withdrawal-facts.ts';
import type { Withdrawal } from './withdrawal.ts';

export interface WithdrawalNotice {
  readonly language: Language;
  readonly withdrawal: Withdrawal;
  readonly receivedAt: Date;
  readonly found: FoundOrders;
  readonly withReceipt: boolean;
  /** True when the order is refunded automatically; default: a person decides. */
  readonly isRefunded?: boolean;
  /** The links to the pages on which the operator refunds an order, by its number; none for orders that cannot be refunded. */
  readonly refundUrls?: Readonly<Record<string, string>>;
}

export function withdrawalNoticeSubject({ language, withdrawal }: WithdrawalNotice): string {
  return withdrawalMailsTexts[language].notice.subject(withdrawal.name);
}

/** Notifies the operator of a declaration and of the matching orders with their states. */
export function WithdrawalNoticeEmail({ notice }: { readonly notice: WithdrawalNotice }) {
  const { language, withdrawal, found, receivedAt, withReceipt, refundUrls = {} } = notice;
  const { facts, notice: texts } = withdrawalMailsTexts[language];
  const moment = formatMoment(receivedAt.toISOString(), language);
  return (
    <MailLayout
      language={language}
      title={withdrawalNoticeSubject(notice)}
      preview={texts.match[found.match]}
      frame={0}
      footer={[texts.why]}
    >
      <MailHeadline>{texts.headline}</MailHeadline>
      <MailText>
        {texts.match[found.match]} {notice.isRefunded ? texts.refunded : texts.decide}
      </MailText>
      {withReceipt ? null : <MailText>{texts.noReceipt}</MailText>}
      <MailFacts
        facts={[...withdrawalFacts(withdrawal, language), { label: facts.received, value: moment }]}
      />
      {withdrawal.message ? (
        <>
          <MailSubheading>{texts.words}</MailSubheading>
          <MailQuote>{withdrawal.message}</MailQuote>
        </>
      ) : null}
      {found.orders.length > 0 ? <MailSubheading>{texts.orders}</MailSubheading> : null}
      {found.orders.map((order) => (
        <Fragment key={order.id}>
          <MailFacts facts={orderFacts(order, language)} />
          {refundUrls[order.id] ? (
            <MailLinks links={[{ href: refundUrls[order.id]!, text: texts.refund }]} />
          ) : null}
        </Fragment>
      ))}
      {Object.keys(refundUrls).length > 0 ? <MailCaption>{texts.refundSecret}</MailCaption> : null}
    </MailLayout>
  );
}

function orderFacts(order: OrderOfBuyer, language: Language) {
  const { orderFacts: labels, states, never } = withdrawalMailsTexts[language].notice;
  const day = (at: Date | null) => (at ? formatDay(at.toISOString(), language) : never);
  return [
    { label: labels.order, value: order.id },
    { label: labels.state, value: states[order.state] },
    { label: labels.package, value: packagesTexts[language].names[order.packageId] },
    { label: labels.price, value: formatPrice(order.amountCents, order.currency, language) },
    { label: labels.paidOn, value: day(order.paidAt) },
    { label: labels.deliveredOn, value: day(order.deliveredAt) },
  ];
}
