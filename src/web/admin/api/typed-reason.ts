import { z } from 'zod';
import { refuse } from './action.ts';
import type { OperatorRequest } from './operators-only.ts';

const REASON_MIN_LENGTH = 3;

/** The reason that an operator types, for the audit log. */
export const reasonField = z.string().max(500);

/** Returns the reason without outer spaces, or the refusal of one that says nothing. */
export function readReason(c: OperatorRequest, typed: string): string | Response {
  const reason = typed.trim();
  if (reason.length >= REASON_MIN_LENGTH) return reason;
  const message = 'Write a few words. They are stored in the audit log.';
  return refuse(c, { error: 'reason-missing', field: 'reason', message });
}
