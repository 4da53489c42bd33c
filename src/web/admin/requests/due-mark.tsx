import type { AnswerState } from '../../../platform/db/answer-columns.ts';
import { Moment } from '../../../ui/dashboard/moment.tsx';
import { type Stat, StateMark } from '../../../ui/dashboard/stats.tsx';
import { answerDue } from './answer-due.ts';

/** Says whether a request is answered, and how long is left if it isn't. */
export function DueMark({
  state: { answeredAt, answeredBy },
  receivedAt,
  now,
}: {
  readonly state: Pick<AnswerState, 'answeredAt' | 'answeredBy'>;
  readonly receivedAt: Date;
  readonly now: Date;
}) {
  if (answeredAt !== null)
    return (
      <>
        Answered by {answeredBy} at <Moment at={answeredAt} />
      </>
    );
  const { isOverdue, text } = answerDue(receivedAt, now);
  return <StateMark tone={isOverdue ? 'bad' : 'plain'}>{text}</StateMark>;
}

/** The figures above a list of requests. */
export function openStats({
  open,
  overdue,
}: {
  readonly open: number;
  readonly overdue: number;
}): readonly Stat[] {
  return [
    { label: 'Open', value: open },
    { label: 'Overdue', value: overdue },
  ];
}
