import type { PhotoMeasurer } from '../../../imaging/photo-measurer.ts';
import type { Capabilities } from '../../../platform/capability/capabilities.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Ids } from '../../../platform/ids/ids.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts';
import type { JobQueue } from '../../../platform/queue/queue.ts';
import type { Storage } from '../../../platform/storage/storage.ts';

/** The ports of the use cases for mailed reviews. Each use case takes only those it names. */
export interface ReviewPorts {
  readonly db: Database;
  readonly queue: JobQueue;
  readonly storage: Storage;
  readonly photoMeasurer: PhotoMeasurer;
  readonly capabilities: Capabilities;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly rateLimiter: RateLimiter;
  readonly log: Log;
  readonly settings: { readonly publicUrl: string };
}
