import { z } from 'zod';

/** Every job of the queue with its payload. Payloads contain only ids, never personal data. */
export const JOBS = {
  /** Decodes, cleans and checks one uploaded selfie. */
  'shoots.prepare': z.object({ shootId: z.string(), selfieId: z.string() }),
  /** Looks for duplicates and, with the likeness consent, other people among the accepted selfies. */
  'shoots.compare': z.object({ shootId: z.string() }),
  /**
   * Makes the watermarked preview that the draft wants when the job starts. `turn` is the number of the draft's preview job.
   */
  'shoots.preview': z.object({ shootId: z.string(), turn: z.number().int().optional() }),
  /** Renders all headshots of a paid shoot, and resumes where a killed worker stopped. */
  'shoots.render': z.object({ shootId: z.string() }),
  /** Makes the gallery available and sends its link. */
  'shoots.deliver': z.object({ shootId: z.string() }),
  /** Erases a shoot that has expired or whose owner requested it. */
  'shoots.expire': z.object({ shootId: z.string() }),
  /** Hourly: finds what has to be erased. */
  'shoots.sweep': z.object({}),
  /** Refunds an order, or a part: its shoot failed, expired or lost a consent, another order paid for it, or somebody requested it. */
  'orders.refund': z.object({
    orderId: z.string(),
    reason: z.enum([
      'shoot-failed',
      'likeness-withdrawn',
      'draft-erased',
      'late-payment',
      'duplicate',
      'offer-used',
      'customer',
      'operator',
      'never-started',
      'withdrawal',
    ]),
    /** The total of the payment to refund; without it, all of it. */
    totalCents: z.number().int().positive().optional(),
  }),
  /** Refunds an unmatched payment; its order stays as it is. */
  'orders.refund-unmatched': z.object({ provider: z.string(), paymentId: z.string() }),
  /** Hourly, and when a worker starts: compares our books with the providers' own lists. */
  'payments.reconcile': z.object({}),
  /** Hourly: reminds the buyers of paid orders that wait for their selfies, once. */
  'orders.remind': z.object({}),
  /** Hourly: reminds subscribers who agreed of orders that they opened a day ago and did not pay, once. */
  'orders.remind-abandoned': z.object({}),
  /** Every ten minutes: applies payment events that arrived before their order, and repeats refunds that nobody confirmed. */
  'orders.reconcile': z.object({}),
  /** Daily: erases leads that have expired. */
  'leads.sweep': z.object({}),
  /** Every ten minutes: erases mailed reviews and their photos after a day. */
  'photo-reviews.sweep': z.object({}),
  /** Daily: erases withdrawals whose proof is no longer required. */
  'withdrawals.sweep': z.object({}),
  /** Signs the customer of a shoot up for the newsletter, which they ticked in the order form. */
  'newsletter.subscribe-buyer': z.object({ shootId: z.string() }),
  /**
   * Brings an outside newsletter service to the present state of a subscriber. `recreates` makes an entry again that is gone there.
   */
  'newsletter.forward': z.object({ subscriberId: z.string(), recreates: z.boolean().optional() }),
  /** Sends what is due of all campaigns; one process at a time. */
  'campaigns.send': z.object({}),
  /** Every minute, and when one is started: starts the campaigns whose time has come, and asks for a sender if something is due. */
  'campaigns.tick': z.object({}),
  /** Hourly: erases newsletter sign-ups that were never confirmed. */
  'newsletter.sweep': z.object({}),
  /** The sandbox provider posts one signed event to the webhook, with retries as a real provider would. */
  'sandbox.webhook': z.object({ eventId: z.string() }),
  /** Renders the before/after pictures of the pages; `attempt` counts on while the source of the portraits is down. */
  'examples.render': z.object({ attempt: z.number().int().positive() }),
  /** Cuts the offered garments out of their photos; `attempt` counts on while the source of the photos is down. */
  'wardrobe.cut': z.object({ attempt: z.number().int().positive() }),
  /** Renders a delivered headshot again in other clothes. */
  'headshots.remake': z.object({ shootId: z.string(), remakeId: z.string() }),
  /** Erases the files of versions that an owner has not chosen. */
  'headshots.erase-unchosen': z.object({ shootId: z.string() }),
  /** Mails the links of the galleries that belong to a requested address, if there are any. */
  'gallery.mail-links': z.object({ submissionId: z.string() }),
  /** Mails the link with which an operator signs in, if the request is of an operator's address. */
  'operators.mail-sign-in': z.object({ signInId: z.string() }),
  /** Daily: erases expired sign-in links and sessions, and old entries of the audit log. */
  'operators.sweep': z.object({}),
  /** Sends one row of the mail outbox. */
  'mail.send': z.object({ mailId: z.string() }),
  /** Daily: backs up database and files, and deletes old backups. */
  'backup.run': z.object({}),
  /** After each backup: reads the latest one back. */
  'backup.check': z.object({}),
  /** Copies the records of erasures to the place of the backups. */
  'backup.copy-erasures': z.object({}),
  /** Hourly: enqueues mails again that are still unsent after all tries of their job. */
  'mail.resume': z.object({}),
} as const;

export type JobName = keyof typeof JOBS;
export type JobPayload<Name extends JobName> = z.infer<(typeof JOBS)[Name]>;
