import { createElement } from 'react';
import { BRAND } from '../../../catalog/brand.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { renderMail } from '../../../ui/mail/render-mail.ts';
import { refundLink } from '../order-urls.ts';
import { receiptContent } from './receipt-content.ts';
import type { WithdrawalPorts } from './withdrawal-ports.ts';
import {
  type WithdrawalNotice,
  WithdrawalNoticeEmail,
  withdrawalNoticeSubject,
} from './withdrawal-notice-email.tsx';
import { WithdrawalReceiptEmail, withdrawalReceiptSubject } from './withdrawal-receipt-email.tsx';

type Ports = Pick<WithdrawalPorts, 'queue' | 'ids' | 'settings' | 'capabilities'>;

interface DeclaredWithdrawal extends WithdrawalNotice {
  readonly id: string;
}

/** Withdrawal mails deliberately have no shoot id: erasing the shoot must not delete this receipt. */
const NO_SHOOT = { shootId: undefined };

/** Writes the receipt on a durable medium (Art. 11a 2011/83/EU, § 356a BGB). */
export async function writeReceipt(
  tx: Transaction,
  ports: Ports,
  declared: DeclaredWithdrawal,
): Promise<void> {
  const { id, language, withdrawal, found, receivedAt, isRefunded = false } = declared;
  const receipt = { language, content: receiptContent(withdrawal, found), receivedAt, isRefunded };
  await writeMail(ports.queue, tx, {
    ...NO_SHOOT,
    id: ports.ids.newId(),
    dedupeKey: receiptMailKey(id),
    kind: 'withdrawal-receipt',
    recipient: withdrawal.email,
    replyTo: BRAND.contactEmail,
    language,
    subject: withdrawalReceiptSubject(language),
    ...(await renderMail(createElement(WithdrawalReceiptEmail, { receipt }))),
    createdAt: receivedAt,
  });
}

export function receiptMailKey(withdrawalId: string): string {
  return `withdrawal-receipt:${withdrawalId}`;
}

/** Notifies the operators, who decide about the withdrawal. */
export async function writeOperatorNotices(
  tx: Transaction,
  ports: Ports,
  declared: DeclaredWithdrawal,
): Promise<void> {
  const { id, language, withdrawal, receivedAt } = declared;
  const notice = { ...declared, refundUrls: refundUrlsOf(ports, declared) };
  const rendered = await renderMail(createElement(WithdrawalNoticeEmail, { notice }));
  for (const [index, recipient] of ports.settings.operatorEmails.entries()) {
    await writeMail(ports.queue, tx, {
      ...NO_SHOOT,
      id: ports.ids.newId(),
      dedupeKey: `withdrawal-notice:${id}:${index}`,
      kind: 'withdrawal-notice',
      recipient,
      replyTo: withdrawal.email,
      language,
      subject: withdrawalNoticeSubject(declared),
      ...rendered,
      createdAt: receivedAt,
    });
  }
}

/** Returns the links with which the operators can refund the orders that may be meant. */
function refundUrlsOf(
  { capabilities, settings }: Ports,
  { language, found, isRefunded = false }: DeclaredWithdrawal,
): Readonly<Record<string, string>> {
  if (isRefunded) return {};
  const refundable = found.orders.filter(({ state }) => state === 'paid');
  return Object.fromEntries(
    refundable.map(({ id }) => [
      id,
      refundLink(settings.publicUrl, language, id, capabilities.keyFor('refund', id)),
    ]),
  );
}
