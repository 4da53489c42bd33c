import { Notice } from '../../ui/notice.tsx';
import styles from './review-today.module.css';

/** What a free review does not do yet, said where one would expect it. */
export function ReviewToday({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.today}>
      <Notice title={title}>{text}</Notice>
    </div>
  );
}
