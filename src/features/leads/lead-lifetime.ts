import { LIMITS } from '../../catalog/limits.ts';

/** Leads received before this moment are over their time. A month that is shorter counts to its last day. */
export function leadsEndBefore(now: Date): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() - LIMITS.leadLifetimeMonths);
  if (end.getUTCDate() !== now.getUTCDate()) end.setUTCDate(0);
  return end;
}
