import type { Mail, Mailer } from './mailer.ts';
import { requireSingleRecipient } from './require-single-recipient.ts';

export interface MemoryMailer extends Mailer {
  /** What was sent, first first; a mail sent twice is here once. */
  sent(): readonly Mail[];
}

export function createMemoryMailer(): MemoryMailer {
  const mails = new Map<string, Mail>();
  return {
    async send(mail) {
      requireSingleRecipient(mail);
      mails.set(mail.id, mail);
    },
    async forget(mailIds) {
      for (const id of mailIds) mails.delete(id);
    },
    sent: () => [...mails.values()],
  };
}
