import { LIMITS } from '../../../catalog/limits.ts';
import { err, ok, type Result } from '../../../base/result.ts';

export interface Customer {
  readonly firstName: string;
  readonly email: string;
}

export type CustomerError = 'first-name-too-short' | 'email-missing' | 'email-invalid';

/** Longer is not a name or an address but an attack on the mail (RFC 5321: 254). */
const MAX_LENGTH = 254;

/** Spec §5: checked in this order, stopping at the first failure. */
export function parseCustomer(input: {
  readonly firstName?: unknown;
  readonly email?: unknown;
}): Result<Customer, CustomerError> {
  const firstName = readText(input.firstName);
  if (firstName.length < LIMITS.nameMinLength || firstName.length > MAX_LENGTH)
    return err('first-name-too-short');
  const email = readText(input.email);
  if (email === '') return err('email-missing');
  if (!isEmailAddress(email)) return err('email-invalid');
  return ok({ firstName, email });
}

/** Spec §5: text, @, text, dot, text, no spaces. Control characters would break a mail's header. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && /^[^\s@\p{Cc}]+@[^\s@.\p{Cc}]+(\.[^\s@.\p{Cc}]+)+$/u.test(text);
}

function readText(value: unknown): string {
  return typeof value === 'string'
    ? value
        .normalize('NFC')
        .replace(/\p{Cc}/gu, ' ')
        .trim()
    : '';
}
