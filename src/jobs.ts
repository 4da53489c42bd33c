import { z } from 'zod';

/** Every job of the queue and what it carries. Ids only: a job never holds personal data. */
export const JOBS = {
  /** Decode, clean and check one uploaded selfie. */
  'shoots.prepare': z.object({ shootId: z.string(), selfieId: z.string() }),
  /** Looks for duplicates and, with the likeness consent, other people among the accepted selfies. */
  'shoots.compare': z.object({ shootId: z.string() }),
  /**
   * Makes the watermarked preview that the draft wants when the job starts. `turn` is the number of the draft's preview job.
   */
  'shoots.preview': z.object({ shootId: z.string(), turn: z.number().int().optional() }),
  /** All headshots of a paid shoot; resumes where a killed worker stopped. */
  'shoots.render': z.object({ shootId: z.string() }),
  /** Make the gallery available and send its link. */
  'shoots.deliver': z.object({ shootId: z.string() }),
  /** Erase one shoot: its time is over, or its owner asked. */
  'shoots.expire': z.object({ shootId: z.string() }),
  /** Hourly: find what has to be erased. */
  'shoots.sweep': z.object({}),
  /** Pay an order back: its shoot failed, was over or lost a consent, another order paid for it, or somebody asked. */
  'orders.refund': z.object({
    orderId: z.string(),
    reason: z.enum([
      'shoot-failed',
      'likeness-withdrawn',
      'draft-erased',
      'late-payment',
      'duplicate',
      'customer',
      'operator',
    ]),
  }),
  /** Pay back a payment that pays for nothing; its order stays as it is. */
  'orders.refund-stray': z.object({ provider: z.string(), paymentId: z.string() }),
  /** Every ten minutes: payment events that came before their order, refunds that nobody confirmed. */
  'orders.reconcile': z.object({}),
  /** Daily: erase the leads that are over their time. */
  'leads.sweep': z.object({}),
  /** Daily: erase the withdrawals that need no proof any more. */
  'withdrawals.sweep': z.object({}),
  /** Hourly: erase the newsletter's sign-ups that nobody confirmed. */
  'newsletter.sweep': z.object({}),
  /** The sandbox provider posts one signed event to the webhook, as a real provider would, with retries. */
  'sandbox.webhook': z.object({ eventId: z.string() }),
  /** The before/after pictures that pages show; attempts go on counting while the source of the portraits is away. */
  'examples.render': z.object({ attempt: z.number().int().positive() }),
  /** Cuts the garments on offer out of their photos; attempts go on counting while the source of the photos is away. */
  'wardrobe.cut': z.object({ attempt: z.number().int().positive() }),
  /** Make a delivered headshot again in other clothes. */
  'headshots.remake': z.object({ shootId: z.string(), remakeId: z.string() }),
  /** Erase the files of pictures that an owner has chosen against. */
  'headshots.erase-unchosen': z.object({ shootId: z.string() }),
  /** Mail the links of the galleries that belong to a requested address, if there are any. */
  'gallery.mail-links': z.object({ submissionId: z.string() }),
  /** Send one row of the mail outbox. */
  'mail.send': z.object({ mailId: z.string() }),
  /** Hourly: mails that are still unsent after all tries of their job. */
  'mail.resume': z.object({}),
} as const;

export type JobName = keyof typeof JOBS;
export type JobPayload<Name extends JobName> = z.infer<(typeof JOBS)[Name]>;
