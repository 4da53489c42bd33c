import { integer, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The columns of a request of a customer about what operators have done with it. */
export const answerColumns = () => ({
  /** Null while nobody has answered it. */
  answeredAt: moment('answered_at'),
  answeredBy: text('answered_by'),
  /** The latest note of an operator. */
  note: text('note'),
  notedAt: moment('noted_at'),
  notedBy: text('noted_by'),
  /** The latest change of an operator; null before the first. */
  changedAt: moment('changed_at'),
  changedBy: text('changed_by'),
  /** Raised by every change, so that nobody overwrites what they have not seen. */
  version: integer('version').notNull().default(1),
});

/** The values of these columns. */
export interface AnswerState {
  readonly answeredAt: Date | null;
  readonly answeredBy: string | null;
  readonly note: string | null;
  readonly notedAt: Date | null;
  readonly notedBy: string | null;
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
  readonly version: number;
}

export type AnswerChange =
  | { readonly kind: 'answer' }
  | { readonly kind: 'reopen' }
  /** An empty note erases the one before. */
  | { readonly kind: 'note'; readonly note: string };

/** A change with the operator who makes it and the version of the row that they have seen. */
export interface SeenAnswerChange {
  readonly change: AnswerChange;
  readonly version: number;
  readonly operator: string;
  readonly now: Date;
}

/** `present` is the row as somebody else has left it; undefined when there is none any more. */
export type AnswerOutcome =
  | { readonly ok: true; readonly value: AnswerState }
  | { readonly ok: false; readonly present: AnswerState | undefined };

/** Returns the columns that a change sets, beside the version. */
export function changedAnswerColumns({ change, operator, now }: SeenAnswerChange) {
  const changed = { changedAt: now, changedBy: operator };
  switch (change.kind) {
    case 'answer':
      return { ...changed, answeredAt: now, answeredBy: operator };
    case 'reopen':
      return { ...changed, answeredAt: null, answeredBy: null };
    case 'note':
      return { ...changed, note: change.note || null, notedAt: now, notedBy: operator };
  }
}

/** Returns what the latest change was; undefined before the first. */
export function latestAnswerChange(state: AnswerState): AnswerChange['kind'] | undefined {
  const { changedAt, answeredAt, notedAt } = state;
  if (changedAt === null) return undefined;
  if (answeredAt?.getTime() === changedAt.getTime()) return 'answer';
  return notedAt?.getTime() === changedAt.getTime() ? 'note' : 'reopen';
}
