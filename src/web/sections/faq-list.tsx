import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './faq-list.module.css';

export interface FaqEntry {
  /** The URL's hash that opens this answer. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** Questions with answers that unfold. They are native `details`, which work without scripts and are found by "find in page". */
export function FaqList({ entries }: { entries: readonly FaqEntry[] }) {
  const list = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();

  // The browser scrolls to the entry that the hash names, but does not open it.
  useEffect(() => {
    const named = [...(list.current?.children ?? [])].find(({ id }) => `#${id}` === hash);
    if (named instanceof HTMLDetailsElement) named.open = true;
  }, [hash, key]);

  return (
    <div ref={list} className={styles.list}>
      {entries.map(({ id, question, answer }) => (
        <details key={id} id={id} className={styles.entry}>
          <summary className={styles.question}>{question}</summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
