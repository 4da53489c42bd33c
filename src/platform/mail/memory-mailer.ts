import type { Mail, Mailer } from './mailer.ts';
import { requireSingleRecipient } from './require-single-recipient.ts';

export interface MemoryMailer extends Mailer {
  /** Returns the sent mails in order. A mail that was sent twice appears once. */
  sent(): readonly Mail[];
}

export function createMemoryMailer(): MemoryMailer {
  const mails = new Map<string, Mail>();
  return {
    async send(mail) {
      requireSingleRecipient(mail);
      mails.set(mail.id, mail);
      return undefined;
    },
    async forget(mailIds) {
      for (const id of mailIds) mails.delete(id);
    },
    sent: () => [...mails.values()],
  };
}
