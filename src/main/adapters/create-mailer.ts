import type { Mailer } from '../../platform/mail/mailer.ts';
import { createOutboxMailer } from '../../platform/mail/outbox-mailer.ts';
import { createSmtpMailer } from '../../platform/mail/smtp-mailer.ts';
import type { Config } from '../config/config.ts';

export function createMailer(mail: Config['mail']): { readonly mailer: Mailer; close(): void } {
  if (mail.kind === 'outbox') {
    const mailer = createOutboxMailer({ folder: mail.folder, from: mail.from, now: () => new Date() });
    return { mailer, close: () => undefined };
  }
  const mailer = createSmtpMailer(mail);
  return { mailer, close: () => mailer.close() };
}
