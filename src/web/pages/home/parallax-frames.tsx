import { useEffect, useRef } from 'react';
import { Picture, type PictureFiles } from '../../../ui/picture/picture.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { parallaxOffsetPx } from './parallax.ts';
import styles from './parallax-frames.module.css';

/** The speeds of the three pictures, as multiples of the specification's speed. */
const SPEEDS = [1, -1.5, 2.2] as const;

/** Three decorative frames that drift while the page scrolls, unless the visitor prefers reduced motion (spec §2, §4). */
export function ParallaxFrames({ pictures }: { pictures: readonly PictureFiles[] }) {
  const holder = useRef<HTMLDivElement>(null);
  const moving = useMediaQuery('(prefers-reduced-motion: no-preference)');

  useEffect(() => {
    const element = holder.current;
    if (!element || !moving) return;
    const frames = [...element.children] as HTMLElement[];
    let frame = 0;
    const drift = () => {
      frame = 0;
      const { top, height } = element.getBoundingClientRect();
      // The frames have no offset when they are in the middle of the screen.
      const scrolledPx = innerHeight / 2 - (top + height / 2);
      frames.forEach((one, index) => {
        one.style.translate = `0 ${parallaxOffsetPx(scrolledPx, SPEEDS[index] ?? 1)}px`;
      });
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(drift);
    };
    drift();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
      cancelAnimationFrame(frame);
      frames.forEach((one) => one.style.removeProperty('translate'));
    };
  }, [moving]);

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
