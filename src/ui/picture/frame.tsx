import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './frame.module.css';
import { GreaseMark, type GreaseMarkKind } from './grease-mark.tsx';

export interface FrameProps {
  /** The frame number on the film's edge, from 1. */
  number: number;
  /** The small text along the lower edge: style, scene, likeness. */
  caption?: ReactNode;
  /** A pencil mark over the picture. */
  mark?: GreaseMarkKind | undefined;
  /** The aspect ratio of the window: 4:5 or 1:1. */
  shape?: 'portrait' | 'square';
  /** Greys the picture out, for a refused photo. */
  faded?: boolean;
  /** The picture (see LoupePicture), or nothing while the frame waits for it. */
  children?: ReactNode;
  /** Buttons below the picture, inside the film. */
  actions?: ReactNode;
}

/** One numbered picture of a contact sheet, as a `figure`. Use it inside a list. */
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
