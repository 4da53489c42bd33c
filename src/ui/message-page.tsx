import type { ReactNode } from 'react';
import { Frame } from './picture/frame.tsx';
import { classNames } from './class-names.ts';
import styles from './message-page.module.css';

export interface MessagePageProps {
  /** Printed on the film of the empty frame. */
  frame: { number: number; caption: string };
  heading: string;
  /** Paragraphs. */
  texts: readonly string[];
  /** There is something to do: on a telephone the words come before the frame. */
  wordsFirst?: boolean;
  /** Small print: an id for support. */
  reference?: string | undefined;
  /** Links and buttons that lead on. */
  children?: ReactNode;
}

/** A page that has nothing to show and says so: an unexposed frame and a few kind sentences. */
export function MessagePage(props: MessagePageProps) {
  const { frame, heading, texts, wordsFirst = false, reference, children } = props;
  return (
    <div className={classNames(styles.page, wordsFirst && styles.wordsFirst)}>
      <div className={styles.frame} aria-hidden="true">
        <Frame number={frame.number} caption={frame.caption}>
          <div className={styles.void} />
        </Frame>
      </div>
      <div className={styles.words}>
        <h1 className={styles.heading}>{heading}</h1>
        {texts.map((text) => (
          <p key={text} className={styles.text}>
            {text}
          </p>
        ))}
        <div className={styles.actions}>{children}</div>
        {reference ? <p className={styles.reference}>{reference}</p> : null}
      </div>
    </div>
  );
}
