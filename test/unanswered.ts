import type { AnswerState } from '../src/platform/db/answer-columns.ts';

/** A request about which no operator has done anything. */
export const UNANSWERED: AnswerState = {
  ...{ answeredAt: null, answeredBy: null, note: null, notedAt: null, notedBy: null },
  ...{ changedAt: null, changedBy: null, version: 1 },
};
