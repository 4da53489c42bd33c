import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Notice } from '../notice.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { focusField, readFields, restoreFields } from './form-controls.client.ts';
import styles from './form-sheet.module.css';
import { type Fields, keepFields, keptFields } from './kept-fields.client.ts';
import type { FieldProblem } from './post-form.client.ts';

export interface FormSheetProps {
  /** Under which this tab keeps what was typed. */
  name: string;
  problem: FieldProblem | undefined;
  /** Why it was not sent. */
  failure?: string | undefined;
  busy?: boolean;
  /** On the button. */
  action: string;
  note?: ReactNode;
  /** The button stands beside the fields where there is room: for a form of one field. */
  inLine?: boolean;
  /** What to do where scripts do not run. */
  noScript: string;
  onSubmit: (fields: Fields) => void;
  onEdited: (field: string) => void;
  /** Fields, by their `name`. */
  children: ReactNode;
}

/**
 * Fields under each other or side by side, and the button that sends them. The browser holds the values: what is typed
 * before the page is alive stays. Until then the button waits, for the browser's own way would put names into addresses.
 */
export function FormSheet(props: FormSheetProps) {
  const { name, problem, failure, busy = false, inLine = false, onEdited } = props;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();

  useEffect(() => {
    if (form.current) restoreFields(form.current, keptFields(name));
  }, [name]);

  useEffect(() => {
    if (problem && form.current) focusField(form.current, problem.field);
  }, [problem]);

  function keep(event: FormEvent<HTMLFormElement>) {
    keepFields(name, readFields(event.currentTarget));
    const { target } = event;
    if ('name' in target && typeof target.name === 'string') onEdited(target.name);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = readFields(event.currentTarget);
    keepFields(name, fields);
    props.onSubmit(fields);
  }

  return (
    <form
      ref={form}
      className={classNames(styles.form, inLine && styles.inLine)}
      method="post"
      noValidate
      onInput={keep}
      onSubmit={submit}
    >
      <noscript>
        <Notice>{props.noScript}</Notice>
      </noscript>
      <div className={styles.fields}>{props.children}</div>
      {failure ? <Notice role="alert">{failure}</Notice> : null}
      <div className={styles.end}>
        <Button type="submit" busy={busy} disabled={!hydrated}>
          {props.action}
        </Button>
        {props.note ? <p className={styles.note}>{props.note}</p> : null}
      </div>
    </form>
  );
}
