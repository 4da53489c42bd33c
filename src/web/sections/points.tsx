import { classNames } from '../../ui/class-names.ts';
import styles from './points.module.css';

export interface Point {
  readonly title: string;
  readonly text: string;
}

/** Short statements side by side, each with a title. They are numbered when their order matters. */
export function Points({ points, numbered = false }: { points: readonly Point[]; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={classNames(styles.list, numbered && styles.numbered)}>
      {points.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
