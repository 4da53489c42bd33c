import { resumeMails } from '../platform/mail/resume-mails.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { JobHandlers } from '../platform/queue/queue.ts';
import type { WorkerContext } from './context.ts';

export function mailHandlers(context: Pick<WorkerContext, 'db' | 'queue' | 'mailer' | 'clock' | 'log'>) {
  const { db, queue, mailer, clock, log } = context;
  return {
    'mail.send': async ({ mailId }) => {
      const sent = await sendMail(db, mailer, mailId, clock.now());
      if (!sent) return;
      const { outcome, ...about } = sent;
      if (outcome === 'sent') log.info({ mailId, ...about }, 'a mail was sent');
      else if (outcome === 'suppressed') log.info({ mailId, ...about }, 'a newsletter was held back');
      else log.warn({ mailId, ...about }, 'a mail was refused for good and given up');
    },
    'mail.resume': async () => {
      const { unsent, givenUp } = await resumeMails(db, queue, clock.now());
      if (unsent > 0) log.warn({ unsent }, 'mails are waiting to be sent');
      if (givenUp > 0) log.warn({ givenUp }, 'mails could not be sent for days and were given up');
    },
  } satisfies JobHandlers;
}
