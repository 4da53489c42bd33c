import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A highlighted message. The role `alert` interrupts a screen reader, `status` waits for a pause. */
export function Notice(props: {
  children: ReactNode;
  title?: ReactNode;
  role?: 'alert' | 'status' | 'note';
}) {
  return (
    <div className={styles.notice} role={props.role ?? 'note'}>
      {props.title ? <p className={styles.title}>{props.title}</p> : null}
      <div>{props.children}</div>
    </div>
  );
}
