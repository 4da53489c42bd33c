import { type ReactNode, useId, useState } from 'react';
import styles from './editor.module.css';

/** A part of the editor that can be folded away. */
export function Panel(props: { heading: string; startsOpen?: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(props.startsOpen ?? true);
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={styles.panelHeading}>
        <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {props.heading}
        </button>
      </h2>
      {isOpen ? <div className={styles.panelBody}>{props.children}</div> : null}
    </section>
  );
}
