import type { HeadshotEngine } from '../../imaging/engine.ts';
import type { Capabilities } from '../../platform/capability/capabilities.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { StoredHeadshot } from '../../platform/db/tables/gallery.ts';
import type { StoredClothes } from '../../platform/db/tables/shoots.ts';
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
  /** Marks a headshot as a favourite or not; false when the shoot has no such headshot. The shoots feature writes the row. */
  readonly setFavourite: (
    tx: Transaction,
    shootId: string,
    number: number,
    favourite: boolean,
  ) => Promise<boolean>;
  /** Replaces a headshot by one in other clothes. The shoots feature writes the row. */
  readonly replaceHeadshot: (
    tx: Transaction,
    shootId: string,
    number: number,
    made: StoredHeadshot & { readonly clothes: StoredClothes | null },
  ) => Promise<void>;
  readonly settings: {
    /** Without a trailing slash. */
    readonly publicUrl: string;
  };
}
