import { setTimeout as delay } from 'node:timers/promises';
import type { JobName } from '../jobs.ts';

/** Jobs that a visitor waits for at a screen or has paid for. */
const VISITOR_JOBS: readonly string[] = [
  'shoots.prepare',
  'shoots.compare',
  'shoots.preview',
  'shoots.render',
  'headshots.remake',
] satisfies readonly JobName[];
const POLL_INTERVAL_MS = 3_000;

export type CountJobs = () => Promise<
  readonly { readonly name: string; readonly state: string; readonly count: number }[]
>;

/** Resolves when no visitor's job is due or running. A job that waits for its start time or its next try does not count. */
export async function waitUntilIdle(
  countJobs: CountJobs,
  signal: AbortSignal,
  intervalMs = POLL_INTERVAL_MS,
): Promise<void> {
  const isBusy = async () =>
    (await countJobs()).some(
      ({ name, state, count }) =>
        count > 0 && VISITOR_JOBS.includes(name) && (state === 'created' || state === 'active'),
    );
  while (await isBusy()) await delay(intervalMs, undefined, { signal });
}
