import { join } from 'node:path';
import { endEverySession } from '../../features/operators/session/end-every-session.server.ts';
import type { Manifest } from '../../platform/backup/manifest.ts';
import { finishRestore, findUnfinishedRestore } from '../../platform/backup/restore-store.ts';
import { createDiskContent } from '../../platform/content/disk-content.ts';
import type { ErasureRecord } from '../../platform/erasures/erasure-store.ts';
import { contractDocuments } from '../../web/legal/contract-documents.ts';
import { readLegalDocuments } from '../../web/legal/read-legal-documents.server.ts';
import { type SettledData, settleRestoredData } from '../../worker/restore/settle-restored-data.ts';
import { createMailer } from '../adapters/create-mailer.ts';
import { createSharedAdapters } from '../adapters/create-shared-adapters.ts';
import type { Settings } from '../config/load-settings.ts';

/** Settles the restored data with the parts of the service, signs all operators out, and records the restore as finished. */
export async function settleInService(
  settings: Settings,
  databaseUrl: string,
  records: readonly ErasureRecord[],
  manifest: Manifest,
  warn: (text: string) => void,
): Promise<SettledData> {
  const config = { ...settings.config, database: { kind: 'url', url: databaseUrl } as const };
  const adapters = await createSharedAdapters({ ...settings, config }, 'restore');
  const mail = createMailer(config.mail);
  try {
    if (!adapters.secretFingerprints.includes(manifest.secretFingerprint)) {
      warn(
        'the app secret is not that of the backup, so links in earlier mails and open drafts stop working. If you have the former APP_SECRET, put it into APP_SECRETS_RETIRED.',
      );
    }
    const legalDocuments = await readLegalDocuments(
      createDiskContent(join(settings.root, 'content')),
      config.imprint,
    );
    const { publicUrl } = config.web;
    const settled = await settleRestoredData(
      {
        ...adapters,
        mailer: mail.mailer,
        contractDocuments: contractDocuments(legalDocuments, publicUrl),
        settings: { publicUrl, imprint: config.imprint, operatorEmails: config.operatorEmails },
      },
      records,
    );
    await endEverySession(adapters.db);
    const restore = await findUnfinishedRestore(adapters.db);
    if (restore) await finishRestore(adapters.db, restore.id, adapters.clock.now());
    return settled;
  } finally {
    mail.close();
    await adapters.close();
  }
}
