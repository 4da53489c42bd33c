import type { Log } from '../platform/log/log.ts';
import { PortraitSourceError } from '../platform/portraits/portrait-source.ts';

/**
 * Runs work that needs portraits, and schedules another attempt when their source does not answer.
 * @param attempt number of this attempt, from 1
 * @param message logged at the first attempt only, because repetitions tell an offline operator nothing new
 */
export async function retryWhileSourceIsDown(
  log: Pick<Log, 'warn'>,
  attempt: number,
  message: string,
  schedule: () => Promise<void>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof PortraitSourceError)) throw error;
    await schedule();
    if (attempt === 1) log.warn({ error: error.message }, message);
  }
}
