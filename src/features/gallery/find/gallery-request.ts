import { err, ok, type Result } from '../../../base/result.ts';
import { typedLine } from '../../../base/typed-text.ts';
import { isEmailAddress } from '../../../platform/mail/email-address.ts';

export type GalleryRequestError = 'email-missing' | 'email-invalid';

/** Reads the email address whose galleries somebody looks for. The input is untrusted. */
export function parseGalleryRequest(
  input: Readonly<Record<string, unknown>>,
): Result<{ readonly email: string }, GalleryRequestError> {
  const email = typedLine(input['email']);
  if (email === '') return err('email-missing');
  return isEmailAddress(email) ? ok({ email }) : err('email-invalid');
}
