import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './sent-note.module.css';

/** In the place of a form that was sent. Eyes and screen readers are led here, for the button they were at is gone. */
export function SentNote(props: {
  heading: string;
  /** Stands in a frame already. */
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
