import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AnswerState } from '../../../platform/db/answer-columns.ts';
import { Button } from '../../../ui/button.tsx';
import { Moment } from '../../../ui/dashboard/moment.tsx';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { Notice } from '../../../ui/notice.tsx';

/**
 * Marks a request as answered or open, and stores a note. When somebody else has changed the request, nothing is stored: the page
 * loads their change and keeps what was typed, so that sending it again is a decision.
 */
export function AnswerPanel({ path, state }: { readonly path: string; readonly state: AnswerState }) {
  const { answeredAt, note, notedAt, notedBy, version } = state;
  const isAnswered = answeredAt !== null;
  const [typed, setTyped] = useState(note ?? '');
  const { revalidate } = useRevalidator();
  const mark = useAction({
    path: `${path}/${isAnswered ? 'reopen' : 'answer'}`,
    done: isAnswered ? 'It is open again.' : 'It is marked as answered.',
  });
  const save = useAction({ path: `${path}/note`, done: 'The note is saved.' });

  async function send(action: typeof mark, body: Readonly<Record<string, unknown>>) {
    mark.forgetRefusal();
    save.forgetRefusal();
    if (!(await action.send({ version, ...body }))) await revalidate();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(save, { note: typed });
  }

  const failure = mark.failure ?? save.failure;
  return (
    <>
      {failure ? <Notice role="alert">{failure}</Notice> : null}
      <div>
        <Button look="secondary" busy={mark.isBusy} onClick={() => void send(mark, {})}>
          {isAnswered ? 'Reopen' : 'Mark as answered'}
        </Button>
      </div>
      {note === null ? null : (
        <div>
          <h3>Note</h3>
          <p className="dash-words">{note}</p>
          <p className="dash-soft">
            {notedBy}, <Moment at={notedAt} />
          </p>
        </div>
      )}
      <form className="dash-dialog" noValidate onSubmit={submit}>
        <TextAreaField
          label={note === null ? 'Write a note' : 'Change the note'}
          name="note"
          rows={3}
          autoComplete="off"
          hint="For operators only. It is erased with the request."
          value={typed}
          error={save.problemOf('note')}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div>
          <Button type="submit" look="secondary" busy={save.isBusy}>
            Save the note
          </Button>
        </div>
      </form>
    </>
  );
}
