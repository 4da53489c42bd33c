import { useEffect, useRef } from 'react';
import { Picture, type PictureFiles } from '../../../ui/picture.tsx';
import { parallaxOffsetPx } from './parallax.ts';
import styles from './parallax-frames.module.css';

/** Speeds of the three pictures, as multiples of the specification's one. */
const SPEEDS = [1, -1.5, 2.2] as const;

/** Three loose frames that drift while the page scrolls; they stand still for who wants less motion (spec §2, §4). */
export function ParallaxFrames({ pictures }: { pictures: readonly PictureFiles[] }) {
  const holder = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const drift = () => {
      frame = 0;
      [...(holder.current?.children ?? [])].forEach((element, index) => {
        (element as HTMLElement).style.translate = `0 ${parallaxOffsetPx(scrollY, SPEEDS[index] ?? 1)}px`;
      });
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(drift);
    };
    drift();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);

  return (
    <div ref={holder} className={styles.holder} aria-hidden="true">
      {pictures.slice(0, SPEEDS.length).map((files) => (
        <div key={files.src} className={styles.frame}>
          <Picture files={files} alt="" sizes="12rem" />
        </div>
      ))}
    </div>
  );
}
