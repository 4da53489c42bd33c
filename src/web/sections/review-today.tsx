import { Notice } from '../../ui/notice.tsx';
import styles from './review-today.module.css';

/** A notice that tells visitors what the free review does not do yet. */
export function ReviewToday({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.today}>
      <Notice title={title}>{text}</Notice>
    </div>
  );
}
