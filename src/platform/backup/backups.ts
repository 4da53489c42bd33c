import type { Storage } from '../storage/storage.ts';
import type { BackupPlace } from './back-up.ts';

/** The backups of this installation, as its settings describe them. */
export interface Backups {
  readonly place: BackupPlace;
  /** A backup holds a connection of its own. */
  readonly databaseUrl: string;
  /** The data folder, of which the operator's garments are copied. */
  readonly dataFolder: Storage;
  /** The content of the file with the app's secret; undefined when the operator sets it. */
  readonly appSecret: string | undefined;
  readonly secretFingerprint: string;
  readonly keepDays: number;
}
