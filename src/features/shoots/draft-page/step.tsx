import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import styles from './step.module.css';

/** A numbered section of the page. */
export function Step(props: {
  number: number;
  id: string;
  heading: string;
  lead?: string;
  /** The problem that keeps the order from being placed, shown in the step where the visitor can solve it. */
  problem?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className={styles.step} id={props.id} aria-labelledby={`${props.id}-heading`}>
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {props.number}
        </span>
        <h2 className={styles.heading} id={`${props.id}-heading`}>
          {props.heading}
        </h2>
        {props.lead ? <p className={styles.lead}>{props.lead}</p> : null}
      </div>
      {props.problem ? <Notice>{props.problem}</Notice> : null}
      {props.children}
    </section>
  );
}
