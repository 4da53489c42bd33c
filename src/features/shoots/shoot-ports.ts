import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Ids } from '../../platform/ids/ids.ts';
import type { LiveUpdates } from '../../platform/live/live-updates.ts';
import type { Log } from '../../platform/log/log.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** The ports that the use cases of a shoot depend on; each use case takes only those that it needs. */
export interface ShootPorts {
  readonly db: Database;
  readonly queue: JobQueue;
  readonly storage: Storage;
  readonly live: LiveUpdates;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
}
