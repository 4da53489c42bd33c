import { err, ok, type Result } from '../../../base/result.ts';
import type { headshotRemakes } from '../../../platform/db/tables/gallery.ts';
import type { shoots } from '../../../platform/db/tables/shoots.ts';
import { isLive, type StoredJob } from '../../../platform/queue/stored-job.ts';
import { sweepReason } from '../erasure/retention.ts';
import { isOpenDraft } from '../shoot-state.ts';
import { PAID_JOBS } from './shoot-trouble.ts';

/** The facts by which it is decided what of a shoot can be tried again. */
export interface RetryFacts {
  readonly shoot: Pick<
    typeof shoots.$inferSelect,
    'state' | 'expiresAt' | 'erasedAt' | 'consents' | 'compareState' | 'previewState'
  >;
  readonly uncheckedSelfieIds: readonly string[];
  /** Remakes that nobody has finished. */
  readonly awaitedRemakeIds: readonly (typeof headshotRemakes.$inferSelect)['id'][];
  readonly unsentMailIds: readonly string[];
  /** Every job about the shoot and its mails. */
  readonly jobs: readonly StoredJob[];
  readonly now: Date;
}

/** The work that has lost its job and gets a new one, and the jobs that wait for a later time and start now. */
export interface RetryPlan {
  readonly render: boolean;
  readonly expire: boolean;
  readonly compare: boolean;
  readonly preview: boolean;
  readonly selfieIds: readonly string[];
  readonly remakeIds: readonly string[];
  readonly mailIds: readonly string[];
  readonly startNow: readonly StoredJob[];
}

/**
 * - `running`: a worker is at work on everything that is open.
 * - `waiting`: the jobs are due and wait for a worker.
 * - `failed`: a failed shoot is refunded instead, and its customer was told so.
 * - `nothing-open`: the shoot waits for no job.
 */
export type RetryRefusal = 'running' | 'waiting' | 'failed' | 'nothing-open';

type IsJob = (job: StoredJob) => boolean;

/**
 * Plans what an operator's retry does. It never starts work that the shoot's state does not call for: what has ended with a refund
 * stays ended, and a draft that may have been paid for is left to the sweep, which asks the provider first.
 */
export function planRetry(facts: RetryFacts): Result<RetryPlan, RetryRefusal> {
  const { shoot, now } = facts;
  const jobs = facts.jobs.filter((job) => isLive(job) && !job.isDeadLetter);
  const startNow: StoredJob[] = [];
  let isRunning = false;
  let isWaiting = false;

  /** Returns whether open work needs a new job. */
  const isLost = (isOpen: boolean, isJob: IsJob): boolean => {
    if (!isOpen) return false;
    const its = jobs.filter(isJob);
    if (its.length === 0) return true;
    if (its.some(({ state }) => state === 'active')) isRunning = true;
    else if (its.some((job) => isDue(job, now))) isWaiting = true;
    else startNow.push(...its);
    return false;
  };
  const lost = (ids: readonly string[], name: StoredJob['name'], key: string) =>
    ids.filter((id) => isLost(true, (job) => job.name === name && job.payload[key] === id));

  const isDraft = isOpenDraft(shoot.state) && shoot.erasedAt === null;
  const isComparable = shoot.consents.likeness !== undefined && facts.uncheckedSelfieIds.length === 0;
  const plan: RetryPlan = {
    render: isLost(isBeingMade(shoot), ({ name }) => PAID_JOBS.has(name)),
    expire: isLost(isDueToErase(shoot, now), ({ name }) => name === 'shoots.expire'),
    compare: isLost(
      isDraft && isComparable && ['queued', 'failed'].includes(shoot.compareState),
      ({ name }) => name === 'shoots.compare',
    ),
    preview: isLost(isDraft && shoot.previewState === 'queued', ({ name }) => name === 'shoots.preview'),
    selfieIds: lost(isDraft ? facts.uncheckedSelfieIds : [], 'shoots.prepare', 'selfieId'),
    remakeIds: lost(
      shoot.state === 'delivered' ? facts.awaitedRemakeIds : [],
      'headshots.remake',
      'remakeId',
    ),
    mailIds: lost(facts.unsentMailIds, 'mail.send', 'mailId'),
    startNow,
  };
  if (retriedNames(plan).length > 0) return ok(plan);
  if (isRunning) return err('running');
  if (isWaiting) return err('waiting');
  return err(shoot.state === 'failed' ? 'failed' : 'nothing-open');
}

/** Returns the names of the jobs that a plan starts, each once, for the audit log. */
export function retriedNames(plan: RetryPlan): readonly string[] {
  const names = [
    ...(plan.render ? ['shoots.render'] : []),
    ...(plan.expire ? ['shoots.expire'] : []),
    ...(plan.compare ? ['shoots.compare'] : []),
    ...(plan.preview ? ['shoots.preview'] : []),
    ...(plan.selfieIds.length > 0 ? ['shoots.prepare'] : []),
    ...(plan.remakeIds.length > 0 ? ['headshots.remake'] : []),
    ...(plan.mailIds.length > 0 ? ['mail.send'] : []),
    ...plan.startNow.map(({ name }) => name),
  ];
  return [...new Set(names)];
}

/** The queue's times are those of the database, whose clock may be ahead of ours. */
function isDue({ startAfter, createdAt }: StoredJob, now: Date): boolean {
  return startAfter <= now || startAfter <= createdAt;
}

function isBeingMade({ state }: RetryFacts['shoot']): boolean {
  return state === 'paid' || state === 'rendering';
}

function isDueToErase({ state, erasedAt, expiresAt }: RetryFacts['shoot'], now: Date): boolean {
  const isEnded = sweepReason(state) !== undefined && !isOpenDraft(state);
  return isEnded && erasedAt === null && expiresAt <= now;
}
