import type { Refusal } from './action.ts';
import { typedParagraphs } from '../../../base/typed-text.ts';
import { LIMITS } from '../../../catalog/limits.ts';

/** Reads the reason of an action, which the audit log keeps; undefined when it is missing or too long. */
export function typedReason(text: string): string | undefined {
  const reason = typedParagraphs(text);
  return reason.length >= 3 && reason.length <= LIMITS.formLineMaxLength * 2 ? reason : undefined;
}

export const REASON_REFUSAL: Refusal = {
  error: 'reason-invalid',
  field: 'reason',
  message: 'Type a reason of 3 to 400 characters. The audit log keeps it.',
};
