import { type PointerEvent, useRef } from 'react';
import styles from './loupe-picture.module.css';

export interface LoupePictureProps {
  src: string;
  alt: string;
  widthPx: number;
  heightPx: number;
  /** A larger file for the loupe; the picture itself when absent. */
  loupeSrc?: string;
  loading?: 'eager' | 'lazy';
}

/**
 * A picture under a magnifier: the lens follows the mouse, and stands over the upper third (where the face
 * is) while the link or button around it has the keyboard's focus.
 */
export function LoupePicture({ src, alt, widthPx, heightPx, loupeSrc, loading = 'lazy' }: LoupePictureProps) {
  const lens = useRef<HTMLSpanElement>(null);

  function follow(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== 'mouse' || !lens.current) return;
    const box = event.currentTarget.getBoundingClientRect();
    lens.current.style.setProperty('--x', String((event.clientX - box.left) / box.width));
    lens.current.style.setProperty('--y', String((event.clientY - box.top) / box.height));
  }

  return (
    <span className={styles.picture} onPointerMove={follow}>
      <img src={src} alt={alt} width={widthPx} height={heightPx} loading={loading} decoding="async" />
      <span className={styles.lens} ref={lens} aria-hidden="true">
        {/* Not loaded before it is first shown: lazy pictures without a box are not fetched. */}
        <img src={loupeSrc ?? src} alt="" width={widthPx} height={heightPx} loading="lazy" />
      </span>
    </span>
  );
}
