import { createElement } from 'react';
import { inArray } from 'drizzle-orm';
import type { Language } from '../../../catalog/languages.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { orders } from '../../../platform/db/tables/orders.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { renderMail } from '../../../ui/mail/render-mail.ts';
import type { OrderPorts } from '../order-ports.ts';
import type { Difference } from './difference.ts';
import { DifferencesEmail, differencesSubject } from './differences-email.tsx';
import { recordNewDifferences } from './reconciliation-store.server.ts';

/** The language of a mail about orders of several languages, or of none. */
const DEFAULT_LANGUAGE: Language = 'en';

export type DifferencePorts = Pick<OrderPorts, 'db' | 'queue' | 'clock' | 'ids'> & {
  readonly settings: { readonly operatorEmails: readonly string[] };
};

/**
 * Records the differences for the dashboard, and mails those to the operators that were not mailed before, all in one mail. Recorded
 * in the transaction that writes the mail, so that each difference is mailed once, whichever process finds it and whenever that is
 * killed.
 */
export async function mailNewDifferences(
  ports: DifferencePorts,
  differences: readonly Difference[],
): Promise<void> {
  if (differences.length === 0) return;
  const isMailed = ports.settings.operatorEmails.length > 0;
  await ports.db.transaction(async (tx) => {
    const fresh = await recordNewDifferences(tx, differences, { foundAt: ports.clock.now(), isMailed });
    if (fresh.length > 0) await writeNotices(tx, ports, fresh);
  });
}

async function writeNotices(
  tx: Transaction,
  ports: DifferencePorts,
  differences: readonly Difference[],
): Promise<void> {
  const noticeId = ports.ids.newId();
  const notice = { language: await languageOf(tx, differences), differences };
  const rendered = await renderMail(createElement(DifferencesEmail, { notice }));
  for (const [index, recipient] of ports.settings.operatorEmails.entries()) {
    await writeMail(ports.queue, tx, {
      // The mail belongs to no shoot, so that its content is erased once it is sent.
      shootId: undefined,
      id: ports.ids.newId(),
      dedupeKey: `payment-differences:${noticeId}:${index}`,
      kind: 'payment-differences',
      recipient,
      language: notice.language,
      subject: differencesSubject(notice),
      ...rendered,
      createdAt: ports.clock.now(),
    });
  }
}

/** Returns the language of the orders, as other mails to operators have the language of the buyer. */
async function languageOf(tx: Transaction, differences: readonly Difference[]): Promise<Language> {
  const ids = differences.flatMap(({ orderId }) => (orderId === undefined ? [] : [orderId]));
  if (ids.length === 0) return DEFAULT_LANGUAGE;
  const rows = await tx
    .selectDistinct({ language: orders.language })
    .from(orders)
    .where(inArray(orders.id, ids));
  const [first, ...others] = rows;
  return first && others.length === 0 ? first.language : DEFAULT_LANGUAGE;
}
