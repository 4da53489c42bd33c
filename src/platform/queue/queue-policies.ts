import type { JobName } from '../../jobs.ts';

export interface QueuePolicy {
  /** How many run at once in one worker process. */
  readonly concurrency: number;
  /** Further tries after the first; then the job goes to the dead letters. */
  readonly retryLimit: number;
  /** First wait; doubles with every try (with jitter), up to `retryDelayMaxSeconds`. */
  readonly retryDelaySeconds: number;
  readonly retryDelayMaxSeconds: number;
  /** A job that runs longer is stopped and tried again. */
  readonly expireInSeconds: number;
}

/** A worker that says nothing for this long has lost its jobs. pg-boss allows no less. */
export const HEARTBEAT_SECONDS = 10;
/** How often somebody looks for lost jobs: heartbeat + this + the first retry delay is how long a killed worker costs. */
export const MONITOR_SECONDS = 3;

const QUICK: QueuePolicy = {
  concurrency: 2,
  retryLimit: 8,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 60,
  expireInSeconds: 120,
};

/** Waits in between for whoever visits, so it may take hours. A network that is away has its own, rarer tries. */
const BACKGROUND: QueuePolicy = {
  concurrency: 1,
  retryLimit: 3,
  retryDelaySeconds: 60,
  retryDelayMaxSeconds: 900,
  expireInSeconds: 6 * 3_600,
};

/**
 * Tries count killed workers too, so the jobs of paid shoots have many. A disk or database that is away uses up
 * none (`run-job.ts`), so a selfie's tries are only about the selfie, and its visitor waits for the answer.
 */
export const QUEUE_POLICIES: Readonly<Record<JobName, QueuePolicy>> = {
  'shoots.prepare': { ...QUICK, expireInSeconds: 300 },
  'shoots.compare': { ...QUICK, concurrency: 1, expireInSeconds: 600 },
  'shoots.preview': { ...QUICK, concurrency: 1, expireInSeconds: 300 },
  'shoots.render': {
    concurrency: 1,
    retryLimit: 20,
    retryDelaySeconds: 1,
    retryDelayMaxSeconds: 900,
    expireInSeconds: 3_600,
  },
  // The pictures are made: whoever gives up here throws them away.
  'shoots.deliver': { ...QUICK, retryLimit: 40, retryDelayMaxSeconds: 900 },
  'shoots.expire': {
    ...QUICK,
    concurrency: 1,
    retryLimit: 12,
    retryDelayMaxSeconds: 600,
    expireInSeconds: 900,
  },
  'shoots.sweep': { ...QUICK, concurrency: 1, retryLimit: 2 },
  'orders.refund': { ...QUICK, retryLimit: 20, retryDelayMaxSeconds: 900 },
  'orders.refund-stray': { ...QUICK, retryLimit: 20, retryDelayMaxSeconds: 900 },
  'orders.reconcile': { ...QUICK, concurrency: 1, retryLimit: 2 },
  'leads.sweep': { ...QUICK, concurrency: 1, retryLimit: 2 },
  'withdrawals.sweep': { ...QUICK, concurrency: 1, retryLimit: 2 },
  'newsletter.sweep': { ...QUICK, concurrency: 1, retryLimit: 2 },
  // Its owner looks at the page: what cannot be made soon is said soon, and costs none of the free remakes.
  'headshots.remake': { ...QUICK, concurrency: 1, retryLimit: 4, expireInSeconds: 600 },
  'headshots.erase-unchosen': { ...QUICK, concurrency: 1, retryLimit: 40, retryDelayMaxSeconds: 900 },
  'gallery.mail-links': QUICK,
  'sandbox.webhook': { ...QUICK, retryLimit: 12 },
  'examples.render': BACKGROUND,
  'wardrobe.cut': BACKGROUND,
  // A mail server may be away for hours: about a day in all.
  'mail.send': {
    ...QUICK,
    concurrency: 4,
    retryLimit: 30,
    retryDelaySeconds: 2,
    retryDelayMaxSeconds: 3_600,
  },
  'mail.resume': { ...QUICK, concurrency: 1, retryLimit: 2 },
};

export const DEAD_LETTERS = 'dead-letters';

/** Who gives up on a dead letter loses a refund, so it is tried for about a day. */
export const DEAD_LETTER_POLICY: QueuePolicy = { ...QUICK, retryLimit: 30, retryDelayMaxSeconds: 3_600 };

/** Cron (UTC) by job; each is sent once, however many processes run. */
export const SCHEDULES: Readonly<Partial<Record<JobName, string>>> = {
  'shoots.sweep': '7 * * * *',
  'orders.reconcile': '*/10 * * * *',
  'mail.resume': '37 * * * *',
  'leads.sweep': '23 3 * * *',
  'withdrawals.sweep': '41 3 * * *',
  'newsletter.sweep': '52 * * * *',
};
