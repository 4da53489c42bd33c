import { isLive, type StoredJob } from '../../../platform/queue/stored-job.ts';
import { durationText } from '../../../ui/dashboard/story-entry.ts';
import { sweepReason } from '../erasure/retention.ts';
import type { ListedShoot } from './listed-shoot.ts';

const MINUTE_MS = 60_000;
/** A job that waits for longer than this has no worker that could take it. */
const LONG_WAIT_MS = 15 * MINUTE_MS;
/** The sweep runs hourly, and an erasure takes minutes. */
const ERASURE_OVERDUE_MS = 120 * MINUTE_MS;

/** The jobs that bring a paid shoot to its delivery. */
export const PAID_JOBS: ReadonlySet<StoredJob['name']> = new Set(['shoots.render', 'shoots.deliver']);

/** Returns a sentence about what keeps the shoot from its next state; undefined when nothing does. */
export function shootTrouble(
  shoot: Pick<ListedShoot, 'state' | 'expiresAt' | 'erasedAt'>,
  jobs: readonly StoredJob[],
  now: Date,
): string | undefined {
  if (shoot.state === 'paid' || shoot.state === 'rendering') return renderTrouble(jobs, now);
  const isDue = shoot.erasedAt === null && sweepReason(shoot.state) !== undefined;
  if (isDue && now.getTime() - shoot.expiresAt.getTime() > ERASURE_OVERDUE_MS)
    return 'Should be erased by now';
  if (shoot.state === 'failed') return 'Headshots could not be made';
  return undefined;
}

function renderTrouble(jobs: readonly StoredJob[], now: Date): string | undefined {
  const job = jobs.findLast((one) => isLive(one) && !one.isDeadLetter && PAID_JOBS.has(one.name));
  if (!job) return 'No job works on it';
  if (job.state === 'active') return undefined;
  if (job.state === 'retry') {
    return `Try ${job.tries} of ${job.triesMost} failed: ${job.error ?? 'the worker stopped'}`;
  }
  const waitedMs = now.getTime() - Math.max(job.createdAt.getTime(), job.startAfter.getTime());
  return waitedMs > LONG_WAIT_MS ? `Waits for a worker for ${durationText(waitedMs)}` : undefined;
}
