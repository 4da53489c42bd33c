import { type FormEvent, useEffect, useRef } from 'react';
import styles from './before-after.module.css';
import { Picture, type PictureFiles } from './picture.tsx';

export interface BeforeAfterTexts {
  /** Names the slider: "Compare selfie and headshot". */
  compare: string;
  /** On the film's edge over each picture: "Selfie", and the style. */
  before: string;
  after: string;
  beforeAlt: string;
  afterAlt: string;
  /** Below: that the person is computer-generated. */
  note: string;
}

export interface BeforeAfterProps {
  /** 4:5. */
  before: PictureFiles;
  after: PictureFiles;
  /** The part of `after`, as shares of it, that lies under `before`; default: all of it. */
  afterView?: { x: number; y: number; width: number; height: number };
  texts: BeforeAfterTexts;
  /** How wide it is shown, as in HTML's `sizes`. */
  sizes: string;
  /** Visible at once. */
  eager?: boolean;
}

const MIDDLE = 50;
const ALL = { x: 0, y: 0, width: 1, height: 1 };

/**
 * A selfie lies over the headshot made of it; a slider uncovers the one or the other. Without script both show half of
 * themselves.
 */
export function BeforeAfter({ before, after, afterView = ALL, texts, ...shown }: BeforeAfterProps) {
  const slider = useRef<HTMLInputElement>(null);

  /** Past React: while it is dragged nothing else changes. */
  function follow(input: HTMLInputElement) {
    input.parentElement?.style.setProperty('--at', `${input.value}%`);
    input.setAttribute('aria-valuetext', shareOf(texts.before, input.value));
  }
  useEffect(() => {
    // Moved before React was listening, or restored by the browser.
    if (slider.current && slider.current.value !== String(MIDDLE)) follow(slider.current);
  });

  return (
    <figure className={styles.frame}>
      <div className={styles.edge}>
        <span>{texts.before}</span>
        <span>{texts.after}</span>
      </div>
      <div className={styles.window}>
        <div className={styles.after} style={placeOf(afterView)}>
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
          onInput={(event: FormEvent<HTMLInputElement>) => follow(event.currentTarget)}
        />
      </div>
      <figcaption className={styles.note}>{texts.note}</figcaption>
    </figure>
  );
}

/** So large and so far aside that only this part of it is in the window. */
function placeOf({ x, y, width, height }: typeof ALL) {
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
