import { type FormEvent, type ReactNode, useState } from 'react';
import { Button, type ButtonLook } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Field } from '../form/field.tsx';
import { TextAreaField } from '../form/text-area-field.tsx';
import { Notice } from '../notice.tsx';
import { useAction } from './use-action.ts';

export interface ActionField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'textarea' | 'date' | 'datetime-local' | 'email';
  readonly initial?: string;
  readonly inputMode?: 'decimal' | 'text';
  readonly isOptional?: boolean;
}

interface ActionDialogProps {
  /** The button that opens the dialog. */
  readonly label: string;
  readonly look?: ButtonLook;
  readonly title: string;
  /** A sentence about what the action does. */
  readonly text?: ReactNode;
  readonly path: string;
  /** Sent beside the fields. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly fields?: readonly ActionField[];
  /** The button that executes the action. Default: `label`. */
  readonly confirm?: string;
  readonly done: string;
  readonly onDone?: (answer: unknown) => void;
}

/** A button that asks before it acts, with the fields that the action needs. */
export function ActionDialog(props: ActionDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look={props.look ?? 'secondary'} onClick={() => setOpen(true)}>
        {props.label}
      </Button>
      <Dialog open={isOpen} onClose={close} title={props.title} closeLabel="Close">
        <ActionForm {...props} close={close} />
      </Dialog>
    </>
  );
}

function ActionForm(props: ActionDialogProps & { readonly close: () => void }) {
  const { text, path, body, fields = [], confirm = props.label, done, close, onDone } = props;
  const action = useAction({
    path,
    done,
    onDone(answer) {
      close();
      onDone?.(answer);
    },
  });
  const [values, setValues] = useState(() =>
    Object.fromEntries(fields.map(({ name, initial = '' }) => [name, initial])),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    void action.send({ ...body, ...values });
  }

  return (
    <form className="dash-dialog" noValidate onSubmit={submit}>
      {text ? <div>{text}</div> : null}
      {fields.map(({ name, label, hint, type = 'text', inputMode, isOptional }) => {
        const field = {
          ...{ name, label, hint, required: !isOptional, autoComplete: 'off' },
          value: values[name] ?? '',
          error: action.problemOf(name),
          onChange: ({ target }: { readonly target: { readonly value: string } }) =>
            setValues((before) => ({ ...before, [name]: target.value })),
        };
        return type === 'textarea' ? (
          <TextAreaField key={name} rows={3} {...field} />
        ) : (
          <Field key={name} type={type} inputMode={inputMode} {...field} />
        );
      })}
      {action.failure ? <Notice role="alert">{action.failure}</Notice> : null}
      <div className="dash-actions">
        <Button type="submit" busy={action.isBusy}>
          {confirm}
        </Button>
        <Button look="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
