import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './frame.module.css';
import { GreaseMark, type GreaseMarkKind } from './grease-mark.tsx';

export interface FrameProps {
  /** Printed on the film's edge, as a photographer counts: 1, 2, 3 … */
  number: number;
  /** Small words along the lower edge: style, scene, likeness. */
  caption?: ReactNode;
  /** The grease pencil mark over the picture. */
  mark?: GreaseMarkKind | undefined;
  /** Width ÷ height of the window. */
  shape?: 'portrait' | 'square';
  /** Greys the picture, as a refused negative. */
  faded?: boolean;
  /** The picture; see LoupePicture. Empty for a frame that waits for its picture. */
  children?: ReactNode;
  /** Buttons below the picture, inside the film. */
  actions?: ReactNode;
}

/** One numbered picture of a contact sheet. Use inside a list: the frame is a figure. */
export function Frame({ number, caption, mark, shape = 'portrait', faded, children, actions }: FrameProps) {
  return (
    <figure className={styles.frame}>
      <div className={styles.edge} aria-hidden="true">
        <span>{number}</span>
        <span className={styles.arrow} />
        <span>{number}A</span>
      </div>
      <div className={classNames(styles.window, styles[shape], faded && styles.faded)}>
        {children}
        {mark ? (
          <div className={classNames(styles.mark, styles[mark])}>
            <GreaseMark kind={mark} />
          </div>
        ) : null}
      </div>
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
      {actions}
    </figure>
  );
}
