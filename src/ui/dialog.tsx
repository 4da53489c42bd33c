import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { countOpenDialog } from './open-dialogs.ts';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, by the close button and by a press on the backdrop. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  size?: 'small' | 'large';
  /** The id of the text that screen readers read after the title when the dialog opens. */
  describedBy?: string;
  /** Puts the focus on the title instead of the first control, for a dialog that opens by itself. */
  focusesTitle?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog. It is the native element, which traps the focus, makes the rest of the page inert, closes on Escape and
 * restores the focus. The content is mounted only while the dialog is open.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, closeLabel, size = 'small', describedBy, focusesTitle = false, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // The cleanup of a layout effect runs while the dialog is still in the document, so closing can restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    const countClosed = countOpenDialog();
    element?.showModal();
    return () => {
      element?.close();
      countClosed();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.body}>
        <header className={styles.header}>
          <h2
            className={styles.title}
            id={titleId}
            tabIndex={focusesTitle ? -1 : undefined}
            ref={focusesTitle ? markAutoFocus : undefined}
          >
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="1.75" />
            </svg>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** `showModal` focuses the element with this attribute. React never writes it, because it focuses by itself when it mounts. */
function markAutoFocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
