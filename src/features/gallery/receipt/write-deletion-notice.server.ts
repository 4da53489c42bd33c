import { createElement } from 'react';
import type { Language } from '../../../catalog/languages.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { pagePath } from '../../../page-urls.ts';
import { renderMail } from '../../../ui/mail/render-mail.ts';
import { DeletionReceiptEmail, deletionReceiptSubject } from './deletion-receipt-email.tsx';
import type { DeletionReceiptView } from '../gallery-view.ts';
import type { GalleryMailPorts } from '../write-gallery-ready.server.ts';

/**
 * Writes the mail with the signed receipt, once per shoot. It deliberately has no shoot id, because the shoot is erased; the
 * mail's content is deleted once it is sent.
 */
export async function writeDeletionNotice(
  tx: Transaction,
  ports: Pick<GalleryMailPorts, 'queue' | 'ids' | 'clock' | 'settings'>,
  erasure: {
    readonly receipt: Omit<DeletionReceiptView, 'id' | 'erasedAt'> & {
      readonly shootId: string;
      readonly erasedAt: Date;
    };
    readonly email: string;
    readonly language: Language;
  },
): Promise<void> {
  const { receipt, email, language } = erasure;
  const { shootId: id, reason, erased, signature } = receipt;
  const path = pagePath('receipt', language, { id });
  const notice = {
    language,
    receipt: { id, reason, erased, signature, erasedAt: receipt.erasedAt.toISOString() },
    url: `${ports.settings.publicUrl}${path}?signature=${signature}`,
  };
  const rendered = await renderMail(createElement(DeletionReceiptEmail, { notice }));
  await writeMail(ports.queue, tx, {
    id: ports.ids.newId(),
    dedupeKey: `deletion-receipt:${id}`,
    kind: 'deletion-receipt',
    shootId: undefined,
    recipient: email,
    language,
    subject: deletionReceiptSubject(notice),
    ...rendered,
    createdAt: ports.clock.now(),
  });
}
