import type { ReactNode } from 'react';
import { Frame } from './picture/frame.tsx';
import { classNames } from './class-names.ts';
import styles from './message-page.module.css';

export interface MessagePageProps {
  /** The number and the text on the film of the empty frame. */
  frame: { number: number; caption: string };
  heading: string;
  /** Paragraphs. */
  texts: readonly string[];
  /** Puts the text before the frame on phones, because the page asks for an action. */
  textFirst?: boolean;
  /** An id for support, in small print. */
  reference?: string | undefined;
  /** Links and buttons that lead on. */
  children?: ReactNode;
}

/** A page with a message and no other content: an unexposed frame and a few sentences. */
export function MessagePage(props: MessagePageProps) {
  const { frame, heading, texts, textFirst = false, reference, children } = props;
  return (
    <div className={classNames(styles.page, textFirst && styles.textFirst)}>
      <div className={styles.frame} aria-hidden="true">
        <Frame number={frame.number} caption={frame.caption}>
          <div className={styles.void} />
        </Frame>
      </div>
      <div className={styles.message}>
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
