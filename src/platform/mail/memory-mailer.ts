import type { Mail, Mailer } from './mailer.ts';
import { refuseUnclearRecipient } from './refuse-recipient.ts';

export interface MemoryMailer extends Mailer {
  /** What was sent, first first; a mail sent twice is here once. */
  sent(): readonly Mail[];
}

export function createMemoryMailer(): MemoryMailer {
  const mails = new Map<string, Mail>();
  return {
    async send(mail) {
      refuseUnclearRecipient(mail);
      mails.set(mail.id, mail);
    },
    async forget(mailIds) {
      for (const id of mailIds) mails.delete(id);
    },
    sent: () => [...mails.values()],
  };
}
