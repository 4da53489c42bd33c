import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './faq-list.module.css';

export interface FaqEntry {
  /** In the address: links from elsewhere open the answer. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** Questions that open where they stand; the browser's own, so they work without script and are found by its search. */
export function FaqList({ entries }: { entries: readonly FaqEntry[] }) {
  const list = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();

  // The browser goes to the entry that the address names, and leaves it shut.
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
