import { isEmailAddress } from './email-address.ts';
import { type Mail, MailError } from './mailer.ts';

/**
 * Refuses a mail whose recipient a mail library could parse as another address or as several.
 *
 * @throws {MailError} a permanent error whose message does not contain the address
 */
export function requireSingleRecipient({ to, replyTo }: Mail): void {
  if (isEmailAddress(to) && (replyTo === undefined || isEmailAddress(replyTo))) return;
  throw new MailError('The mail is not addressed to exactly one recipient.', { kind: 'mail-refused' });
}
