import styles from './corner-mark.module.css';

/** The small line in a picture's corner that names its origin. It is decorative and hidden from screen readers. */
export function CornerMark({ text }: { text: string }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {text}
    </span>
  );
}
