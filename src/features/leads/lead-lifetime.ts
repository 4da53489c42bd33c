import { LIMITS } from '../../catalog/limits.ts';

/** Leads received before the returned moment have expired. In a shorter month the day is its last one. */
export function leadExpiryCutoff(now: Date): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() - LIMITS.leadLifetimeMonths);
  if (end.getUTCDate() !== now.getUTCDate()) end.setUTCDate(0);
  return end;
}
