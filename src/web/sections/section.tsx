import type { ReactNode } from 'react';
import styles from './section.module.css';

export function Section(props: { id?: string; heading: string; lead?: string; children: ReactNode }) {
  return (
    <section className={styles.section} id={props.id}>
      <div className={styles.head}>
        <h2>{props.heading}</h2>
        {props.lead ? <p className={styles.lead}>{props.lead}</p> : null}
      </div>
      {props.children}
    </section>
  );
}
