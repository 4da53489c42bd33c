import type { Language } from '../../../catalog/languages.ts';
import { isMailWritten } from '../../../platform/mail/write-mail.ts';
import { matchOrder } from './match-order.ts';
import type { Withdrawal } from './withdrawal.ts';
import type { WithdrawalPorts } from './withdrawal-ports.ts';
import { findWithdrawal, insertWithdrawal, listOrdersOfBuyer } from './withdrawal-store.server.ts';
import { receiptMailKey, writeNotices, writeReceipt } from './write-withdrawal-mails.server.ts';

interface Submission {
  /** Made by the browser; the same again is the same declaration. */
  readonly submissionId: string;
  readonly language: Language;
  /** False when the address has received too many receipts today: nobody may flood a mailbox by typing its address. */
  readonly withReceipt: boolean;
}

export interface ReceivedWithdrawal {
  readonly receivedAt: Date;
  /** Whether a receipt is sent automatically; if not, the operator was asked to send one. */
  readonly withReceipt: boolean;
}

/**
 * Stores a declaration with its receipt and the operator's notice, all or nothing. Nothing is paid back by itself: a
 * person decides, because the right may be over. The same submission again only says when it was received and whether a
 * receipt went out then.
 */
export async function declareWithdrawal(
  ports: WithdrawalPorts,
  { withReceipt, ...submission }: Submission,
  withdrawal: Withdrawal,
): Promise<ReceivedWithdrawal> {
  const id = ports.ids.newId();
  const receivedAt = ports.clock.now();
  const declared = await ports.db.transaction(async (tx) => {
    const found = matchOrder(withdrawal, await listOrdersOfBuyer(tx, withdrawal));
    const { match: orderMatch, orders } = found;
    const orderId = orders[0]?.id ?? null;
    const row = { id, ...submission, ...withdrawal, orderId, orderMatch, receivedAt };
    if (!(await insertWithdrawal(tx, row))) {
      const known = await findWithdrawal(tx, submission.submissionId);
      const hasReceipt = await isMailWritten(tx, receiptMailKey(known.id));
      return { receivedAt: known.receivedAt, withReceipt: hasReceipt };
    }
    const { language } = submission;
    const declaration = { id, language, withdrawal, found, receivedAt, withReceipt };
    if (withReceipt) await writeReceipt(tx, ports, declaration);
    await writeNotices(tx, ports, declaration);
    return { receivedAt, withReceipt, orderId, orderMatch };
  });
  if ('orderMatch' in declared) {
    const { orderId, orderMatch } = declared;
    ports.log.info({ withdrawalId: id, orderId, orderMatch, withReceipt }, 'a withdrawal was declared');
  }
  return { receivedAt: declared.receivedAt, withReceipt: declared.withReceipt };
}
