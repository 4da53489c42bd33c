import { join } from 'node:path';
import {
  type ProviderReconciliation,
  reconcilePayments,
} from '../../../features/orders/reconciliation/reconcile-payments.server.ts';
import { createDiskContent } from '../../../platform/content/disk-content.ts';
import { contractDocuments } from '../../../web/legal/contract-documents.ts';
import { readLegalDocuments } from '../../../web/legal/read-legal-documents.server.ts';
import { shootOfOrder } from '../../../worker/order-handlers.ts';
import type { ServiceParts } from '../service-parts.ts';

/** Compares our books with the providers' lists. What it books has the same effects as in the worker, mails included. */
export async function reconcile(
  { settings, adapters }: ServiceParts,
  since: Date,
): Promise<readonly ProviderReconciliation[]> {
  const { config, root } = settings;
  const legalDocuments = await readLegalDocuments(createDiskContent(join(root, 'content')), config.imprint);
  const ports = {
    ...adapters,
    contractDocuments: contractDocuments(legalDocuments, config.web.publicUrl),
    settings: {
      publicUrl: config.web.publicUrl,
      imprint: config.imprint,
      operatorEmails: config.operatorEmails,
    },
  };
  return reconcilePayments(ports, shootOfOrder(ports), since);
}
