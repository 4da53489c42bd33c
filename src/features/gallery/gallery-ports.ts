import type { HeadshotEngine } from '../../imaging/engine.ts';
import type { Capabilities } from '../../platform/capability/capabilities.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Ids } from '../../platform/ids/ids.ts';
import type { Log } from '../../platform/log/log.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** The ports of the gallery's use cases. Each use case takes only those it names. */
export interface GalleryPorts {
  readonly db: Database;
  readonly storage: Storage;
  readonly queue: JobQueue;
  readonly capabilities: Capabilities;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly engine: Pick<HeadshotEngine, 'derive'>;
  readonly settings: {
    /** Without a trailing slash. */
    readonly publicUrl: string;
  };
}
