import { Toast } from '@base-ui/react/toast';
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { invariant } from '../../base/invariant.ts';
import { MOST_TOASTS, roomForToasts, TOAST_TIMES, type ToastPosition } from './toast-queue.ts';
import styles from './toaster.module.css';

export interface NewToast {
  readonly description: string;
  /** One thing to do about it, such as taking it back; closes the message. */
  readonly action?: { readonly name: string; readonly onClick: () => void };
  /** Longer for what somebody has to decide about. */
  readonly shownMs?: number;
  /** However it went: by itself, by hand or by its action, which runs first. */
  readonly onClose?: () => void;
}

const ToastsContext = createContext<((toast: NewToast) => void) | undefined>(undefined);

/** Shows a short message: `const toast = useToasts(); toast({ description })`. Inside Toaster. */
export function useToasts(): (toast: NewToast) => void {
  const add = use(ToastsContext);
  invariant(add, 'messages appear inside Toaster');
  return add;
}

/**
 * Short messages at an edge of the page. They wait while the pointer or the focus is on them, and are read out when a
 * screen reader pauses. More than three wait for their turn.
 */
export function Toaster(props: {
  texts: {
    /** Names the place where messages appear. */
    readonly region: string;
    readonly close: string;
  };
  position?: ToastPosition;
  children: ReactNode;
}) {
  return (
    <Toast.Provider timeout={TOAST_TIMES.shownMs} limit={MOST_TOASTS + 1}>
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

  const appear = useCallback(
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

  // Whether a place is free is looked up again and again, as the specification has it (§4).
  useEffect(() => {
    if (waiting.length === 0) return;
    const timer = setInterval(() => {
      const room = roomForToasts(shown.current, waiting.length);
      if (room === 0) return;
      waiting.slice(0, room).forEach(appear);
      setWaiting((before) => before.slice(room));
    }, TOAST_TIMES.recheckMs);
    return () => clearInterval(timer);
  }, [waiting, appear]);

  const add = useCallback(
    (toast: NewToast) => {
      if (roomForToasts(shown.current, 1) > 0) appear(toast);
      else setWaiting((before) => [...before, toast]);
    },
    [appear],
  );
  return <ToastsContext value={add}>{children}</ToastsContext>;
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast}>
      <Toast.Content className={styles.content}>
        {/* The whole message is its name: a dialog without one is read as just that. */}
        <Toast.Title render={<p />} className={styles.description}>
          {toast.description}
        </Toast.Title>
        {toast.actionProps ? <Toast.Action className={styles.action} /> : null}
        <Toast.Close className={styles.close} aria-label={closeLabel}>
          ×
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
