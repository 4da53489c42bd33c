import { err, ok, type Result } from '../../../base/result.ts';
import { typedLine, typedParagraphs } from '../../../base/typed-text.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { isEmailAddress } from '../../../platform/mail/email-address.ts';

/** Somebody withdraws from the contract (§ 356a BGB): who, from which one, and where the receipt goes. */
export interface Withdrawal {
  readonly name: string;
  readonly email: string;
  /** As typed. Without it the address leads to the contract: nobody may be kept from withdrawing by a lost mail. */
  readonly orderNumber: string | undefined;
  readonly message: string | undefined;
}

export type TypedWithdrawal = Readonly<Record<string, unknown>>;

/** What is wrong, and the field to which it belongs. */
const FIELD_OF = {
  'name-too-short': 'name',
  'name-too-long': 'name',
  'email-missing': 'email',
  'email-invalid': 'email',
  'order-number-too-long': 'orderNumber',
  'message-too-long': 'message',
} as const;

export type WithdrawalError = keyof typeof FIELD_OF;
export type WithdrawalField = (typeof FIELD_OF)[WithdrawalError];

export function fieldOfWithdrawalError(error: WithdrawalError): WithdrawalField {
  return FIELD_OF[error];
}

/** Checked in the order of the form, stopping at the first failure (spec §5). */
export function parseWithdrawal(typed: TypedWithdrawal): Result<Withdrawal, WithdrawalError> {
  const name = typedLine(typed['name']);
  if (name.length < LIMITS.nameMinLength) return err('name-too-short');
  if (name.length > LIMITS.formLineMaxLength) return err('name-too-long');
  const email = typedLine(typed['email']);
  if (email === '') return err('email-missing');
  if (!isEmailAddress(email)) return err('email-invalid');
  const orderNumber = typedLine(typed['orderNumber']);
  if (orderNumber.length > LIMITS.formLineMaxLength) return err('order-number-too-long');
  const message = typedParagraphs(typed['message']);
  if (message.length > LIMITS.formTextMaxLength) return err('message-too-long');
  return ok({ name, email, orderNumber: orderNumber || undefined, message: message || undefined });
}
