import { isEmailAddress } from './email-address.ts';
import { type Mail, MailError } from './mailer.ts';

/**
 * Stops a mail whose recipient a mail library could read as somebody else, or as several people, wherever it came from.
 *
 * @throws {MailError} permanent, without the address.
 */
export function refuseUnclearRecipient({ to, replyTo }: Mail): void {
  if (isEmailAddress(to) && (replyTo === undefined || isEmailAddress(replyTo))) return;
  throw new MailError('The mail is not addressed to exactly one recipient.', { permanent: true });
}
