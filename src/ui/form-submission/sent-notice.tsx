import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './sent-notice.module.css';

/** Replaces a form after it was sent. It takes the focus, because the button that had it no longer exists. */
export function SentNotice(props: {
  heading: string;
  /** Leaves out the frame, for a notice that is already inside one. */
  plain?: boolean;
  children: ReactNode;
}) {
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => note.current?.focus(), []);

  return (
    <div
      ref={note}
      tabIndex={-1}
      role="status"
      className={classNames(styles.note, props.plain && styles.plain)}
    >
      <p className={styles.heading}>{props.heading}</p>
      {props.children}
    </div>
  );
}
