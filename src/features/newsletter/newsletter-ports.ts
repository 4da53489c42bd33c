import type { Imprint } from '../../catalog/imprint.ts';
import type { Capabilities } from '../../platform/capability/capabilities.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Ids } from '../../platform/ids/ids.ts';
import type { Log } from '../../platform/log/log.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';

/** The ports of the newsletter's use cases. Each use case takes only those it names. */
export interface NewsletterPorts {
  readonly db: Database;
  readonly queue: JobQueue;
  readonly capabilities: Capabilities;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly settings: { readonly publicUrl: string; readonly imprint?: Imprint | undefined };
}
