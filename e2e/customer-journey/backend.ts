import path from 'node:path';
import { loadAppSecrets } from '../../src/main/config/app-secret.ts';
import { createHmacCapabilities } from '../../src/platform/capability/hmac-capabilities.ts';
import { systemClock } from '../../src/platform/clock/clock.ts';
import { createDatabase } from '../../src/platform/db/create-database.ts';
import { randomIds } from '../../src/platform/ids/ids.ts';
import { createPgLiveUpdates } from '../../src/platform/live/pg-live-updates.ts';
import { silentLog } from '../../src/platform/log/silent-log.ts';
import { createPgBossQueue } from '../../src/platform/queue/pg-boss-queue.ts';
import { createDiskStorage } from '../../src/platform/storage/disk-storage.ts';
import type { Lichtbild } from '../lichtbild.ts';

export type Backend = Awaited<ReturnType<typeof openBackend>>;

/** The database, queue and files of a running service: a journey changes the state of shoots with the real use cases. */
export async function openBackend(lichtbild: Lichtbild) {
  const url = await lichtbild.databaseUrl();
  if (!url) throw new Error('the service has no database');
  const secretPath = path.join(lichtbild.dataDir, 'app-secret');
  const connection = createDatabase(url, { maxConnections: 2 });
  const queue = await createPgBossQueue({ url, log: silentLog, runsJobs: false });
  const live = createPgLiveUpdates({ url, log: silentLog });
  return {
    db: connection.db,
    queue,
    live,
    storage: createDiskStorage(path.join(lichtbild.dataDir, 'files')),
    capabilities: createHmacCapabilities(await loadAppSecrets({ kind: 'file', path: secretPath })),
    clock: systemClock,
    ids: randomIds,
    log: silentLog,
    settings: { publicUrl: lichtbild.url },
    async [Symbol.asyncDispose]() {
      await Promise.all([live.close(), queue.close(), connection.close()]);
    },
  };
}
