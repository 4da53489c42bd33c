import { Toast } from '@base-ui/react/toast';
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { invariant } from '../../base/invariant.ts';
import { MAX_TOASTS, roomForToasts, TOAST_TIMES, type ToastPosition } from './toast-queue.ts';
import styles from './toaster.module.css';

export interface NewToast {
  readonly description: string;
  /** A button, such as one to undo the action; it also closes the toast. */
  readonly action?: { readonly name: string; readonly onClick: () => void };
  /** Default: the time of the specification. It should be longer for toasts with a decision to make. */
  readonly shownMs?: number;
  /** Called after the toast closed, by timeout, by hand or by its action, which runs first. */
  readonly onClose?: () => void;
}

const ToastsContext = createContext<((toast: NewToast) => void) | undefined>(undefined);

/** Returns a function that shows a toast: `const toast = useToasts(); toast({ description })`. Use it inside Toaster. */
export function useToasts(): (toast: NewToast) => void {
  const add = use(ToastsContext);
  invariant(add, 'messages appear inside Toaster');
  return add;
}

/**
 * Shows short messages at an edge of the page. They stay while the pointer or the focus is on them, and are announced when a
 * screen reader pauses. When three are shown, further ones wait.
 */
export function Toaster(props: {
  texts: {
    /** The accessible name of the region in which toasts appear. */
    readonly region: string;
    readonly close: string;
  };
  position?: ToastPosition;
  children: ReactNode;
}) {
  return (
    <Toast.Provider timeout={TOAST_TIMES.shownMs} limit={MAX_TOASTS + 1}>
      <Queue>{props.children}</Queue>
      <Toast.Portal>
        <Toast.Viewport
          className={styles.viewport}
          data-position={props.position ?? 'bottom-right'}
          aria-label={props.texts.region}
        >
          <ToastList closeLabel={props.texts.close} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Queue({ children }: { children: ReactNode }) {
  const { toasts, add: show, close } = Toast.useToastManager();
  const [waiting, setWaiting] = useState<readonly NewToast[]>([]);
  const shown = useRef(toasts.length);
  useEffect(() => {
    shown.current = toasts.length;
  }, [toasts]);

  const showNow = useCallback(
    ({ description, action, shownMs, onClose }: NewToast) => {
      shown.current += 1;
      const id = show({
        description,
        ...(shownMs === undefined ? {} : { timeout: shownMs }),
        ...(onClose && { onClose }),
        ...(action && {
          actionProps: {
            children: action.name,
            onClick: () => {
              action.onClick();
              close(id);
            },
          },
        }),
      });
    },
    [show, close],
  );

  // The specification asks for repeated checks of whether a place is free (§4).
  useEffect(() => {
    if (waiting.length === 0) return;
    const timer = setInterval(() => {
      const room = roomForToasts(shown.current, waiting.length);
      if (room === 0) return;
      waiting.slice(0, room).forEach(showNow);
      setWaiting((before) => before.slice(room));
    }, TOAST_TIMES.recheckMs);
    return () => clearInterval(timer);
  }, [waiting, showNow]);

  const add = useCallback(
    (toast: NewToast) => {
      if (roomForToasts(shown.current, 1) > 0) showNow(toast);
      else setWaiting((before) => [...before, toast]);
    },
    [showNow],
  );
  return <ToastsContext value={add}>{children}</ToastsContext>;
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast}>
      <Toast.Content className={styles.content}>
        {/* The whole message is the toast's title, because screen readers announce a dialog without one only as "dialog". */}
        <Toast.Title render={<p />} className={styles.description}>
          {toast.description}
        </Toast.Title>
        {toast.actionProps ? <Toast.Action className={styles.action} /> : null}
        {/* Base UI hides it from screen readers unless the stack is expanded; our toasts never lie on each other. */}
        <Toast.Close className={styles.close} aria-label={closeLabel} aria-hidden={false}>
          ×
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
