import { z } from 'zod';
import { type Refusal, refuse } from './action.ts';
import type { OperatorRequest } from './operators-only.ts';
import { typedParagraphs } from '../../../base/typed-text.ts';
import { LIMITS } from '../../../catalog/limits.ts';

/** The shape of a reason in a form; its length is judged by `typedReason`. */
export const reasonField = z.string().max(5_000);

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

/** Returns the reason, or the refusal of one that is missing or too long. */
export function readReason(c: OperatorRequest, text: string): string | Response {
  return typedReason(text) ?? refuse(c, REASON_REFUSAL);
}
