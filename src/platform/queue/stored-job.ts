import type { JobName } from '../../jobs.ts';

/** A job as its row in the queue stores it. pg-boss deletes the row a week after the job has ended. */
export interface StoredJob {
  readonly id: string;
  /** For a dead letter, the name of the job that failed. */
  readonly name: JobName;
  readonly isDeadLetter: boolean;
  readonly state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  /** The ids in its payload. */
  readonly payload: Readonly<Record<string, string | number | boolean>>;
  /** Number of tries that have started. */
  readonly tries: number;
  readonly triesMost: number;
  readonly createdAt: Date;
  /** A job that waits does not start before. */
  readonly startAfter: Date;
  /** The start of the latest try. */
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  /** The error of the latest try that failed, without personal data (`storableError`). */
  readonly error: string | undefined;
}

const LIVE_STATES: ReadonlySet<StoredJob['state']> = new Set(['created', 'retry', 'active']);

/** Returns whether the job still waits or runs. */
export function isLive({ state }: Pick<StoredJob, 'state'>): boolean {
  return LIVE_STATES.has(state);
}
