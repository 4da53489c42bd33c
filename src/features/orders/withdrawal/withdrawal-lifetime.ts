import { LIMITS } from '../../../catalog/limits.ts';

/** Withdrawals received before the returned moment have expired. Their lifetime is counted from the end of their year. */
export function withdrawalExpiryCutoff(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - LIMITS.withdrawalProofYears, 0, 1));
}
