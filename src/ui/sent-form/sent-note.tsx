import { type ReactNode, useEffect, useRef } from 'react';
import styles from './sent-note.module.css';

/** In the place of a form that was sent. Eyes and screen readers are led here, for the button they were at is gone. */
export function SentNote(props: { heading: string; children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => note.current?.focus(), []);

  return (
    <div ref={note} tabIndex={-1} role="status" className={styles.note}>
      <p className={styles.heading}>{props.heading}</p>
      {props.children}
    </div>
  );
}
