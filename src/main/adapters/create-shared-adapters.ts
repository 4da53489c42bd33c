import { createHmac } from 'node:crypto';
import { createHmacCapabilities } from '../../platform/capability/hmac-capabilities.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { createDatabase } from '../../platform/db/create-database.ts';
import { randomIds } from '../../platform/ids/ids.ts';
import { createPgLiveUpdates } from '../../platform/live/pg-live-updates.ts';
import { createPinoLog } from '../../platform/log/pino-log.ts';
import { makeFolderPrivate } from '../../platform/storage/private-folder.ts';
import { createPgBossQueue } from '../../platform/queue/pg-boss-queue.ts';
import { createPayments } from './create-payments.ts';
import { createStorage } from './create-storage.ts';
import { loadProvenance } from './load-provenance.ts';
import type { Settings } from '../config/load-settings.ts';
import { findDatabaseUrl } from './prepare-database.ts';
import { requireFinishedRestore } from '../restore/require-finished-restore.ts';
import { requireNoRestore } from '../restore/restore-marker.ts';
import { loadAppSecrets, secretFingerprint } from '../config/app-secret.ts';

/** The web server's statements take milliseconds, so one that takes this long means that the database hangs. */
const WEB_QUERY_TIMEOUT_MS = 4_000;

/**
 * Builds the adapters that the web server, the worker and some commands need.
 * @throws {DatabaseError} when the database does not run, or while a restore of a backup is not finished
 */
export async function createSharedAdapters(
  settings: Settings,
  program: 'web' | 'worker' | 'cli' | 'restore',
) {
  const { config } = settings;
  // A command prints its own result on standard output.
  const log =
    program === 'cli' || program === 'restore'
      ? createPinoLog({ level: 'error', program, destination: process.stderr })
      : createPinoLog({ level: config.logLevel, program });
  await makeFolderPrivate(config.dataDir);
  const url = await findDatabaseUrl(settings);
  const secrets = await loadAppSecrets(config.secret);
  const derived = (purpose: string) => createHmac('sha256', secrets[0]!).update(purpose).digest('base64url');
  const connection = createDatabase(url, {
    // Only the web process has a timeout, because visitors wait for pages. Jobs may wait, and their transactions may be long.
    timeoutMs: program === 'web' ? WEB_QUERY_TIMEOUT_MS : undefined,
    onConnectionLost: (error) => log.warn({ error }, 'a database connection was lost'),
  });
  if (program !== 'restore') {
    await requireNoRestore(config.dataDir);
    await requireFinishedRestore(connection);
  }
  const queue = await createPgBossQueue({ url, log, runsJobs: program === 'worker' });
  const capabilities = createHmacCapabilities(secrets);
  const live = createPgLiveUpdates({ url, log });
  const { payments, sandbox } = await createPayments(config, {
    db: connection.db,
    queue,
    capabilities,
    clock: systemClock,
    ids: randomIds,
    webhookSecret: derived('sandbox-webhook'),
  });
  return {
    log,
    databaseUrl: url,
    secretFingerprints: secrets.map(secretFingerprint),
    pool: connection.pool,
    db: connection.db,
    queue,
    storage: createStorage(config.storage),
    payments,
    sandbox,
    capabilities,
    live,
    provenance: await loadProvenance(config.provenance, settings.root, log),
    clock: systemClock,
    ids: randomIds,
    addressSecret: derived('client-address'),
    async close() {
      // Closed in parallel: while the database does not answer, each of them waits for its own timeout.
      await Promise.all([live.close(), queue.close(), connection.close()]);
    },
  };
}
