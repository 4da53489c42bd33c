import { err, ok, type Result } from '../../../base/result.ts';
import { typedLine } from '../../../base/typed-text.ts';
import { isEmailAddress } from '../../../platform/mail/email-address.ts';

export type ReviewEmailError = 'email-missing' | 'email-invalid';

/** Checks the address of the form in the order of spec §5. */
export function parseReviewEmail(value: unknown): Result<string, ReviewEmailError> {
  const email = typedLine(value);
  if (email === '') return err('email-missing');
  return isEmailAddress(email) ? ok(email) : err('email-invalid');
}
