import type { ListedMail } from '../../../platform/mail/operator/list-mails.ts';
import type { Column } from '../../../ui/dashboard/data-table.tsx';
import { Moment } from '../../../ui/dashboard/moment.tsx';
import { StateMark } from '../../../ui/dashboard/stats.tsx';
import { MailActions } from './mail-actions.tsx';

/** The columns of a mail. Its content is never shown, because it holds the keys of galleries. */
export const MAIL_COLUMNS: readonly Column<ListedMail>[] = [
  {
    ...{ key: 'kind', title: 'Mail' },
    cell: ({ kind, subject, recipient, language }) => (
      <div className="dash-text">
        <strong>{kind}</strong>
        {subject === '' ? null : <p>{subject}</p>}
        <p className="dash-soft">
          {recipient === '' ? 'recipient erased' : recipient} ({language})
        </p>
      </div>
    ),
  },
  { key: 'state', title: 'State', cell: (mail) => <MailState mail={mail} /> },
  { key: 'created', title: 'Written', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    ...{ key: 'answer', title: 'The mail server’s answer' },
    cell: ({ answerCode, answer, triedAt }) =>
      triedAt === null ? (
        '–'
      ) : (
        <div className="dash-text">
          {answerCode} {answer ?? 'no answer'}
          <p className="dash-soft">
            <Moment at={triedAt} />
          </p>
        </div>
      ),
  },
  { key: 'actions', title: 'Actions', cell: (mail) => <MailActions mail={mail} /> },
];

function MailState({ mail: { sentAt, recipient, attempts } }: { readonly mail: ListedMail }) {
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`;
  return (
    <>
      <div>
        {sentAt !== null ? (
          <>
            Sent <Moment at={sentAt} />
          </>
        ) : recipient === '' ? (
          <StateMark>Given up or cancelled</StateMark>
        ) : (
          <StateMark tone={attempts > 0 ? 'bad' : 'plain'}>
            {attempts > 0 ? 'Not sent yet' : 'Waits'}
          </StateMark>
        )}
      </div>
      <div>{tries}</div>
    </>
  );
}
