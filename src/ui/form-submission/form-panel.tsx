import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Notice } from '../notice.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { focusField, readFields, restoreFields } from './form-controls.client.ts';
import styles from './form-panel.module.css';
import { type Fields, saveFields, savedFields } from './saved-fields.client.ts';
import type { FieldProblem } from './post-form.client.ts';

export interface FormPanelProps {
  /** The name under which this tab saves what was typed. */
  name: string;
  problem: FieldProblem | undefined;
  /** The sentence that tells why the form was not sent. */
  failure?: string | undefined;
  busy?: boolean;
  /** The text of the button. */
  action: string;
  note?: ReactNode;
  /** Puts the button beside the fields where there is room, for a form with one field. */
  isInline?: boolean;
  /** The message that visitors without scripts see. Not needed for a form that only scripts show. */
  noScript?: string;
  onSubmit: (fields: Fields) => void;
  onEdited: (field: string) => void;
  /** Fields with a `name`. */
  children: ReactNode;
}

/**
 * A form's fields and the button that sends them. The fields are uncontrolled, so what is typed before hydration stays. The
 * button is disabled until then, because a native submit would leave the page.
 */
export function FormPanel(props: FormPanelProps) {
  const { name, problem, failure, busy = false, isInline = false, onEdited } = props;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();

  useEffect(() => {
    if (form.current) restoreFields(form.current, savedFields(name));
  }, [name]);

  useEffect(() => {
    if (problem && form.current) focusField(form.current, problem.field);
  }, [problem]);

  function saveEdited(event: FormEvent<HTMLFormElement>) {
    saveFields(name, readFields(event.currentTarget));
    const { target } = event;
    if ('name' in target && typeof target.name === 'string') onEdited(target.name);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = readFields(event.currentTarget);
    saveFields(name, fields);
    props.onSubmit(fields);
  }

  return (
    <form
      ref={form}
      className={classNames(styles.form, isInline && styles.inline)}
      method="post"
      noValidate
      onInput={saveEdited}
      onSubmit={submit}
    >
      {props.noScript ? (
        <noscript>
          <Notice>{props.noScript}</Notice>
        </noscript>
      ) : null}
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
