import { LIMITS } from '../../../catalog/limits.ts';

/** Withdrawals received before this moment are over their time: whole calendar years have passed since theirs ended. */
export function withdrawalsEndBefore(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - LIMITS.withdrawalProofYears, 0, 1));
}
