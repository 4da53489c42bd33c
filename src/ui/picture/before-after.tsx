import { type FormEvent, useEffect, useRef } from 'react';
import styles from './before-after.module.css';
import { Picture, type PictureFiles } from './picture.tsx';

export interface BeforeAfterTexts {
  /** The name of the slider: "Compare selfie and headshot". */
  compare: string;
  /** The labels on the film's edge over each picture: "Selfie", and the style. */
  before: string;
  after: string;
  beforeAlt: string;
  afterAlt: string;
  /** The note below, that the person is computer-generated. */
  note: string;
}

export interface BeforeAfterProps {
  /** Both pictures have an aspect ratio of 4:5. */
  before: PictureFiles;
  after: PictureFiles;
  /** The part of `after` that `before` covers, in shares of its width and height. Default: all of it. */
  afterView?: { x: number; y: number; width: number; height: number };
  texts: BeforeAfterTexts;
  /** The displayed width, as in HTML's `sizes`. */
  sizes: string;
  /** Loads the pictures immediately and with high priority, for those at the top of a page. */
  eager?: boolean;
}

const MIDDLE = 50;
const ALL = { x: 0, y: 0, width: 1, height: 1 };

/**
 * A selfie over the headshot made of it, with a slider that moves the border between them. Without scripts each shows one
 * half.
 */
export function BeforeAfter({ before, after, afterView = ALL, texts, ...shown }: BeforeAfterProps) {
  const slider = useRef<HTMLInputElement>(null);

  /** Writes to the DOM directly instead of by React state, because nothing else changes while the slider is dragged. */
  function updateSplit(input: HTMLInputElement) {
    input.parentElement?.style.setProperty('--at', `${input.value}%`);
    input.setAttribute('aria-valuetext', shareOf(texts.before, input.value));
  }
  useEffect(() => {
    // The slider may have been moved before hydration, or restored by the browser.
    if (slider.current && slider.current.value !== String(MIDDLE)) updateSplit(slider.current);
  });

  return (
    <figure className={styles.frame}>
      <div className={styles.edge}>
        <span>{texts.before}</span>
        <span>{texts.after}</span>
      </div>
      <div className={styles.window}>
        <div className={styles.after} style={placementOf(afterView)}>
          <Picture files={after} alt={texts.afterAlt} {...shown} />
        </div>
        <div className={styles.before}>
          <Picture files={before} alt={texts.beforeAlt} {...shown} />
        </div>
        <span className={styles.line} aria-hidden="true" />
        <input
          ref={slider}
          className={styles.slider}
          type="range"
          min={0}
          max={100}
          defaultValue={MIDDLE}
          aria-label={texts.compare}
          aria-valuetext={shareOf(texts.before, MIDDLE)}
          onInput={(event: FormEvent<HTMLInputElement>) => updateSplit(event.currentTarget)}
        />
      </div>
      <figcaption className={styles.note}>{texts.note}</figcaption>
    </figure>
  );
}

/** Returns the size and offset that make exactly this part of a picture fill the window. */
function placementOf({ x, y, width, height }: typeof ALL) {
  return {
    left: percent(-x / width),
    top: percent(-y / height),
    width: percent(1 / width),
    height: percent(1 / height),
  };
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(3))}%`;
}

function shareOf(name: string, value: string | number): string {
  return `${name}: ${value} %`;
}
