import { LIMITS } from '../../../catalog/limits.ts';
import { err, ok, type Result } from '../../../base/result.ts';
import { typedLine } from '../../../base/typed-text.ts';
import { isEmailAddress } from '../../../platform/mail/email-address.ts';

export interface Customer {
  readonly firstName: string;
  readonly email: string;
}

export type CustomerError = 'first-name-too-short' | 'email-missing' | 'email-invalid';

/** A longer text is no name, but an attempt to abuse the mail. */
const NAME_MAX_LENGTH = 254;

/** Checks the fields in the order of spec §5 and stops at the first failure. */
export function parseCustomer(input: {
  readonly firstName?: unknown;
  readonly email?: unknown;
}): Result<Customer, CustomerError> {
  const firstName = typedLine(input.firstName);
  if (firstName.length < LIMITS.nameMinLength || firstName.length > NAME_MAX_LENGTH)
    return err('first-name-too-short');
  const email = typedLine(input.email);
  if (email === '') return err('email-missing');
  if (!isEmailAddress(email)) return err('email-invalid');
  return ok({ firstName, email });
}
