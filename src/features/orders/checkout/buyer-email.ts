import { err, ok, type Result } from '../../../base/result.ts';
import { typedLine } from '../../../base/typed-text.ts';
import { isEmailAddress } from '../../../platform/mail/email-address.ts';

export type BuyerEmailError = 'email-missing' | 'email-invalid';

/** Reads the address of somebody who buys first, in the browser and on the server. The input is untrusted. */
export function parseBuyerEmail(typed: unknown): Result<string, BuyerEmailError> {
  const email = typedLine(typed);
  if (email === '') return err('email-missing');
  return isEmailAddress(email) ? ok(email) : err('email-invalid');
}
