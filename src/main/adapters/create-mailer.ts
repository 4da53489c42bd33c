import type { Mailer } from '../../platform/mail/mailer.ts';
import { createOutboxMailer } from '../../platform/mail/outbox-mailer.ts';
import { createSmtpMailer, type SmtpOptions } from '../../platform/mail/smtp-mailer.ts';
import type { Config } from '../config/config.ts';
import { loadDkimKey } from './load-dkim-key.ts';

/** @throws {ConfigError} when the key that signs mails cannot be used */
export function createMailer(
  mail: Config['mail'],
  options: Pick<SmtpOptions, 'connections' | 'answerTimeoutMs' | 'envelopeFrom'> = {},
): { readonly mailer: Mailer; close(): void } {
  if (mail.kind === 'outbox') {
    const mailer = createOutboxMailer({ folder: mail.folder, from: mail.from, now: () => new Date() });
    return { mailer, close: () => undefined };
  }
  const { url, from, dkim } = mail;
  const mailer = createSmtpMailer({ ...options, url, from, dkim: dkim && { ...dkim, ...loadDkimKey(dkim) } });
  return { mailer, close: () => mailer.close() };
}

/** The answer to a whole message may take a server minutes (RFC 5321 §4.5.3.2.6), and each one that is missed is a mail of unknown fate. */
const CAMPAIGN_ANSWER_TIMEOUT_MS = 120_000;

/**
 * Creates the mailer of campaigns, with one connection beside those of other mails. Bounces of campaigns are returned to
 * `reportsAddress` if there is one. @throws {ConfigError} when the key that signs mails cannot be used
 */
export function createCampaignMailer(mail: Config['mail'], reportsAddress: string | undefined) {
  const answerTimeoutMs = CAMPAIGN_ANSWER_TIMEOUT_MS;
  return createMailer(mail, { connections: 1, answerTimeoutMs, envelopeFrom: reportsAddress });
}
