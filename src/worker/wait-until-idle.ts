import { setTimeout as delay } from 'node:timers/promises';
import type { JobName } from '../jobs.ts';

/** Somebody waits at a screen for these, or has paid. */
const VISITORS_JOBS: readonly string[] = [
  'shoots.prepare',
  'shoots.compare',
  'shoots.preview',
  'shoots.render',
  'headshots.remake',
] satisfies readonly JobName[];
const LOOK_EVERY_MS = 3_000;

export type CountJobs = () => Promise<
  readonly { readonly name: string; readonly state: string; readonly count: number }[]
>;

/** Resolves when no visitor's job is due or runs. One that waits for its time or its next try holds nobody up. */
export async function waitUntilIdle(
  countJobs: CountJobs,
  signal: AbortSignal,
  lookEveryMs = LOOK_EVERY_MS,
): Promise<void> {
  const isBusy = async () =>
    (await countJobs()).some(
      ({ name, state, count }) =>
        count > 0 && VISITORS_JOBS.includes(name) && (state === 'created' || state === 'active'),
    );
  while (await isBusy()) await delay(lookEveryMs, undefined, { signal });
}
