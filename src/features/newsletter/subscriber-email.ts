import { err, ok, type Result } from '../../base/result.ts';
import { typedLine } from '../../base/typed-text.ts';
import { isEmailAddress } from '../../platform/mail/email-address.ts';

export type SubscriberEmailError = 'email-missing' | 'email-invalid';

/** Reads an untrusted address (spec §5). */
export function parseSubscriberEmail(typed: unknown): Result<string, SubscriberEmailError> {
  const email = typedLine(typed);
  if (email === '') return err('email-missing');
  return isEmailAddress(email) ? ok(email) : err('email-invalid');
}
