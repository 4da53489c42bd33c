import type { JobName } from '../../jobs.ts';

export interface QueuePolicy {
  /** Number of jobs that run at once in one worker process. */
  readonly concurrency: number;
  /** Number of tries after the first; then the job goes to the dead letters. */
  readonly retryLimit: number;
  /** Delay before the first retry; doubles with every try (with jitter), up to `retryDelayMaxSeconds`. */
  readonly retryDelaySeconds: number;
  readonly retryDelayMaxSeconds: number;
  /** A job that runs longer is aborted and retried. */
  readonly expireInSeconds: number;
}

/** A worker whose heartbeat is missing for this long loses its jobs. pg-boss allows no less. */
export const HEARTBEAT_SECONDS = 10;
/** Interval of the check for lost jobs. A killed worker's job is delayed by heartbeat + this + the first retry delay. */
export const MONITOR_SECONDS = 3;

const QUICK: QueuePolicy = {
  concurrency: 2,
  retryLimit: 8,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 60,
  expireInSeconds: 120,
};

/**
 * A request without an answer may still be executed by the provider, and then a refund that was made again at once would be made
 * twice. So each retry waits until the request has certainly ended. Partial refunds have a guard of their own besides, because
 * other jobs of the same order are not delayed (`claimRefundAttempt`).
 */
const REFUND: QueuePolicy = { ...QUICK, retryLimit: 20, retryDelaySeconds: 300, retryDelayMaxSeconds: 900 };

/** Pauses while visitors' jobs run, so it may take hours. An unreachable network is retried by the job itself, less often. */
const BACKGROUND: QueuePolicy = {
  concurrency: 1,
  retryLimit: 3,
  retryDelaySeconds: 60,
  retryDelayMaxSeconds: 900,
  expireInSeconds: 6 * 3_600,
};

const BACKUP: QueuePolicy = {
  concurrency: 1,
  retryLimit: 6,
  retryDelaySeconds: 300,
  retryDelayMaxSeconds: 3_600,
  expireInSeconds: 12 * 3_600,
};

/**
 * Killed workers use up tries too, so the jobs of paid shoots have many. An unavailable disk or database uses up none
 * (`run-job.ts`), so a selfie's tries are used up by the selfie only; they are few, because its visitor waits for the answer.
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
  // The headshots exist already, and giving up here would discard them.
  'shoots.deliver': { ...QUICK, retryLimit: 40, retryDelayMaxSeconds: 900 },
  'shoots.expire': {
    ...QUICK,
    concurrency: 1,
    retryLimit: 12,
    retryDelayMaxSeconds: 600,
    expireInSeconds: 900,
  },
  'shoots.sweep': { ...QUICK, concurrency: 1, retryLimit: 2 },
  'orders.refund': REFUND,
  'orders.refund-unmatched': REFUND,
  'orders.reconcile': { ...QUICK, concurrency: 1, retryLimit: 2 },
  // Lists of a provider are long and limited per minute.
  'payments.reconcile': { ...QUICK, concurrency: 1, retryLimit: 2, expireInSeconds: 1_800 },
  'orders.remind': { ...QUICK, concurrency: 1, retryLimit: 2 },
  'orders.remind-abandoned': { ...QUICK, concurrency: 1, retryLimit: 2 },
  'leads.sweep': { ...QUICK, concurrency: 1, retryLimit: 2 },
  'photo-reviews.sweep': { ...QUICK, concurrency: 1, retryLimit: 2 },
  'withdrawals.sweep': { ...QUICK, concurrency: 1, retryLimit: 2 },
  'newsletter.subscribe-buyer': QUICK,
  // The service may be unavailable for days: after a day of tries, the dead letter begins anew (worker/dead-letters.ts). The first
  // retry waits until a request without an answer has certainly ended, so that none is executed after its successor.
  'newsletter.forward': {
    ...QUICK,
    concurrency: 1,
    retryLimit: 30,
    retryDelaySeconds: 30,
    retryDelayMaxSeconds: 3_600,
  },
  // A campaign takes hours, and a job of less than its age ends by itself (send-campaigns.server.ts). A failed one is also asked for
  // again every minute.
  'campaigns.send': {
    concurrency: 1,
    retryLimit: 20,
    retryDelaySeconds: 2,
    retryDelayMaxSeconds: 60,
    expireInSeconds: 6 * 3_600,
  },
  'campaigns.tick': { ...QUICK, concurrency: 1, retryLimit: 0 },
  'newsletter.sweep': { ...QUICK, concurrency: 1, retryLimit: 2 },
  // Its owner is watching the page: a remake that fails is reported soon and does not count as one of the free ones.
  'headshots.remake': { ...QUICK, concurrency: 1, retryLimit: 4, expireInSeconds: 600 },
  'headshots.erase-unchosen': { ...QUICK, concurrency: 1, retryLimit: 40, retryDelayMaxSeconds: 900 },
  'gallery.mail-links': QUICK,
  'operators.mail-sign-in': QUICK,
  'operators.sweep': { ...QUICK, concurrency: 1, retryLimit: 2 },
  'sandbox.webhook': { ...QUICK, retryLimit: 12 },
  // Reads and writes everything that is stored; a place that does not answer is tried again for some hours.
  'backup.run': BACKUP,
  'backup.check': BACKUP,
  'backup.copy-erasures': { ...QUICK, concurrency: 1, retryLimit: 4, expireInSeconds: 600 },
  'examples.render': BACKGROUND,
  'wardrobe.cut': BACKGROUND,
  // A mail server may be unavailable for hours, so mails are retried for about a day.
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

/** Giving up on a dead letter loses a refund, so it is retried for about a day. */
export const DEAD_LETTER_POLICY: QueuePolicy = { ...QUICK, retryLimit: 30, retryDelayMaxSeconds: 3_600 };

/** Cron expressions (UTC) by job. Each run is enqueued once, however many processes there are. */
export const SCHEDULES: Readonly<Partial<Record<JobName, string>>> = {
  'shoots.sweep': '7 * * * *',
  'orders.reconcile': '*/10 * * * *',
  'payments.reconcile': '17 * * * *',
  'orders.remind': '27 * * * *',
  'orders.remind-abandoned': '33 * * * *',
  'mail.resume': '37 * * * *',
  'leads.sweep': '23 3 * * *',
  'photo-reviews.sweep': '*/10 * * * *',
  'withdrawals.sweep': '41 3 * * *',
  'newsletter.sweep': '52 * * * *',
  'operators.sweep': '29 3 * * *',
  'campaigns.tick': '* * * * *',
  'backup.run': '13 2 * * *',
};
