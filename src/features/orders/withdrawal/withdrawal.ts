import { err, ok, type Result } from '../../../base/result.ts';
import { typedLine, typedParagraphs } from '../../../base/typed-text.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { isEmailAddress } from '../../../platform/mail/email-address.ts';

/** A declaration of withdrawal from a contract (§ 356a BGB). */
export interface Withdrawal {
  readonly name: string;
  readonly email: string;
  /** As typed. It is optional, because a buyer who has lost the mail must still be able to withdraw. */
  readonly orderNumber: string | undefined;
  readonly message: string | undefined;
}

/** Untrusted form fields. */
export type WithdrawalInput = Readonly<Record<string, unknown>>;

/** The field to which each error belongs. */
const FIELD_BY_ERROR = {
  'name-too-short': 'name',
  'name-too-long': 'name',
  'email-missing': 'email',
  'email-invalid': 'email',
  'order-number-too-long': 'orderNumber',
  'message-too-long': 'message',
} as const;

export type WithdrawalError = keyof typeof FIELD_BY_ERROR;
export type WithdrawalField = (typeof FIELD_BY_ERROR)[WithdrawalError];

export function fieldOfWithdrawalError(error: WithdrawalError): WithdrawalField {
  return FIELD_BY_ERROR[error];
}

/** Validates the fields in the order of the form and stops at the first error (spec §5). */
export function parseWithdrawal(input: WithdrawalInput): Result<Withdrawal, WithdrawalError> {
  const name = typedLine(input['name']);
  if (name.length < LIMITS.nameMinLength) return err('name-too-short');
  if (name.length > LIMITS.formLineMaxLength) return err('name-too-long');
  const email = typedLine(input['email']);
  if (email === '') return err('email-missing');
  if (!isEmailAddress(email)) return err('email-invalid');
  const orderNumber = typedLine(input['orderNumber']);
  if (orderNumber.length > LIMITS.formLineMaxLength) return err('order-number-too-long');
  const message = typedParagraphs(input['message']);
  if (message.length > LIMITS.formTextMaxLength) return err('message-too-long');
  return ok({ name, email, orderNumber: orderNumber || undefined, message: message || undefined });
}

/** Returns the order number in the query of the form's address, `?order=…`; undefined when there is none. */
export function linkedOrderNumber(search: string): string | undefined {
  const number = new URLSearchParams(search).get('order') ?? '';
  return /^[\w-]{1,64}$/.test(number) ? number : undefined;
}
