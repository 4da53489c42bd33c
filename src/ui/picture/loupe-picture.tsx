import { type PointerEvent, useRef } from 'react';
import styles from './loupe-picture.module.css';

export interface LoupePictureProps {
  src: string;
  alt: string;
  widthPx: number;
  heightPx: number;
  /** The URL of a larger version for the loupe. Default: `src`. */
  loupeSrc?: string;
  loading?: 'eager' | 'lazy';
}

/**
 * A picture with a magnifier. The lens follows the mouse; while the link or button around it has the keyboard focus, the lens
 * is over the upper third, where the face is.
 */
export function LoupePicture({ src, alt, widthPx, heightPx, loupeSrc, loading = 'lazy' }: LoupePictureProps) {
  const lens = useRef<HTMLSpanElement>(null);

  function moveLens(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== 'mouse' || !lens.current) return;
    const box = event.currentTarget.getBoundingClientRect();
    lens.current.style.setProperty('--x', String((event.clientX - box.left) / box.width));
    lens.current.style.setProperty('--y', String((event.clientY - box.top) / box.height));
  }

  return (
    <span className={styles.picture} onPointerMove={moveLens}>
      <img src={src} alt={alt} width={widthPx} height={heightPx} loading={loading} decoding="async" />
      <span className={styles.lens} ref={lens} aria-hidden="true">
        {/* Browsers do not load a lazy image before it has a box, so this one loads when the lens first appears. */}
        <img src={loupeSrc ?? src} alt="" width={widthPx} height={heightPx} loading="lazy" />
      </span>
    </span>
  );
}
