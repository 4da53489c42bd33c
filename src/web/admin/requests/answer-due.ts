import { LIMITS } from '../../../catalog/limits.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const ANSWER_WITHIN_MS = LIMITS.leadAnswerHours * HOUR_MS;

export interface AnswerDue {
  readonly isOverdue: boolean;
  /** Such as "Due in 3 h" or "Overdue by 2 d 4 h". */
  readonly text: string;
}

/** Returns how long is left to answer a request within the promised hours. */
export function answerDue(receivedAt: Date, now: Date): AnswerDue {
  const leftMs = receivedAt.getTime() + ANSWER_WITHIN_MS - now.getTime();
  return leftMs > 0
    ? { isOverdue: false, text: `Due in ${spanText(leftMs)}` }
    : { isOverdue: true, text: `Overdue by ${spanText(-leftMs)}` };
}

/** Requests from before the returned moment are overdue. */
export function overdueBefore(now: Date): Date {
  return new Date(now.getTime() - ANSWER_WITHIN_MS);
}

function spanText(ms: number): string {
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`;
  const hours = Math.floor(ms / HOUR_MS);
  if (ms < DAY_MS) return `${hours} h`;
  return hours % 24 === 0 ? `${hours / 24} d` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}
