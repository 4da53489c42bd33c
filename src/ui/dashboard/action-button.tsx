import { Button, type ButtonLook } from '../button.tsx';
import { Notice } from '../notice.tsx';
import { useAction } from './use-action.ts';

/** A button for an action that needs no confirmation, because it can be undone. */
export function ActionButton(props: {
  readonly label: string;
  /** Names the button for screen readers, where `label` alone is ambiguous in a list. */
  readonly fullLabel?: string;
  readonly look?: ButtonLook;
  readonly path: string;
  readonly body?: unknown;
  readonly done: string;
}) {
  const { label, fullLabel, look = 'secondary', path, body, done } = props;
  const action = useAction({ path, done });
  return (
    <>
      <Button look={look} busy={action.isBusy} aria-label={fullLabel} onClick={() => void action.send(body)}>
        {label}
      </Button>
      {action.failure ? <Notice role="alert">{action.failure}</Notice> : null}
    </>
  );
}
