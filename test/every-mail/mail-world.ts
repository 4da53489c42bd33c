import { fileURLToPath } from 'node:url';
import type { Language } from '../../src/catalog/languages.ts';
import { insertLinkRequest } from '../../src/features/gallery/find/link-request-store.server.ts';
import type { ContractDocuments, OrderPorts } from '../../src/features/orders/order-ports.ts';
import type { OrderRow } from '../../src/features/orders/order-store.server.ts';
import type { NewsletterPorts } from '../../src/features/newsletter/newsletter-ports.ts';
import { createDiskContent } from '../../src/platform/content/disk-content.ts';
import { orders } from '../../src/platform/db/tables/orders.ts';
import { headshots, shoots } from '../../src/platform/db/tables/shoots.ts';
import { recipientKey } from '../../src/platform/mail/email-address.ts';
import { contractDocuments } from '../../src/web/legal/contract-documents.ts';
import { readLegalDocuments } from '../../src/web/legal/read-legal-documents.server.ts';

export const OPERATOR = 'operator@example.org';
const DAY_MS = 86_400_000;
const CONTENT = fileURLToPath(new URL('../../content', import.meta.url));

/** The ports of every use case that writes a mail. */
export type MailPorts = Omit<NewsletterPorts, 'settings'> & {
  readonly contractDocuments: ContractDocuments;
  readonly settings: OrderPorts['settings'] & { readonly operatorEmails: readonly string[] };
};

/** One customer with a delivered gallery, an order that waits for selfies, and a request for their links. */
export interface MailWorld {
  readonly ports: MailPorts;
  readonly language: Language;
  readonly now: Date;
  readonly email: string;
  /** Paid and delivered, after it had waited for its selfies. */
  readonly delivered: OrderRow & { readonly shootId: string; readonly paidAt: Date };
  /** Paid, and waiting for its selfies. */
  readonly waiting: MailWorld['delivered'];
  readonly linkRequest: string;
}

/** The terms that are attached to a confirmation. */
export async function readContractDocuments(publicUrl: string): Promise<ContractDocuments> {
  return contractDocuments(await readLegalDocuments(createDiskContent(CONTENT), undefined), publicUrl);
}

export async function createMailWorld(ports: MailPorts, language: Language): Promise<MailWorld> {
  const { db, clock } = ports;
  const now = clock.now();
  const email = `mira.${language}@example.org`;
  const consents = {
    terms: now.toISOString(),
    likeness: now.toISOString(),
    startBeforeWithdrawalEnds: now.toISOString(),
  };
  const shoot = {
    ...{ language, email, firstName: 'Mira', packageId: 'premium' as const, styles: [], consents },
    ...{ seed: 1, createdAt: now, paidAt: now, expiresAt: new Date(now.getTime() + 30 * DAY_MS) },
  };
  const startRequestedAt = new Date(now.getTime() + 1);
  const deliveredId = `mails-delivered-${language}`;
  const waitingId = `mails-waiting-${language}`;
  await db.insert(shoots).values([
    { ...shoot, id: deliveredId, state: 'delivered', deliveredAt: now, startRequestedAt },
    { ...shoot, id: waitingId, state: 'ready_to_pay' },
  ]);
  await db.insert(headshots).values({
    ...{ shootId: deliveredId, number: 1, position: 1, style: 'corporate', scene: 'x', selfieId: 'x' },
    ...{ storageKey: 'x', widthPx: 1, heightPx: 1, bytes: 1, likeness: 1, measures: {}, elapsedMs: 1 },
    ...{ perceptualHash: '0', createdAt: now },
  });
  const order = {
    ...{ state: 'paid' as const, packageId: 'premium' as const, productId: 'premium' as const, language },
    ...{ amountCents: 2900, taxCents: 463, currency: 'EUR' as const, discountCode: 'WELCOME20', email },
    ...{ emailKey: recipientKey(email), provider: 'sandbox', createdAt: now, paidAt: now },
  };
  const insertOrder = async (id: string, shootId: string) => {
    const values = { ...order, id, shootId, paymentId: id };
    const [row] = await db.insert(orders).values(values).returning();
    return { ...row!, shootId, paidAt: now };
  };
  const linkRequest = `mails-links-${language}`;
  await db.transaction((tx) =>
    insertLinkRequest(tx, { submissionId: linkRequest, language, email, createdAt: now }),
  );
  return {
    ...{ ports, language, now, email, linkRequest },
    delivered: await insertOrder(`order-delivered-${language}`, deliveredId),
    waiting: await insertOrder(`order-waiting-${language}`, waitingId),
  };
}
