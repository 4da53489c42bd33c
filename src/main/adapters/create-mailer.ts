import type { Mailer } from '../../platform/mail/mailer.ts';
import { createOutboxMailer } from '../../platform/mail/outbox-mailer.ts';
import { createSmtpMailer } from '../../platform/mail/smtp-mailer.ts';
import type { Config } from '../config/config.ts';
import { loadDkimKey } from './load-dkim-key.ts';

/** @throws {ConfigError} when the key that signs mails cannot be used */
export function createMailer(mail: Config['mail']): { readonly mailer: Mailer; close(): void } {
  if (mail.kind === 'outbox') {
    const mailer = createOutboxMailer({ folder: mail.folder, from: mail.from, now: () => new Date() });
    return { mailer, close: () => undefined };
  }
  const { url, from, dkim } = mail;
  const mailer = createSmtpMailer({ url, from, dkim: dkim && { ...dkim, ...loadDkimKey(dkim) } });
  return { mailer, close: () => mailer.close() };
}
