import styles from './corner-mark.module.css';

/** The small words in a picture's corner that say how it was made; drawn, not said. */
export function CornerMark({ words }: { words: string }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {words}
    </span>
  );
}
