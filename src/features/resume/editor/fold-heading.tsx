import type { ReactNode } from 'react';
import styles from './editor.module.css';

export interface FoldHeadingProps {
  level: 3 | 4;
  isOpen: boolean;
  onToggle: () => void;
  /** The id of the part that is folded away. */
  bodyId: string;
  /** The controls beside the heading. */
  controls: ReactNode;
  children: ReactNode;
}

/** The heading of a section or an entry, which folds it away. */
export function FoldHeading({ level, isOpen, onToggle, bodyId, controls, children }: FoldHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.itemHead}>
      <Heading className={styles.itemHeading}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={onToggle}
        >
          <span>{children}</span>
        </button>
      </Heading>
      {controls}
    </div>
  );
}
