import { sendMail } from '../platform/mail/send-mail.ts';
import type { JobHandlers } from '../platform/queue/queue.ts';
import type { WorkerContext } from './context.ts';

export function mailHandlers(context: Pick<WorkerContext, 'db' | 'mailer' | 'clock'>): JobHandlers {
  return {
    'mail.send': ({ mailId }) => sendMail(context.db, context.mailer, mailId, context.clock.now()),
  };
}
